import { storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import { gridOfPictures } from '@gebaerdenraum/domain/documents/grid-of-pictures'
import type { GridTemplate } from '@gebaerdenraum/domain/documents/grid-templates'
import { REFUSAL_MESSAGES } from '@gebaerdenraum/domain/documents/refusals'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { api } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { useFileDialog } from '../../files/index.ts'

/** A type with its first empty page, or a grid with the measures of a template. */
export type DocumentStart = { readonly type: DocumentType } | { readonly template: GridTemplate }

/** Asks for name and place, makes the document and opens it. */
export const useCreateDocument = (): ((start: DocumentStart) => Promise<void>) => {
  const dialog = useFileDialog()
  const navigate = useNavigate()
  return useCallback(
    async (start) => {
      const documentType = 'type' in start ? start.type : 'grid'
      const node = await dialog.open({
        mode: 'create',
        type: 'documents',
        details: { documentType },
        ...('template' in start && {
          createContent: ({ _id }) => createFromTemplate(_id, start.template),
        }),
      })
      if (node?.file) await navigate({ to: '/app/dokument/{-$id}', params: { id: node.file } })
    },
    [dialog, navigate],
  )
}

const createFromTemplate = async (node: string, template: GridTemplate): Promise<string> => {
  const outcome = gridOfPictures({ template, images: [] }, newId)
  if (!outcome.ok) throw new Error(REFUSAL_MESSAGES[outcome.reason])
  return (await api.documents.create({ node, type: 'grid', ...storedContentOf(outcome.content) }))._id
}
