/** A part that scrolls can be reached by the keyboard; one that does not is no stop on the way. */
export function reachable(node: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  let frame = 0;
  /** With the next frame, which is laid out anyway. */
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver(soon);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  soon();
  return {
    destroy: () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
