import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { DocumentCommand } from '@gebaerdenraum/domain/documents/commands'
import { elementsOn, pagesOf } from '@gebaerdenraum/domain/documents/content-changes'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import { reduceDocument } from '@gebaerdenraum/domain/documents/reduce'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import type { SignReference } from '@gebaerdenraum/domain/images/image-reference'

export type SampleSign = Pick<Sign, '_id' | 'name'>

/** How many signs a sample shows at most. */
export const SAMPLE_SIGNS = 10

/** A document as somebody might have filled it. */
export const sampleContent = (type: DocumentType, signs: readonly SampleSign[]): DocumentContent => {
  const ids = (prefix: string) => Array.from({ length: SAMPLE_SIGNS }, (_, index) => `${prefix}${index}`)
  const first = newDocument(type, { newElementIds: ids('first'), newPageIds: ['page'] })
  const begun = { ...first, properties: { ...first.properties, title: 'Unsere Gebärden' } }
  return FILLERS[type](begun, signs)
}

type Filler = (content: DocumentContent, signs: readonly SampleSign[]) => DocumentContent

const FILLERS: Readonly<Record<DocumentType, Filler>> = {
  grid: (content, signs) =>
    reduceDocument(content, {
      type: 'fill',
      pageId: 'page',
      place: null,
      images: signs.slice(0, 4).map((sign) => drawingOf(sign, 'signBox')),
      newElementIds: signs.map(({ _id }) => _id),
      newPageIds: [],
    }),
  'own-sign': (content, signs) =>
    forEachElement(content, signs, (elementId, sign) => [
      { type: 'set-text', elementId, field: 'name', text: sign.name },
      { type: 'set-image', elementId, slot: 'firstColumnImage', image: drawingOf(sign, 'signOnly') },
      { type: 'set-image', elementId, slot: 'secondColumnImage', image: drawingOf(sign, 'signBox') },
    ]),
  'target-vocabulary': (content, signs) => {
    const missing = signs.slice(elementsOf(content).length)
    const full = missing.reduce<DocumentContent>(
      (sum, { _id }) =>
        reduceDocument(sum, {
          type: 'add-element',
          pageId: 'page',
          index: null,
          newElementIds: [_id],
          newPageIds: [],
        }),
      content,
    )
    return forEachElement(full, signs, (elementId, sign, index) => [
      { type: 'set-text', elementId, field: 'description', text: sign.name },
      { type: 'set-image', elementId, slot: 'image', image: drawingOf(sign, 'signOnly') },
      { type: 'set-checkbox', elementId, checkbox: 'hasPassive', isChecked: index < 7 },
      { type: 'set-checkbox', elementId, checkbox: 'hasActive', isChecked: index < 4 },
    ])
  },
}

const drawingOf = ({ _id }: SampleSign, imageType: SignReference['imageType']): SignReference => ({
  service: 'signs',
  objectId: _id,
  imageType,
})

const elementsOf = (content: DocumentContent) => pagesOf(content).flatMap((page) => elementsOn(content, page))

const forEachElement = (
  content: DocumentContent,
  signs: readonly SampleSign[],
  commandsFor: (elementId: string, sign: SampleSign, index: number) => readonly DocumentCommand[],
): DocumentContent => {
  const commands = elementsOf(content).flatMap(({ id }, index) => {
    const sign = signs[index]
    return sign ? commandsFor(id, sign, index) : []
  })
  return commands.reduce(reduceDocument, content)
}
