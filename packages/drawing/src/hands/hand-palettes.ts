import type { Colouring, ColourScheme } from '@gebaerdenraum/domain/media/colourings'

/** The colours of a drawn hand by role, as hex. `shade`, `base` and `light` are the steps of a shaded surface. */
export type HandPalette = {
  readonly skin: Shades
  /** The palmar side where it is lighter than the back. */
  readonly palm?: Shades
  readonly nail: Shades
  readonly sleeve: Shades
  readonly hem: Shades
  readonly crease: string
  readonly ink: string
}
export type Shades = { readonly shade: string; readonly base: string; readonly light: string }

/** The palette of a colouring on a light or dark page. Line art is black on white on every page. */
export const findHandPalette = (colouring: Colouring, scheme: ColourScheme = 'light'): HandPalette => {
  const palette = PALETTES[colouring]
  return scheme === 'dark' && colouring !== 'lineArt' ? { ...palette, ink: DARK_PAGE_INKS[colouring] } : palette
}

const shades = (shade: string, base: string, light: string): Shades => ({ shade, base, light })

const SLEEVE = {
  sleeve: shades('#075757', '#0b6b6b', '#177d7a'),
  hem: shades('#177d7a', '#2f9490', '#4fa9a5'),
}

const PALETTES: Readonly<Record<Colouring, HandPalette>> = {
  light: {
    skin: shades('#d9a384', '#f6cfb3', '#ffe7d3'),
    nail: shades('#e0ab97', '#fbdccf', '#fbdccf'),
    crease: '#cf9678',
    ink: '#4a2a1e',
    ...SLEEVE,
  },
  medium: {
    skin: shades('#c98a63', '#eebb93', '#fbdcbd'),
    nail: shades('#d79a80', '#f7d3c0', '#f7d3c0'),
    crease: '#c48663',
    ink: '#43261b',
    ...SLEEVE,
  },
  brown: {
    skin: shades('#8a5535', '#bb7f56', '#d9a47c'),
    palm: shades('#a06a49', '#d29d78', '#eabf9f'),
    nail: shades('#b57b62', '#e0b098', '#e0b098'),
    crease: '#834f32',
    ink: '#331b11',
    ...SLEEVE,
  },
  deep: {
    skin: shades('#4f2f20', '#7c503a', '#a2735a'),
    palm: shades('#7d5341', '#b58468', '#d2a78c'),
    nail: shades('#8d5f4a', '#c79a80', '#c79a80'),
    crease: '#4a2b1d',
    ink: '#1f0f09',
    ...SLEEVE,
  },
  lineArt: {
    skin: shades('#ffffff', '#ffffff', '#ffffff'),
    nail: shades('#ffffff', '#ffffff', '#ffffff'),
    sleeve: shades('#ffffff', '#ffffff', '#ffffff'),
    hem: shades('#ffffff', '#ffffff', '#ffffff'),
    crease: '#8a8a8a',
    ink: '#111111',
  },
}

const DARK_PAGE_INKS: Readonly<Record<Exclude<Colouring, 'lineArt'>, string>> = {
  light: '#2a1710',
  medium: '#241209',
  brown: '#e9c9ae',
  deep: '#e3bd9f',
}
