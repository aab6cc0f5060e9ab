import type { SceneCommand } from '@gebaerdenraum/domain/custom-signs/commands'
import { newObjectIdsFor, type SceneCommandDraft } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { applySceneCommand } from '@gebaerdenraum/domain/custom-signs/reduce'
import { REFUSAL_MESSAGES } from '@gebaerdenraum/domain/custom-signs/refusals'
import { useMemo, useSyncExternalStore } from 'react'
import { newId } from '../../../api/new-id.ts'
import { showFailure } from '../../../ui/failure.ts'
import { showToast } from '../../../ui/toast.tsx'
import { useSession } from '../../accounts/index.ts'
import { useAdoptPictures } from '../../images/index.ts'
import type { SignEditing } from './editing-context.ts'
import { createLive } from './stage/live.ts'
import type { SignStore } from './store/open-signs.ts'

/** The value of the editing context for this sign. */
export const useEditingValue = (store: SignStore): SignEditing => {
  const { session, isLicensed } = useSession()
  const { file } = useSyncExternalStore(store.subscribe, store.view)
  const adoptPictures = useAdoptPictures()
  const live = useMemo(createLive, [])
  const userId = session?.user._id ?? ''
  // A new sign belongs to the person's own folder.
  const ownerId = file?.owner ?? userId
  const ownerType = file?.ownerType ?? 'users'
  const canWrite = file?.canWrite ?? isLicensed
  return useMemo((): SignEditing => {
    const owner = { owner: ownerId, ownerType }
    const scene = () => store.editor.state().history.document
    return {
      store,
      editor: store.editor,
      scene,
      session: () => store.editor.state().session,
      apply: (draft, choice) => {
        const command = complete(draft)
        const outcome = applySceneCommand(scene(), command)
        if (outcome.ok) store.editor.dispatch(command, choice)
        else showToast({ tone: 'warning', text: REFUSAL_MESSAGES[outcome.reason] })
        return outcome.ok
      },
      updateSession: (change) => store.editor.updateSession((now) => ({ ...now, ...change })),
      canWrite,
      userId,
      owner,
      adopt: async (references) => {
        if (references.length === 0) return () => null
        try {
          return (await adoptPictures(references, owner)).instead
        } catch (error) {
          showFailure(error)
          return () => null
        }
      },
      live,
    }
  }, [store, canWrite, userId, ownerId, ownerType, adoptPictures, live])
}

/** Gives a command the new ids that it needs. */
const complete = (draft: SceneCommand | SceneCommandDraft): SceneCommand =>
  needsIds(draft) ? { ...draft, ...newObjectIdsFor(draft, newId) } : draft

const needsIds = (draft: SceneCommand | SceneCommandDraft): draft is SceneCommandDraft =>
  (draft.type === 'add-objects' || draft.type === 'duplicate-objects') && !('newObjectIds' in draft)
