/** Moves an element into the bar at the top, where the page has one; elsewhere it stays on the board. */
export function inBar(node: HTMLElement): { destroy: () => void } {
  document.getElementById('progress')?.append(node);
  return { destroy: () => node.remove() };
}
