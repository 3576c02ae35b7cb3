/** Arrow keys among the decks. */

/** Move the focus to the next button of a group; whether there was one. */
export function moved(group: HTMLElement, key: string): boolean {
  const buttons = [...group.querySelectorAll<HTMLElement>('button')];
  if (!buttons.length) return false;
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? 0 : (at + by + buttons.length) % buttons.length;
  buttons[next]?.focus();
  return true;
}
