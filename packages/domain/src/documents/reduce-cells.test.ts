import { describe, expect, test } from 'vitest'
import type { ImageReference } from '../images/image-reference.ts'
import { ids } from '../kernel/random-values.fixture.ts'
import type { CommandOf, DocumentCommand } from './commands.ts'
import { pagesOf } from './content-changes.ts'
import { apply, cell, filled, fresh, gridOf, orders, refusal, sheets, sign } from './document-builders.fixture.ts'
import { type Cell, type DocumentContent, fieldsOf, type Grid } from './document-content.ts'
import { clipOf } from './element-clip.ts'
import { documentOf } from './random-document.fixture.ts'

describe('cells of a grid', () => {
  const set = (at: Cell, image: ImageReference | null, id = 'x'): DocumentCommand => ({
    type: 'set-cell-image',
    pageId: 'page',
    cell: at,
    image,
    newElementIds: [id],
    newPageIds: [],
  })
  const move = (from: Cell, to: Cell, pages = ['page', 'page']): DocumentCommand => ({
    type: 'move-cell',
    from: { pageId: pages[0] ?? '', cell: from },
    to: { pageId: pages[1] ?? '', cell: to },
  })

  test('get an element with their picture and lose it with it', () => {
    const content = apply(documentOf('grid'), set(cell(1, 0), sign('hund')))
    expect(content.elementsKeyedById).toEqual({ x: { id: 'x', gridIndex: cell(1, 0), image: sign('hund') } })
    const changed = apply(content, set(cell(1, 0), sign('katze'), 'y'))
    expect([sheets(changed), Object.keys(changed.elementsKeyedById)]).toEqual([[['1,0 katze']], ['x']])
    expect(apply(changed, set(cell(1, 0), null))).toEqual(documentOf('grid'))
    expect(apply(content, { type: 'set-image', elementId: 'x', slot: 'image', image: null }).elementsKeyedById).toEqual(
      {},
    )
  })

  test('hold the same picture as often as wanted', () => {
    expect(sheets(filled('hund', 'hund', 'hund'))).toEqual([['0,0 hund', '0,1 hund', '1,0 hund']])
  })

  test('beside the grid, and on pages without one, are refused', () => {
    expect(refusal(documentOf('grid'), set(cell(2, 0), sign('hund')))).toBe('no-such-cell')
    expect(refusal(documentOf('own-sign'), set(cell(0, 0), sign('hund')))).toBe('not-for-this-type')
    expect(refusal(filled('hund'), move(cell(1, 1), cell(0, 0)))).toBe('no-such-element')
  })

  test('are moved into free cells and change places with taken ones', () => {
    const content = filled('hund', 'katze')
    expect(sheets(apply(content, move(cell(0, 0), cell(1, 1))))).toEqual([['1,0 katze', '1,1 hund']])
    expect(sheets(apply(content, move(cell(0, 0), cell(1, 0))))).toEqual([['0,0 katze', '1,0 hund']])
  })

  test('change places between pages too', () => {
    const content = filled('hund', 'katze', 'maus', 'igel', 'wolf')
    const second = content.pageIds[1] ?? ''
    expect(sheets(apply(content, move(cell(0, 0), cell(0, 0), ['page', second])))).toEqual([
      ['0,0 wolf', '0,1 maus', '1,0 katze', '1,1 igel'],
      ['0,0 hund'],
    ])
    expect(sheets(apply(content, move(cell(0, 0), cell(1, 1), ['page', second])))).toEqual([
      ['0,1 maus', '1,0 katze', '1,1 igel'],
      ['0,0 wolf', '1,1 hund'],
    ])
  })
})

const fineGrid: Grid = {
  columns: 15,
  rows: 15,
  elementSize: { width: 40, height: 40 },
  columnGap: 0,
  rowGap: 0,
}

