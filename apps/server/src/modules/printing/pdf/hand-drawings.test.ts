import { readFileSync } from 'node:fs'
import { COLOURINGS } from '@gebaerdenraum/domain/media/colourings'
import { HAND_VIEWS } from '@gebaerdenraum/domain/media/handshapes'
import { drawHand, type HandDrawing } from '@gebaerdenraum/drawing/hands/hand-drawing'
import { findHandPalette } from '@gebaerdenraum/drawing/hands/hand-palettes'
import { picture } from '@gebaerdenraum/drawing/svg/picture'
import { describe, expect, it } from 'vitest'
import { readDrawing } from './read-drawing.ts'
import { vectorOperators } from './vector-operators.ts'

const FILES = ['letter-drawings', ...HAND_VIEWS.map((view) => `handshapes-${view}`)]

describe.each(FILES)('the hands of content/hands/%s.json', (name) => {
  const drawings: Readonly<Record<string, HandDrawing>> = JSON.parse(
    readFileSync(new URL(`../../../../../../content/hands/${name}.json`, import.meta.url), 'utf8'),
  )

  it('are there', () => expect(Object.keys(drawings).length).toBeGreaterThan(25))

  it('stay vectors in a PDF, in every colouring', () => {
    const rasterised: string[] = []
    for (const [key, hand] of Object.entries(drawings)) {
      for (const colouring of COLOURINGS) {
        const drawing = drawHand(hand, findHandPalette(colouring))
        const { width, height } = drawing
        const { svg } = picture(width, height, key, 'body' in drawing ? drawing.body : '')
        const root = readDrawing(svg)
        const content = root && vectorOperators(root)
        if (!content || content.images.length > 0) rasterised.push(`${key} ${colouring}`)
      }
    }
    expect(rasterised).toEqual([])
  })
})
