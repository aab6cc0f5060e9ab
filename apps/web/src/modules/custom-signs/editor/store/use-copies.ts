import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { request } from '../../../../api/request.ts'
import { quoteName } from '../../../../ui/quote-name.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { invalidateFiles } from '../../../files/index.ts'
import type { SignStore } from './open-signs.ts'

/** Opens a copy of the sign, or makes one of what could not be saved. `discard` removes the edits from this sign. */
export const useCopies = (store: SignStore, discard: () => void) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const openCopy = (id: string) => navigate({ to: '/app/eigene-gebaerden/$id', params: { id } })
  return {
    openCopy,
    /** Stores the edits as another sign in the person's own folder; the version of the others stays as it is. */
    keepAsCopy: async (): Promise<void> => {
      const { document: scene } = store.editor.state().history
      const body = { name: scene.name, signType: scene.signType, ...toStoredScene(scene) }
      const copy = await request<CustomSign>({ method: 'POST', path: 'custom-signs', body })
      discard()
      await invalidateFiles(client)
      showToast({ tone: 'success', text: `Deine Fassung liegt als ${quoteName(copy.name)} in „Meine Dateien“.` })
      await navigate({ to: '/app/eigene-gebaerden/$id', params: { id: copy._id }, replace: true })
    },
  }
}