describe('filling', () => {
  const fill = (place: Cell | null, ...names: readonly string[]): CommandOf<'fill'> => ({
    type: 'fill',
    pageId: 'page',
    place,
    images: names.map(sign),
    ...fresh('x'),
  })

  test('begins at the cell, replaces what stands there, and goes on in free cells behind it', () => {
    const content = apply(filled('hund', 'katze', 'maus'), fill(cell(1, 0), 'igel', 'wolf'))
    expect(sheets(content)).toEqual([['0,0 hund', '0,1 maus', '1,0 igel', '1,1 wolf']])
  })

  test('goes on on new pages behind this one', () => {
    const two = apply(filled('hund'), { type: 'add-page', afterPageId: null, newElementIds: [], newPageIds: ['last'] })
    const content = apply(two, fill(null, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'))
    expect(content.pageIds).toEqual(['page', 'xp0', 'xp1', 'last'])
    expect(sheets(content)).toEqual([
      ['0,0 hund', '0,1 b', '1,0 a', '1,1 c'],
      ['0,0 d', '0,1 f', '1,0 e', '1,1 g'],
      ['0,0 h'],
      [],
    ])
  })

  test('stops at 3000 elements in one document', () => {
    const fine = apply(documentOf('grid'), { type: 'change-grid', pageId: 'page', grid: fineGrid, ...fresh() })
    const images = ids('w', 3000).map(sign)
    const newIds = { newElementIds: ids('many', 3001), newPageIds: ids('pages', 20) }
    const full = apply(fine, { type: 'fill', pageId: 'page', place: null, images, ...newIds })
    expect([full.pageIds.length, Object.keys(full.elementsKeyedById).length]).toEqual([14, 3000])
    expect(refusal(full, fill(null, 'hund'))).toBe('too-many-elements')
    const last = { pageId: full.pageIds[13] ?? '', cell: cell(14, 14) }
    expect(refusal(full, { type: 'set-cell-image', ...last, image: sign('hund'), ...fresh() })).toBe(
      'too-many-elements',
    )
  })

  test('of own signs takes blank rows first, unless it is given a place', () => {
    const named = apply(documentOf('own-sign'), { type: 'set-text', elementId: 'first1', field: 'name', text: 'Hund' })
    expect(orders(apply(named, fill(null, 'a', 'b', 'c')))).toEqual([['xe0', 'first1', 'xe1', 'xe2']])
    expect(orders(apply(named, { ...fill(null, 'a'), place: 1 }))).toEqual([['first0', 'xe0', 'first1', 'first2']])
    expect(orders(apply(named, fill(null, ...ids('w', 6)))).map((order) => order.length)).toEqual([6, 1])
  })

  test('works for the target vocabulary too', () => {
    const content = apply(documentOf('target-vocabulary'), fill(null, ...ids('w', 12)))
    expect(orders(content).map((order) => order.length)).toEqual([10, 2])
    expect(Object.values(content.elementsKeyedById).map((element) => fieldsOf(element).image?.objectId)).toEqual(
      ids('w', 12),
    )
  })
})

describe('changing the grid', () => {
  const change = (grid: Grid): DocumentCommand => ({ type: 'change-grid', pageId: 'page', grid, ...fresh('x') })

  test('keeps what fits in its cell and puts the rest, in reading order, on full pages behind', () => {
    const wide = apply(documentOf('grid'), change(gridOf(4, 2)), {
      type: 'fill',
      pageId: 'page',
      place: null,
      images: 'abcdefgh'.split('').map(sign),
      ...fresh('f'),
    })
    const content = apply(wide, change(gridOf(2, 1)))
    expect(sheets(content)).toEqual([
      ['0,0 a', '1,0 b'],
      ['0,0 c', '1,0 d'],
      ['0,0 e', '1,0 f'],
      ['0,0 g', '1,0 h'],
    ])
    expect(pagesOf(content).map(({ grid }) => grid)).toEqual(Array.from({ length: 4 }, () => gridOf(2, 1)))
  })

  test('to one that does not fit the page is refused', () => {
    expect(refusal(documentOf('grid'), change(gridOf(8, 1)))).toBe('grid-does-not-fit')
    expect(refusal(documentOf('grid'), change(gridOf(0, 1)))).toBe('grid-does-not-fit')
    expect(refusal(documentOf('own-sign'), change(gridOf(1, 1)))).toBe('no-such-page')
  })
})

describe('pasting', () => {
  const paste = (content: DocumentContent, elementIds: readonly string[], place: Cell | number | null) => ({
    type: 'paste' as const,
    pageId: 'page',
    place,
    clip: clipOf(content, elementIds),
    ...fresh('x'),
  })
  const threeByThree = (...commands: readonly DocumentCommand[]) =>
    apply(documentOf('grid'), { type: 'change-grid', pageId: 'page', grid: gridOf(3, 3), ...fresh() }, ...commands)
  const put = (name: string, at: Cell): DocumentCommand => ({
    type: 'set-cell-image',
    pageId: 'page',
    cell: at,
    image: sign(name),
    newElementIds: [name],
    newPageIds: [],
  })

  test('keeps the shape of what was copied where its cells are free', () => {
    const content = threeByThree(put('hund', cell(0, 0)), put('katze', cell(1, 1)))
    expect(sheets(apply(content, paste(content, ['hund', 'katze'], cell(1, 0))))).toEqual([
      ['0,0 hund', '1,0 hund', '1,1 katze', '2,1 katze'],
    ])
  })

  test('goes in reading order where they are not', () => {
    const content = threeByThree(put('hund', cell(0, 0)), put('katze', cell(1, 1)))
    expect(sheets(apply(content, paste(content, ['hund', 'katze'], cell(2, 0))))).toEqual([
      ['0,0 hund', '0,1 katze', '1,1 katze', '2,0 hund'],
    ])
  })

  test('one element onto a taken cell replaces what stands there', () => {
    const content = threeByThree(put('hund', cell(0, 0)), put('katze', cell(1, 1)))
    expect(sheets(apply(content, paste(content, ['hund'], cell(1, 1))))).toEqual([['0,0 hund', '1,1 hund']])
  })

  test('into a list stands at its index, into another type what it says in that one’s form', () => {
    const grid = filled('hund', 'katze')
    const list = documentOf('own-sign')
    const content = apply(list, paste(grid, Object.keys(grid.elementsKeyedById), 1))
    expect(orders(content)).toEqual([['first0', 'xe0', 'xe1', 'first1', 'first2']])
    expect(content.elementsKeyedById['xe1']).toMatchObject({ firstColumnImage: null, secondColumnImage: sign('katze') })
    const both = apply(content, {
      type: 'set-image',
      elementId: 'xe1',
      slot: 'firstColumnImage',
      image: { service: 'custom-signs', objectId: 'meins' },
    })
    expect(sheets(apply(documentOf('grid'), paste(both, ['xe1'], null)))).toEqual([['0,0 meins', '1,0 katze']])
  })
})
