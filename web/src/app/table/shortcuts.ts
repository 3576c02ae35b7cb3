/** Keys that work anywhere at a table. Boards have their own for the hand. */

export type Panel = '' | 'log' | 'chat' | 'menu' | 'keys';

const KEYS: Record<string, Panel | 'undo' | 'close'> = { l: 'log', c: 'chat', u: 'undo', '?': 'keys', escape: 'close' };

export function shortcut(event: KeyboardEvent): Panel | 'undo' | 'close' | null {
  const on = event.target as HTMLElement | null;
  const isTyping = on?.matches?.('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]');
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (isTyping && event.key !== 'Escape') return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}
