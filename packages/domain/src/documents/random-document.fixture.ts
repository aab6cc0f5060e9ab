import fc from 'fast-check'
import type { DocumentType } from '../files/file-types.ts'
import { imageReference } from '../images/random-image-reference.fixture.ts'
import { anyText, ids } from '../kernel/random-values.fixture.ts'
import type { DocumentCommand } from './commands.ts'
import { pagesOf } from './content-changes.ts'
import type { Cell, DocumentContent, Grid, Page } from './document-content.ts'
import { clipOf } from './element-clip.ts'
import { fitGrid, type GridMode } from './fit-grid.ts'
import { cellAtIndex, cellCount } from './grid-cells.ts'
import { newDocument } from './new-document.ts'
import { reduceDocument } from './reduce.ts'

/** Random documents and what people, or the network, may do to them. */

export const documentOf = (type: DocumentType): DocumentContent =>
  newDocument(type, { newElementIds: ids('first', 3), newPageIds: ['page'] })

export const grid: fc.Arbitrary<Grid> = fc
  .record({
    mode: fc.constantFrom<GridMode[]>('columns-and-rows', 'width-and-height'),
    columns: fc.integer({ min: 1, max: 15 }),
    rows: fc.integer({ min: 1, max: 15 }),
    widthMm: fc.double({ min: 5, max: 190, noNaN: true }),
    heightMm: fc.double({ min: 5, max: 250, noNaN: true }),
    columnGapMm: fc.double({ min: 0, max: 10, noNaN: true }),
    rowGapMm: fc.double({ min: 0, max: 10, noNaN: true }),
  })
  .map((settings) => fitGrid(settings))
  .filter((fitted) => fitted.ok)
  .map((fitted) => fitted.grid)

/** A command for whatever the document looks like by then; `pick` finds one of what is there, or nothing. */
type Intent = (content: DocumentContent, pick: Picked, fresh: Fresh) => DocumentCommand
type Picked = {
  readonly page: string
  readonly otherPage: string
  readonly element: string
  readonly cell: Cell
  readonly otherCell: Cell
}
type Fresh = { readonly newElementIds: readonly string[]; readonly newPageIds: readonly string[] }

const images = fc.array(imageReference, { maxLength: 12 })
const optionalImage = fc.option(imageReference)

const intent: fc.Arbitrary<Intent> = fc.oneof(
  anyText.map(
    (name): Intent =>
      () => ({ type: 'rename', name }),
  ),
  fc.tuple(fc.constantFrom('title', 'footerText', 'firstColumnTitle', 'secondColumnTitle'), anyText).map(
    ([property, text]): Intent =>
      () => ({ type: 'set-property', property, text }),
  ),
  fc.option(fc.record({ service: fc.constant('images' as const), objectId: fc.constantFrom('1', '2') })).map(
    (logo): Intent =>
      () => ({ type: 'set-logo', logo }),
  ),
  fc.boolean().map(
    (isLast): Intent =>
      (_, { page }, fresh) => ({
        type: 'add-page',
        afterPageId: isLast ? null : page,
        ...fresh,
      }),
  ),
  fc.constant<Intent>((_, { page }) => ({ type: 'delete-page', pageId: page })),
  fc.option(fc.integer({ min: -2, max: 12 })).map(
    (index): Intent =>
      (_, { page }, fresh) => ({ type: 'add-element', pageId: page, index, ...fresh }),
  ),
  fc.constant<Intent>((_, { element }) => ({ type: 'delete-elements', elementIds: [element] })),
  fc.integer({ min: -2, max: 12 }).map(
    (index): Intent =>
      (_, { element, page }) => ({
        type: 'move-element',
        elementId: element,
        pageId: page,
        index,
      }),
  ),
  fc.tuple(fc.constantFrom('image', 'firstColumnImage', 'secondColumnImage'), optionalImage).map(
    ([slot, image]): Intent =>
      (_, { element }) => ({ type: 'set-image', elementId: element, slot, image }),
  ),
  fc.tuple(fc.constantFrom('name', 'description'), anyText).map(
    ([field, text]): Intent =>
      (_, { element }) => ({ type: 'set-text', elementId: element, field, text }),
  ),
  fc.tuple(fc.constantFrom('hasActive', 'hasPassive'), fc.boolean()).map(
    ([checkbox, isChecked]): Intent =>
      (_, { element }) => ({
        type: 'set-checkbox',
        elementId: element,
        checkbox,
        isChecked,
      }),
  ),
  optionalImage.map(
    (image): Intent =>
      (_, { page, cell }, fresh) => ({
        type: 'set-cell-image',
        pageId: page,
        cell,
        image,
        ...fresh,
      }),
  ),
  fc.constant<Intent>((_, { page, otherPage, cell, otherCell }) => ({
    type: 'move-cell',
    from: { pageId: page, cell },
    to: { pageId: otherPage, cell: otherCell },
  })),
  grid.map(
    (changed): Intent =>
      (_, { page }, fresh) => ({ type: 'change-grid', pageId: page, grid: changed, ...fresh }),
  ),
  fc.tuple(images, fc.boolean()).map(
    ([filled, hasPlace]): Intent =>
      (_, { page, cell }, fresh) => ({
        type: 'fill',
        pageId: page,
        place: hasPlace ? cell : null,
        images: filled,
        ...fresh,
      }),
  ),
  fc.boolean().map(
    (hasPlace): Intent =>
      (content, { page, cell }, fresh) => ({
        type: 'paste',
        pageId: page,
        place: hasPlace ? cell : null,
        clip: clipOf(content, Object.keys(content.elementsKeyedById).slice(0, 12)),
        ...fresh,
      }),
  ),
  imageReference.map(
    (object): Intent =>
      () => ({ type: 'forget-object', object }),
  ),
)

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)]

