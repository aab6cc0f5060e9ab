import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { api } from '../../../api/client.ts'
import { invalidateFiles, useFileDialog } from '../../files/index.ts'

type Source = { readonly name: string } & (
  | { readonly signIds: readonly string[] }
  /** Its signs are put in by the server. */
  | { readonly template: string }
)

/** Makes a list of one's own from a template or another list: asks for name and place, then opens it. */
export const useSaveAsList = (): ((source: Source) => Promise<void>) => {
  const dialog = useFileDialog()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async (source) => {
      const content = 'template' in source ? { template: source.template } : { signs: [...source.signIds] }
      const node = await dialog.open({
        mode: 'create',
        type: 'lists',
        name: source.name,
        createContent: async ({ _id }) => (await api.lists.create({ node: _id, ...content }))._id,
      })
      if (!node?.file) return
      void invalidateFiles(client)
      await navigate({ to: '/app/lernliste-bearbeiten/{-$id}', params: { id: node.file } })
    },
    [dialog, client, navigate],
  )
}
