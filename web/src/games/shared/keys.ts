/** Keys that boards listen to. */

/** Whether a key is meant for something else: a field that is typed in, or the browser itself. */
export function isForOthers(pressed: KeyboardEvent): boolean {
  const at = pressed.target instanceof Element ? pressed.target : null;
  return pressed.ctrlKey || pressed.metaKey || pressed.altKey || at?.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
