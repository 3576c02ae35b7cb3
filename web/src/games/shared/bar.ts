/** Moves an element into the bar at the top, where the page has one; elsewhere it stays on the board. */
export const inBar = (node: HTMLElement): { destroy: () => void } => moved(node, '#progress');

/** Moves an element beside what the bar says of the turn. */
export const inStatus = (node: HTMLElement): { destroy: () => void } => moved(node, '[data-turn]');

function moved(node: HTMLElement, to: string): { destroy: () => void } {
  document.querySelector(to)?.append(node);
  return { destroy: () => node.remove() };
}
