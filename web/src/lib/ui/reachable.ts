/** A part that scrolls can be reached by the keyboard; one that does not is no stop on the way. */
export function reachable(node: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return {
    destroy: () => {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
