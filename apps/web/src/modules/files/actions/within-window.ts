/** For menus that can be higher than a low window: they stay inside of it, and what has no room is scrolled to. */
export const WITHIN_WINDOW = {
  middlewares: { flip: true, shift: true, size: true },
  styles: { dropdown: { overflowY: 'auto' } },
} as const