export type RandomStep = (content: DocumentContent, number: number) => DocumentCommand

/** With 225 new ids a step may need fewer of, and now and then too few; most cells are in the grid, some beside it. */
const randomStep: fc.Arbitrary<RandomStep> = fc
  .record({
    intent,
    page: fc.nat(),
    otherPage: fc.nat(),
    element: fc.nat(),
    cell: fc.nat({ max: 225 }),
    otherCell: fc.nat({ max: 225 }),
    luck: fc.integer({ min: 0, max: 9 }),
  })
  .map(
    ({ intent: make, luck, ...picks }): RandomStep =>
      (content, number) => {
        const pages = pagesOf(content)
        const page = at(pages, picks.page)
        const otherPage = at(pages, picks.otherPage)
        const cellOn = (on: Page | undefined, index: number): Cell =>
          luck === 1 || !on?.grid
            ? cellAtIndex({ columns: 15 }, index)
            : cellAtIndex(on.grid, index % cellCount(on.grid))
        const pick: Picked = {
          page: page?.id ?? 'gone',
          otherPage: otherPage?.id ?? 'gone',
          element: at(Object.keys(content.elementsKeyedById), picks.element) ?? 'gone',
          cell: cellOn(page, picks.cell),
          otherCell: cellOn(otherPage, picks.otherCell),
        }
        const count = luck === 0 ? 1 : 225
        return make(content, pick, { newElementIds: ids(`e${number}-`, count), newPageIds: ids(`p${number}-`, count) })
      },
  )

/** Many, and different ones: left to itself fast-check prefers a few. */
export const randomSteps = (maxLength: number): fc.Arbitrary<readonly RandomStep[]> =>
  fc.array(randomStep, { minLength: Math.ceil(maxLength / 4), maxLength, size: 'max' })

export const runSteps = (content: DocumentContent, steps: readonly RandomStep[]): DocumentContent =>
  steps.reduce((done, step, number) => reduceDocument(done, step(done, number)), content)

/** A new document of one of these types with so many pictures in it. */
export const filledDocument = (...types: readonly DocumentType[]): fc.Arbitrary<DocumentContent> =>
  fc
    .tuple(fc.constantFrom(...types), fc.array(imageReference, { maxLength: 20, size: 'max' }))
    .map(([type, pictures]) =>
      reduceDocument(documentOf(type), {
        type: 'fill',
        pageId: 'page',
        place: null,
        images: pictures,
        newElementIds: ids('filled', 20),
        newPageIds: ids('fullpage', 20),
      }),
    )

/** The same after some steps. */
export const anyDocument = (...types: readonly DocumentType[]): fc.Arbitrary<DocumentContent> =>
  fc.tuple(filledDocument(...types), randomSteps(20)).map(([content, steps]) => runSteps(content, steps))

/** A document and one more step. */
export const documentAndCommand = (
  ...types: readonly DocumentType[]
): fc.Arbitrary<readonly [DocumentContent, DocumentCommand]> =>
  fc.tuple(anyDocument(...types), randomStep).map(([content, step]) => [content, step(content, 999)])
