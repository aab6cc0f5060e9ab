import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../files/file-types.ts'
import { ids } from '../kernel/random-values.fixture.ts'
import type { DocumentCommand } from './commands.ts'
import { pageOf, pagesOf } from './content-changes.ts'
import { apply, filled, fresh, gridOf, orders, refusal, sheets, sign } from './document-builders.fixture.ts'
import { documentOf } from './random-document.fixture.ts'

describe('a new document', () => {
  test.each<[DocumentType, string, number]>([
    ['grid', '„Raster”-Dokument', 0],
    ['own-sign', '„Meine Gebärden”-Dokument', 3],
    ['target-vocabulary', '„Zielwortschatz”-Dokument', 0],
  ])('of type %s is named %s and has a page with %i elements', (type, name, count) => {
    const content = documentOf(type)
    expect([content.name, orders(content).map((order) => order.length)]).toEqual([name, [count]])
  })

  test('of own signs has the two column titles', () => {
    expect(documentOf('own-sign').properties).toMatchObject({
      firstColumnTitle: 'Meine Gebärde',
      secondColumnTitle: 'SIGNbox',
    })
  })
})

describe('name and properties', () => {
  test('are kept trimmed, without control characters and no longer than allowed', () => {
    const content = apply(
      documentOf('grid'),
      { type: 'rename', name: '  Tiere ' },
      { type: 'set-property', property: 'title', text: `Tiere\n\u0000${'x'.repeat(200)}` },
    )
    expect([content.name, content.properties.title]).toEqual(['Tiere', `Tiere ${'x'.repeat(114)}`])
  })

  test('a name that no file can have is refused', () => {
    expect(refusal(documentOf('grid'), { type: 'rename', name: '  ' })).toBe('invalid-name')
  })

  test('the logo comes and goes', () => {
    const logo = { service: 'images', objectId: '7' } as const
    const content = apply(documentOf('grid'), { type: 'set-logo', logo })
    expect(content.properties.logo).toEqual(logo)
    expect(apply(content, { type: 'set-logo', logo: null })).toEqual(documentOf('grid'))
  })
})

describe('pages', () => {
  test('come at the end or behind another, in a grid with the grid of the last page', () => {
    const wide = apply(documentOf('grid'), { type: 'change-grid', pageId: 'page', grid: gridOf(4, 3), ...fresh() })
    const content = apply(
      wide,
      { type: 'add-page', afterPageId: null, newElementIds: [], newPageIds: ['second'] },
      { type: 'change-grid', pageId: 'second', grid: gridOf(2, 2), ...fresh() },
      { type: 'add-page', afterPageId: 'page', newElementIds: [], newPageIds: ['between'] },
    )
    expect(content.pageIds).toEqual(['page', 'between', 'second'])
    expect(pagesOf(content).map(({ grid }) => grid?.columns)).toEqual([4, 2, 2])
  })

  test('of own signs start with three elements', () => {
    const content = apply(documentOf('own-sign'), {
      type: 'add-page',
      afterPageId: null,
      newElementIds: ['a', 'b', 'c', 'd'],
      newPageIds: ['second'],
    })
    expect(orders(content)[1]).toEqual(['a', 'b', 'c'])
  })

  test('go with their elements; the last one stays', () => {
    const content = apply(documentOf('own-sign'), { type: 'add-page', afterPageId: null, ...fresh() })
    const [first = ''] = content.pageIds
    const left = apply(content, { type: 'delete-page', pageId: first })
    expect(Object.keys(left.elementsKeyedById)).toEqual(['ne0', 'ne1', 'ne2'])
    expect(refusal(left, { type: 'delete-page', pageId: 'np0' })).toBe('last-page')
    expect(refusal(left, { type: 'delete-page', pageId: 'page' })).toBe('no-such-page')
  })

  test('are no more than 200', () => {
    let content = documentOf('grid')
    for (let number = 1; number < 200; number += 1) {
      content = apply(content, { type: 'add-page', afterPageId: null, newElementIds: [], newPageIds: [`p${number}`] })
    }
    expect(refusal(content, { type: 'add-page', afterPageId: null, ...fresh() })).toBe('too-many-pages')
    const fill = { type: 'fill', pageId: 'page', place: null, images: 'abcde'.split('').map(sign) } as const
    expect(refusal(content, { ...fill, ...fresh() })).toBe('too-many-pages')
  })
})

