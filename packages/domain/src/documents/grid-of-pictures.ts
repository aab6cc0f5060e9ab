import type { ImageReference } from '../images/image-reference.ts'
import { PROPERTY_RULES } from './document-texts.ts'
import { fitGrid } from './fit-grid.ts'
import type { GridTemplate } from './grid-templates.ts'
import { newDocument } from './new-document.ts'
import { newIdsFor } from './new-ids.ts'
import { applyCommand, reduceDocument } from './reduce.ts'
import type { Outcome } from './refusals.ts'

type Wanted = {
  readonly name?: string
  /** Above the grid; cut to what fits there. */
  readonly title?: string
  readonly template: GridTemplate
  /** One cell each, in their order; more than fit on a page go onto further ones. */
  readonly images: readonly ImageReference[]
}

/** A new grid document with the measures of a template. Refused where the pictures need more pages than there may be. */
export const gridOfPictures = ({ name, title = '', template, images }: Wanted, newId: () => string): Outcome => {
  const fitted = fitGrid(template.settings)
  if (!fitted.ok) throw new Error(`The template does not fit the page: ${fitted.reason}`)
  const pageId = newId()
  const first = newDocument('grid', { newElementIds: [], newPageIds: [pageId] }, name)
  const titled = reduceDocument(first, {
    type: 'set-property',
    property: 'title',
    text: title.slice(0, PROPERTY_RULES.title.max),
  })
  const measured = applyCommand(titled, { type: 'change-grid', pageId, grid: fitted.grid, ...NO_IDS })
  if (!measured.ok || images.length === 0) return measured
  const draft = { type: 'fill', pageId, place: null, images } as const
  return applyCommand(measured.content, { ...draft, ...newIdsFor(measured.content, draft, newId) })
}

const NO_IDS = { newElementIds: [], newPageIds: [] } as const
