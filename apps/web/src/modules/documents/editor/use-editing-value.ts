import { mayEditFooter, mayEditLogo } from '@gebaerdenraum/domain/documents/document-permissions'
import { applyCommand } from '@gebaerdenraum/domain/documents/reduce'
import { REFUSAL_MESSAGES } from '@gebaerdenraum/domain/documents/refusals'
import { useMemo, useSyncExternalStore } from 'react'
import { newId } from '../../../api/new-id.ts'
import { productName } from '../../../api/page-settings.ts'
import { showToast } from '../../../ui/toast.tsx'
import { useSession } from '../../accounts/index.ts'
import type { DocumentEditing } from './editing-context.ts'
import { completeCommand } from './store/complete-command.ts'
import type { DocumentStore } from './store/open-documents.ts'

/** The value of the editing context; stable until the owner or the rights change. */
export const useEditingValue = (store: DocumentStore): DocumentEditing => {
  const { session } = useSession()
  const file = useSyncExternalStore(store.subscribe, () => store.view().file)
  const userId = session?.user._id ?? ''
  const isMultiplicator = session?.user.isMultiplicator ?? false
  const owner = file?.owner ?? userId
  const ownerType = file?.ownerType ?? 'users'
  const canWrite = file?.canWrite ?? true
  return useMemo((): DocumentEditing => {
    const { editor } = store
    const content = () => editor.state().history.document
    const { type } = content()
    return {
      editor,
      content,
      apply: (draft, choice) => {
        if (!canWrite) return false
        const command = completeCommand(content(), draft, newId)
        const outcome = applyCommand(content(), command)
        if (outcome.ok) editor.dispatch(command, choice)
        else showToast({ tone: 'warning', text: REFUSAL_MESSAGES[outcome.reason] })
        return outcome.ok
      },
      owner: { owner, ownerType },
      canWrite,
      canEditNote: canWrite && mayEditFooter(type, { isMultiplicator }),
      canEditLogo: canWrite && mayEditLogo(type, { isMultiplicator }),
      productName: productName(),
      removePicture: (object) => {
        if (!canWrite) return
        const before = content()
        editor.dispatch({ type: 'forget-object', object }, { history: 'ignore' })
        if (content() !== before) showPictureGone()
      },
    }
  }, [store, owner, ownerType, canWrite, isMultiplicator])
}

let gone = 0

/** Of all that turn out to be gone at once in one message. */
const showPictureGone = (): void => {
  gone += 1
  if (gone > 1) return
  setTimeout(() => {
    const text =
      gone === 1
        ? 'Ein Bild wurde nicht gefunden und aus der Druckvorlage entfernt.'
        : `${gone} Bilder wurden nicht gefunden und aus der Druckvorlage entfernt.`
    gone = 0
    showToast({ tone: 'warning', text })
  }, GATHER_MS)
}

const GATHER_MS = 300
