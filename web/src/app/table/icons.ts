/** Lines of the frame's icons, on a field of 24. */
export const PANEL_ICONS = {
  log: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
} as const;
