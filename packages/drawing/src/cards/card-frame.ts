import type { WordClass } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { Frame } from '../svg/drawing.ts'
import { CARD } from './sign-box-geometry.ts'

/** What the print cards of signs and custom signs have in common. */

export const cardPaper = (): string => card('#ffffff', 'none', 0)

/** Above all else, so that no picture covers it. */
export const cardFrame = ({ frame, strokeWidth }: WordClass): string => card('none', frame, strokeWidth)

const card = (fill: string, stroke: string, strokeWidth: number): string => {
  const { x, y, width, height, radius } = CARD
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`
  return `<rect ${box} fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`
}

/** The lower part in the tint of the word class, its lower corners round like the card's. */
export const cardBand = ({ x, y, width, height }: Frame, { tint }: WordClass): string => {
  const { radius } = CARD
  const [right, bottom] = [x + width, y + height]
  const corners = `V${bottom - radius}A${radius} ${radius} 0 0 1 ${right - radius} ${bottom}H${x + radius}A${radius} ${radius} 0 0 1 ${x} ${bottom - radius}Z`
  return `<path fill="${tint}" d="M${x} ${y}H${right}${corners}"/>`
}
