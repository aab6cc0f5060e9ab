import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import { drawSignBox } from '@gebaerdenraum/drawing/cards/draw-sign-box'
import { drawSpelling } from '@gebaerdenraum/drawing/fingerspelling/draw-spelling'
import { expect, test } from 'vitest'
import { parseSvg } from '../../media/svg/svg-parser.ts'
import { readDrawing } from './read-drawing.ts'

const parsed = (svg: string) => {
  const outcome = parseSvg(Buffer.from(svg))
  return outcome.ok ? outcome.root : null
}

test.each(['Haus', 'Straße', 'Tom & Jerry', '<Klammer>'])(
  'a drawn card of "%s" is read as any XML parser reads it',
  (title) => {
    const { svg } = drawSignBox({ title, wordClass: 'noun', drawing: drawSpelling(title, 700, 700, PLAIN_LOOK) })
    expect(readDrawing(svg)).toEqual(parsed(svg))
  },
)

test.each([
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><!-- a --><g/></svg>',
  "<svg xmlns='http://www.w3.org/2000/svg' ><g id='a'/> </svg>",
  '<svg xmlns="http://www.w3.org/2000/svg"><g>',
  '<svg xmlns="http://www.w3.org/2000/svg"><g></svg></g>',
  '<svg xmlns="http://www.w3.org/2000/svg"/><svg xmlns="http://www.w3.org/2000/svg"/>',
  'no drawing',
])('%j is read as any XML parser reads it, or not at all', (svg) => {
  expect(readDrawing(svg)).toEqual(parsed(svg))
})
