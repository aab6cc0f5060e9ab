import type { TextLook } from './invoice-file.ts'

/** Measures of the page in millimetres after DIN 5008, form B: the address shows in the window of an envelope. */
export const LEFT = 25
export const RIGHT = 190
export const INNER_WIDTH = RIGHT - LEFT
/** Where the foot begins. */
export const BOTTOM = 258

/** The colours of the product on white paper. */
export const COLOURS = { ink: '#1d2b2b', muted: '#536161', line: '#c4cfce', brand: '#0b6b6b', tint: '#e7f1f0' } as const

export const LOOKS = {
  brand: { size: 17, weight: 'bold', fill: COLOURS.brand },
  title: { size: 18, weight: 'bold', fill: COLOURS.ink },
  text: { size: 10, weight: 'regular', fill: COLOURS.ink },
  strong: { size: 10, weight: 'bold', fill: COLOURS.ink },
  total: { size: 12, weight: 'bold', fill: COLOURS.brand },
  small: { size: 8.5, weight: 'regular', fill: COLOURS.muted },
  label: { size: 8.5, weight: 'bold', fill: COLOURS.muted },
  foot: { size: 7, weight: 'regular', fill: COLOURS.muted },
} as const satisfies Readonly<Record<string, TextLook>>
