import { PERSON_SIZE, type PersonView } from '@gebaerdenraum/domain/custom-signs/figures'
import type { Colouring } from '@gebaerdenraum/domain/media/colourings'
import type { Drawing } from '../svg/drawing.ts'
import { findHandPalette } from './hand-palettes.ts'
import { PERSON_SHAPES, type PersonFill, type PersonLine, type PersonShape } from './person-shapes.ts'

/** The upper body of a person in the box of `PERSON_SIZE`, coloured like the hands that are placed on it. */
export const drawPerson = (view: PersonView, colouring: Colouring): Drawing => {
  const colours = findColours(colouring)
  return { ...PERSON_SIZE, body: PERSON_SHAPES[view].map((shape) => drawShape(shape, colours)).join('') }
}

const drawShape = ({ fill, line, d, shades = [] }: PersonShape, { fills, lines }: Colours): string => {
  const filled = (role: PersonFill, path: string): string => `<path fill="${fills[role]}" d="${path}"/>`
  const below = fill === undefined ? '' : filled(fill, d)
  const stroked =
    line === undefined
      ? ''
      : `<path fill="none" stroke="${lines[line]}" stroke-width="${LINE_WIDTHS[line]}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
  return below + shades.map((shade) => filled(shade.fill, shade.d)).join('') + stroked
}

/** In canvas units; `outline` is about as thick as that of a hand. */
const LINE_WIDTHS: Readonly<Record<PersonLine, number>> = { outline: 3, fold: 2.6, mark: 2.2, strand: 1.8 }

type Colours = {
  readonly fills: Readonly<Record<PersonFill, string>>
  readonly lines: Readonly<Record<PersonLine, string>>
}

const findColours = (colouring: Colouring): Colours => {
  const { skin, sleeve, hem, ink, crease } = findHandPalette(colouring)
  const { hair, hairShade, hairLight, iris, lip } = HAIR[colouring]
  return {
    fills: {
      skin: skin.base,
      skinShade: skin.shade,
      sweater: sleeve.base,
      sweaterShade: sleeve.shade,
      sweaterLight: sleeve.light,
      hem: hem.base,
      hemShade: hem.shade,
      hair,
      hairShade,
      hairLight,
      brow: colouring === 'lineArt' ? ink : hairShade,
      white: '#ffffff',
      iris,
      ink,
      lip,
    },
    lines: { outline: ink, fold: ink, mark: ink, strand: colouring === 'lineArt' ? crease : hairLight },
  }
}

type Features = Readonly<Record<'hair' | 'hairShade' | 'hairLight' | 'iris' | 'lip', string>>

/** Common colours of hair and eyes for each skin tone. */
const HAIR: Readonly<Record<Colouring, Features>> = {
  light: { hair: '#8a5d3b', hairShade: '#6b452b', hairLight: '#a87850', iris: '#4d3526', lip: '#dc9c86' },
  medium: { hair: '#5a3a28', hairShade: '#42291c', hairLight: '#775038', iris: '#3d281d', lip: '#d08a70' },
  brown: { hair: '#33221a', hairShade: '#241711', hairLight: '#503829', iris: '#2a1911', lip: '#9c5f49' },
  deep: { hair: '#2a2021', hairShade: '#1a1314', hairLight: '#473839', iris: '#1c100b', lip: '#683d2f' },
  lineArt: { hair: '#ffffff', hairShade: '#ffffff', hairLight: '#ffffff', iris: '#111111', lip: '#ffffff' },
}
