import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import { describe, expect, it } from 'vitest'
import { drawDemoSignBox, drawDemoSignMap } from './draw-demo-cards.ts'

const symbol = { body: '<circle cx="16" cy="16" r="9"/>', width: 32, height: 32 }
/** The fingerspelling is arranged for its room, so placing it scales nothing. */
const PLACED_AS_IS = /translate\([\d.]+ [\d.]+\) scale\(1\)/

describe('a demo card', () => {
  it.each([undefined, symbol])('arranges the fingerspelling for the room it has', (given) => {
    const card = { title: 'Oma', wordClass: 'noun', symbol: given, look: PLAIN_LOOK } as const
    expect(drawDemoSignBox(card).svg).toMatch(PLACED_AS_IS)
    expect(drawDemoSignMap(card).svg).toMatch(PLACED_AS_IS)
  })

  it('draws each of the three hands of Oma', () => {
    const { svg } = drawDemoSignBox({ title: 'Oma', wordClass: 'noun', look: PLAIN_LOOK })
    expect(svg.match(/<path fill="none"/g)).toHaveLength(3)
  })
})
