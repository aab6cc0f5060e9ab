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
import { fileNodeQuery, invalidateFiles, TeamCopyNotice, useFileDialog } from '../../../files/index.ts'
import { useSignEditing } from '../editing-context.ts'
import { HandsNotice } from '../hands/hands-notice.tsx'
import { openSignFiles } from '../store/open-signs.ts'
import classes from './notices.module.css'

type Props = {
  readonly hasDraft: boolean
  readonly onDraftDecided: () => void
  /** The page may be left with unsaved edits. */
  readonly leaveFreely: () => void
}

/** What has to be known before going on: below the bar, as long as it is so. */
export const Notices = ({ hasDraft, onDraftDecided, leaveFreely }: Props) => {
  const { store, scene, canWrite } = useSignEditing()
  const view = useSyncExternalStore(store.subscribe, store.view)
  const client = useQueryClient()
  const navigate = useNavigate()
  const dialog = useFileDialog()
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
  const duplicate = async (node: string) => {
    // The copy is made of what the server has.
    if (!(await store.flush())) return
    const nodes = [await client.fetchQuery(fileNodeQuery(node))]
    const copy = await dialog.open({ mode: 'duplicate', nodes })
    if (copy?.file) await navigate({ to: '/app/eigene-gebaerden/$id', params: { id: copy.file } })
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
      {hasDraft && <DraftNotice store={store} onDecided={onDraftDecided} />}
      {view.file && canWrite && (
        <TeamCopyNotice file={view.file} text={OF_THE_TEAM} onCopy={() => void duplicate(view.file!.node)} />
      )}
    </div>
  )
}

const OF_THE_TEAM = 'Jemand aus deinem Team hat diese Gebärde erstellt. Was du änderst, ändert sich für alle im Team.'
