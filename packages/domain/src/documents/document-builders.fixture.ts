import type { ImageReference } from '../images/image-reference.ts'
import { ids } from '../kernel/random-values.fixture.ts'
import type { DocumentCommand } from './commands.ts'
import { elementsOn, pagesOf } from './content-changes.ts'
import { type Cell, type DocumentContent, type Grid, isGridElement } from './document-content.ts'
import { documentOf } from './random-document.fixture.ts'
import { applyCommand } from './reduce.ts'

/** Documents in few words, and what one looks at in them. */

export const sign = (objectId: string): ImageReference => ({ service: 'signs', objectId, imageType: 'signBox' })
export const cell = (column: number, row: number): Cell => ({ column, row })
export const fresh = (prefix = 'n') => ({ newElementIds: ids(`${prefix}e`, 30), newPageIds: ids(`${prefix}p`, 30) })

export const apply = (content: DocumentContent, ...commands: readonly DocumentCommand[]): DocumentContent =>
  commands.reduce((done, command) => {
    const outcome = applyCommand(done, command)
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.reason}`)
    return outcome.content
  }, content)

export const refusal = (content: DocumentContent, command: DocumentCommand) => {
  const outcome = applyCommand(content, command)
  return outcome.ok ? null : outcome.reason
}

/** What stands in the cells of each page, as `column,row sign`. */
export const sheets = (content: DocumentContent): readonly (readonly string[])[] =>
  pagesOf(content).map((page) =>
    elementsOn(content, page)
      .filter(isGridElement)
      .map(({ gridIndex, image }) => `${gridIndex.column},${gridIndex.row} ${image.objectId}`)
      .sort(),
  )
export const orders = (content: DocumentContent): readonly (readonly string[])[] =>
  pagesOf(content).map(({ elementIds }) => elementIds)

export const filled = (...names: readonly string[]): DocumentContent =>
  apply(documentOf('grid'), {
    type: 'fill',
    pageId: 'page',
    place: null,
    images: names.map(sign),
    ...fresh('f'),
  })

export const gridOf = (columns: number, rows: number): Grid => ({
  columns,
  rows,
  elementSize: { width: 100, height: 100 },
  columnGap: 0,
  rowGap: 0,
})
