import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '../files/file-types.ts'
import { filled } from './document-builders.fixture.ts'
import { clipOf, readClip, writeClip } from './element-clip.ts'
import { anyDocument } from './random-document.fixture.ts'

const clip = (changes: object) =>
  JSON.stringify({
    format: 'gebaerdenraum/elements',
    version: 1,
    type: 'grid',
    elements: [{ id: 'x', gridIndex: { column: 0, row: 0 }, image: { service: 'images', objectId: '1' } }],
    ...changes,
  })

describe('copied elements', () => {
  test('come back from the clipboard as they were, but for their ids', () => {
    fc.assert(
      fc.property(anyDocument(...DOCUMENT_TYPES), (content) => {
        const copied = clipOf(content, Object.keys(content.elementsKeyedById))
        fc.pre(copied.elements.length > 0)
        const nameless = copied.elements.map((element) => ({ ...element, id: '' }))
        expect(readClip(writeClip(copied))).toEqual({ type: content.type, elements: nameless })
      }),
    )
  })

  test('stand in reading order, whatever order they were chosen in', () => {
    const content = filled('hund', 'katze', 'maus')
    const chosen = Object.keys(content.elementsKeyedById).reverse()
    expect(clipOf(content, chosen).elements).toMatchObject([
      { image: { objectId: 'hund' } },
      { image: { objectId: 'katze' } },
      { image: { objectId: 'maus' } },
    ])
  })

  test.each([
    ['any text', 'Guten Tag'],
    ['any JSON', '[1]'],
    ['nothing', 'null'],
    ['another format', clip({ format: 'other' })],
    ['a later version', clip({ version: 2 })],
    ['an unknown type', clip({ type: 'poster' })],
    ['no elements', clip({ elements: [] })],
    ['too many elements', clip({ elements: Array.from({ length: 451 }, () => ({})) })],
    ['an element of another type', clip({ type: 'own-sign' })],
    ['a cell beside every grid', clip({ elements: [{ gridIndex: { column: 15, row: 0 }, image: null }] })],
    [
      'an unknown service',
      clip({ elements: [{ gridIndex: { column: 0, row: 0 }, image: { service: 'x', objectId: '1' } }] }),
    ],
    [
      'a sign without its drawing',
      clip({ elements: [{ gridIndex: { column: 0, row: 0 }, image: { service: 'signs', objectId: '1' } }] }),
    ],
    [
      'an id that is none',
      clip({ elements: [{ gridIndex: { column: 0, row: 0 }, image: { service: 'images', objectId: '../x' } }] }),
    ],
  ])('are not read from %s', (_, text) => {
    expect(readClip(text)).toBeNull()
  })

  test('lose fields that nobody knows and what is too long', () => {
    const element = {
      name: 'x'.repeat(200),
      description: 'a\u0000b',
      firstColumnImage: null,
      secondColumnImage: null,
      onclick: 'x',
    }
    expect(readClip(clip({ type: 'own-sign', elements: [element] }))?.elements).toEqual([
      { id: '', name: 'x'.repeat(120), description: 'ab', firstColumnImage: null, secondColumnImage: null },
    ])
  })
})
