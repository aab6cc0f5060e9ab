/** Skin tones of drawn hands, from light to deep. The operator sets the default, people choose their own. */
export const SKIN_TONES = ['light', 'medium', 'brown', 'deep'] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** How a hand or a person is coloured: a skin tone, or black lines on white for copies and for colouring in. */
export const COLOURINGS = [...SKIN_TONES, 'lineArt'] as const
export type Colouring = (typeof COLOURINGS)[number]

export const COLOURING_NAMES: Readonly<Record<Colouring, string>> = {
  light: 'Hell',
  medium: 'Mittel',
  brown: 'Braun',
  deep: 'Dunkel',
  lineArt: 'Strichzeichnung',
}

/** Drawings on a dark page have lighter outlines. */
export const COLOUR_SCHEMES = ['light', 'dark'] as const
export type ColourScheme = (typeof COLOUR_SCHEMES)[number]

export const isColouring = (value: unknown): value is Colouring => COLOURINGS.some((known) => known === value)
