import { storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import { gridOfPictures } from '@gebaerdenraum/domain/documents/grid-of-pictures'
import type { GridTemplate } from '@gebaerdenraum/domain/documents/grid-templates'
import { REFUSAL_MESSAGES } from '@gebaerdenraum/domain/documents/refusals'
import { FILE_NAME_MAX } from '@gebaerdenraum/domain/files/file-names'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { api } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { createFileBeside } from '../../files/index.ts'
import type { PrintListRequest } from './print-list-request.ts'

/** A grid document with a card for each sign, beside the list. Resolves to its id. Rejects with a sentence. */
export const createListDocument = async (list: PrintListRequest, template: GridTemplate): Promise<string> => {
  const images = list.signs.map(
    ({ _id: objectId, isCustom }): ImageReference =>
      isCustom ? { service: 'custom-signs', objectId } : { service: 'signs', objectId, imageType: template.imageType },
  )
  const outcome = gridOfPictures({ title: list.name, template, images }, newId)
  if (!outcome.ok) throw new Error(REFUSAL_MESSAGES[outcome.reason])
  const place = await api['file-nodes'].get(list.node)
  const node = await createFileBeside(place, {
    name: documentName(list.name, template),
    fileType: 'documents',
    details: { documentType: 'grid' },
    createContent: async ({ _id }) =>
      (await api.documents.create({ node: _id, type: 'grid', ...storedContentOf(outcome.content) }))._id,
  })
  return node.file ?? ''
}

/** The list itself has its name in that folder: the cards are said too. */
export const documentName = (list: string, { name }: Pick<GridTemplate, 'name'>): string => {
  const ending = ` – ${name}`
  return list.slice(0, FILE_NAME_MAX - ending.length).trimEnd() + ending
}