describe('elements of a list', () => {
  const add = (id: string, index: number | null = null): DocumentCommand => ({
    type: 'add-element',
    pageId: 'page',
    index,
    newElementIds: [id],
    newPageIds: [],
  })

  test('of the target vocabulary are ten a page', () => {
    const content = apply(documentOf('target-vocabulary'), ...ids('v', 10).map((id) => add(id)))
    expect(refusal(content, add('v10'))).toBe('page-full')
  })

  test('of own signs are six a page', () => {
    const content = apply(documentOf('own-sign'), ...ids('v', 3).map((id) => add(id)))
    expect(refusal(content, add('v3'))).toBe('page-full')
  })

  test.each([
    [0, ['c', 'a', 'b']],
    [1, ['a', 'c', 'b']],
    [2, ['a', 'b', 'c']],
    [99, ['a', 'b', 'c']],
    [-1, ['c', 'a', 'b']],
  ])('are moved to index %i', (index, order) => {
    const content = apply(documentOf('target-vocabulary'), ...['a', 'b', 'c'].map((id) => add(id)))
    expect(orders(apply(content, { type: 'move-element', elementId: 'c', pageId: 'page', index }))).toEqual([order])
  })

  test('are moved to another page while there is room', () => {
    const content = apply(
      documentOf('target-vocabulary'),
      add('a'),
      { type: 'add-page', afterPageId: null, newElementIds: [], newPageIds: ['second'] },
      { type: 'move-element', elementId: 'a', pageId: 'second', index: 0 },
      ...ids('v', 10).map((id) => add(id)),
    )
    expect(orders(content)).toEqual([ids('v', 10), ['a']])
    expect(refusal(content, { type: 'move-element', elementId: 'a', pageId: 'page', index: 0 })).toBe('page-full')
  })

  test('keep picture, text and ticks, and only those that their type has', () => {
    const content = apply(
      documentOf('target-vocabulary'),
      add('a', 0),
      { type: 'set-image', elementId: 'a', slot: 'image', image: sign('hund') },
      { type: 'set-text', elementId: 'a', field: 'description', text: 'bellt\nlaut' },
      { type: 'set-checkbox', elementId: 'a', checkbox: 'hasPassive', isChecked: true },
    )
    expect(content.elementsKeyedById['a']).toEqual({
      id: 'a',
      image: sign('hund'),
      description: 'bellt\nlaut',
      hasActive: false,
      hasPassive: true,
    })
    expect(refusal(content, { type: 'set-image', elementId: 'a', slot: 'firstColumnImage', image: sign('hund') })).toBe(
      'not-for-this-type',
    )
    expect(refusal(content, { type: 'set-text', elementId: 'a', field: 'name', text: 'x' })).toBe('not-for-this-type')
    expect(
      refusal(documentOf('own-sign'), {
        type: 'set-checkbox',
        elementId: 'first0',
        checkbox: 'hasActive',
        isChecked: true,
      }),
    ).toBe('not-for-this-type')
  })

  test('are deleted together', () => {
    const content = documentOf('own-sign')
    expect(orders(apply(content, { type: 'delete-elements', elementIds: ['first0', 'first2', 'gone'] }))).toEqual([
      ['first1'],
    ])
  })
})

test('an object that is gone takes its pictures with it, and nothing else', () => {
  const content = apply(
    documentOf('own-sign'),
    { type: 'set-logo', logo: { service: 'images', objectId: 'hund' } },
    { type: 'set-image', elementId: 'first0', slot: 'firstColumnImage', image: sign('hund') },
    { type: 'set-image', elementId: 'first0', slot: 'secondColumnImage', image: sign('katze') },
    { type: 'forget-object', object: { service: 'signs', objectId: 'hund', imageType: 'signMap' } },
  )
  expect(content.properties.logo?.objectId).toBe('hund')
  expect(content.elementsKeyedById['first0']).toMatchObject({
    firstColumnImage: null,
    secondColumnImage: sign('katze'),
  })
  expect(sheets(apply(filled('hund', 'katze'), { type: 'forget-object', object: sign('hund') }))).toEqual([
    ['1,0 katze'],
  ])
})

test('ids that are names of every object are nobody’s', () => {
  expect(pageOf(documentOf('grid'), 'constructor')).toBeUndefined()
  expect(refusal(documentOf('grid'), { type: 'delete-page', pageId: 'toString' })).toBe('no-such-page')
})
