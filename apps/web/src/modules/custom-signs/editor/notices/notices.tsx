import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { request } from '../../../../api/request.ts'
import { DraftNotice } from '../../../../file-editor/draft-notice.tsx'
import { removeImages } from '../../../../file-editor/remove-images.ts'
import { SaveNotice } from '../../../../file-editor/save-notice.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { invalidateFiles, TeamCopyNotice } from '../../../files/index.ts'
import { useSignEditing } from '../editing-context.ts'
import { HandsNotice } from '../hands/hands-notice.tsx'
import { openSignFiles } from '../store/open-signs.ts'
import classes from './notices.module.css'

type Props = {
  /** Called before the page is left with unsaved edits that nobody needs. */
  readonly leaveFreely: () => void
}

/** What has to be known before going on: below the bar, as long as it is so. */
export const Notices = ({ leaveFreely }: Props) => {
  const { store, scene, canWrite } = useSignEditing()
  const view = useSyncExternalStore(store.subscribe, store.view)
  const client = useQueryClient()
  const navigate = useNavigate()
  const discard = () => {
    leaveFreely()
    openSignFiles(client).discard(store)
  }
  const keepAsCopy = async () => {
    const { name, signType, ...rest } = scene()
    const body = { name, signType, ...toStoredScene({ name, signType, ...rest } as ReturnType<typeof scene>) }
    const copy = await request<CustomSign>({ method: 'POST', path: 'custom-signs', body })
    discard()
    await invalidateFiles(client)
    showToast({ tone: 'success', text: `Deine Fassung liegt als „${copy.name}” in „Meine Dateien”.` })
    await navigate({ to: '/app/eigene-gebaerden/$id', params: { id: copy._id }, replace: true })
  }
  const giveUp = () => {
    discard()
    void navigate({ to: '/app/eigene-gebaerden' })
  }
  const openCopy = (id: string) => navigate({ to: '/app/eigene-gebaerden/$id', params: { id } })
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
      {view.hasDraft && <DraftNotice onKeep={store.keepDraft} onDiscard={store.discardDraft} />}
      {view.file && canWrite && (
        <TeamCopyNotice file={view.file} text={OF_THE_TEAM} save={store.flush} onCopied={openCopy} />
      )}
    </div>
  )
}

const OF_THE_TEAM = 'Jemand aus deinem Team hat diese Gebärde erstellt. Was du änderst, ändert sich für alle im Team.'
