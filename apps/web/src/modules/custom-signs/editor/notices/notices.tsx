import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { request } from '../../../../api/request.ts'
import { removeImages } from '../../../../file-editor/remove-images.ts'
import { SaveNotice } from '../../../../file-editor/save-notice.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { invalidateFiles } from '../../../files/index.ts'
import { useSignEditing } from '../editing-context.ts'
import { HandsNotice } from '../hands/hands-notice.tsx'
import { openSignFiles } from '../store/open-signs.ts'
import classes from './notices.module.css'
import { TeamCopyNotice } from './team-copy-notice.tsx'

/** What one has to know before going on: below the bar, as long as it is so. */
export const Notices = () => {
  const { store, scene } = useSignEditing()
  const view = useSyncExternalStore(store.subscribe, store.view)
  const client = useQueryClient()
  const navigate = useNavigate()
  const openSigns = openSignFiles(client)
  const keepAsCopy = async () => {
    const { name, signType, ...rest } = scene()
    const body = { name, signType, ...toStoredScene({ name, signType, ...rest } as ReturnType<typeof scene>) }
    const copy = await request<CustomSign>({ method: 'POST', path: 'custom-signs', body })
    openSigns.discard(store)
    await invalidateFiles(client)
    showToast({ tone: 'success', text: `Deine Fassung liegt als „${copy.name}” in „Meine Dateien”.` })
    await navigate({ to: '/app/eigene-gebaerden/$id', params: { id: copy._id }, replace: true })
  }
  const giveUp = () => {
    openSigns.discard(store)
    void navigate({ to: '/app/eigene-gebaerden' })
  }
  return (
    <div className={classes.notices}>
      <SaveNotice
        view={view}
        thing="diese Gebärde"
        onLoadTheirs={store.loadTheirs}
        onKeepAsCopy={keepAsCopy}
        onRemoveImages={(ids) =>
          removeImages(store, ids, (picture, choice) =>
            store.editor.dispatch({ type: 'forget-picture', picture }, choice),
          )
        }
        onGiveUp={giveUp}
      />
      <HandsNotice />
      {view.file && <TeamCopyNotice sign={view.file} />}
    </div>
  )
}
