import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DOCUMENT_TYPES } from '../files/file-types.ts'
import { isUnbroken } from '../kernel/migrate-stored.ts'
import { filled } from './document-builders.fixture.ts'
import { storedContentOf } from './document-content.ts'
import { DOCUMENT_MIGRATIONS, DOCUMENT_MODEL_VERSION } from './migrations.ts'
import { anyDocument, filledDocument } from './random-document.fixture.ts'
import { readStoredContent, STORED_CONTENT_FIELDS, STORED_CONTENT_SCHEMAS } from './stored-document.ts'

const stored = storedContentOf(filled('hund', 'katze'))
const page = stored.pagesKeyedById['page']
const [first = '', second = ''] = Object.keys(stored.elementsKeyedById)

describe('a stored document', () => {
  test('comes back as it was, whatever was done to it', () => {
    fc.assert(
      fc.property(anyDocument(...DOCUMENT_TYPES), (content) => {
        const kept = storedContentOf(content)
        const text = JSON.stringify(kept)
        expect(readStoredContent(content.type, JSON.parse(text), DOCUMENT_MODEL_VERSION)).toEqual({
          ok: true,
          content: kept,
        })
      }),
    )
  })

  test.each<[string, unknown]>([
    ['without pages', { ...stored, pageIds: [], pagesKeyedById: {}, elementsKeyedById: {} }],
    ['with a page that is nowhere', { ...stored, pageIds: ['page', 'gone'] }],
    ['with a page twice', { ...stored, pageIds: ['page', 'page'] }],
    ['with a page under another id', { ...stored, pageIds: ['x'], pagesKeyedById: { x: page } }],
    [
      'with an element that is nowhere',
      { ...stored, pagesKeyedById: { page: { ...page, elementIds: [first, second, 'gone'] } } },
    ],
    ['with an element on no page', { ...stored, pagesKeyedById: { page: { ...page, elementIds: [first] } } }],
    ['with an element twice', { ...stored, pagesKeyedById: { page: { ...page, elementIds: [first, second, first] } } }],
    [
      'with two elements in one cell',
      {
        ...stored,
        elementsKeyedById: {
          ...stored.elementsKeyedById,
          [second]: { ...stored.elementsKeyedById[first], id: second },
        },
      },
    ],
    [
      'with an element beside the grid',
      {
        ...stored,
        elementsKeyedById: {
          ...stored.elementsKeyedById,
          [second]: { ...stored.elementsKeyedById[second], gridIndex: { column: 2, row: 0 } },
        },
      },
    ],
    [
      'with a grid of 16 columns',
      { ...stored, pagesKeyedById: { page: { ...page, grid: { ...page?.grid, columns: 16 } } } },
    ],
    [
      'with a grid larger than the page',
      { ...stored, pagesKeyedById: { page: { ...page, grid: { ...page?.grid, columnGap: 500 } } } },
    ],
    [
      'on another paper',
      { ...stored, pagesKeyedById: { page: { ...page, dimensions: { width: 1122.52, height: 793.7 } } } },
    ],
    ['with a title that is too long', { ...stored, properties: { ...stored.properties, title: 'x'.repeat(121) } }],
    [
      'with a logo that is a sign',
      { ...stored, properties: { ...stored.properties, logo: { service: 'signs', objectId: '1' } } },
    ],
    ['with a field that nobody knows', { ...stored, script: 'x' }],
    ['that is none', 'x'],
  ])('%s is refused', (_, value) => {
    expect(STORED_CONTENT_SCHEMAS.grid.safeParse(stored).success).toBe(true)
    expect(STORED_CONTENT_SCHEMAS.grid.safeParse(value).success).toBe(false)
    expect(readStoredContent('grid', value, DOCUMENT_MODEL_VERSION)).toMatchObject({ ok: false, reason: 'damaged' })
  })

  test('is taken in parts where the type is not known, and can be described to others', () => {
    const anyContent = z.strictObject(STORED_CONTENT_FIELDS)
    fc.assert(
      fc.property(filledDocument(...DOCUMENT_TYPES), (content) => {
        const kept = storedContentOf(content)
        expect(anyContent.parse(kept)).toEqual(kept)
      }),
    )
    expect(anyContent.safeParse({ ...stored, elementsKeyedById: { [first]: { id: first } } }).success).toBe(false)
    expect(z.toJSONSchema(anyContent, { io: 'input' })['required']).toEqual(Object.keys(STORED_CONTENT_FIELDS))
  })

  test('is refused as one of another type', () => {
    expect(STORED_CONTENT_SCHEMAS['own-sign'].safeParse(stored).success).toBe(false)
    expect(STORED_CONTENT_SCHEMAS['target-vocabulary'].safeParse(stored).success).toBe(false)
  })

  test('of a later version is not touched', () => {
    expect(readStoredContent('grid', stored, DOCUMENT_MODEL_VERSION + 1)).toMatchObject({
      ok: false,
      reason: 'unknown-version',
    })
  })
})

test('the migrations lead from version 1 on without a gap', () => {
  expect([isUnbroken(DOCUMENT_MIGRATIONS), DOCUMENT_MODEL_VERSION]).toEqual([true, 1])
})
