import type { UploadReference } from '@gebaerdenraum/domain/images/image-reference'
import type { HistoryChoice } from '@gebaerdenraum/editing/history'
import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { KeyHelp } from '../ui/dialogs/key-help.tsx'
import type { KeyEntry } from '../ui/key-list.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { EditedStore } from './edited-store.ts'
import { EditorBar, type EditorBarProps } from './editor-bar.tsx'
import classes from './editor-frame.module.css'
import { LeavingBar } from './leaving-bar.tsx'
import { removeImages } from './remove-images.ts'
import { SaveNotice } from './save-notice.tsx'
import type { Leaving } from './use-leaving.ts'

type Props = Omit<EditorBarProps, 'onRename' | 'onHelp' | 'onClose'> & {
  readonly leaving: Leaving
  /** Accusative: „diese Gebärde“ */
  readonly thing: string
  /** Stores the edits as a file of its own. */
  readonly onKeepAsCopy: () => Promise<void>
  /** Removes an upload that no longer exists from the content. */
  readonly onForgetImage: (image: UploadReference, choice: HistoryChoice) => void
  /** Says that a file of this name exists; stable. Resolves when the person has read it. */
  readonly onNameTaken: (name: string) => Promise<unknown>
  /** Notices of this kind of file, below those of all kinds. */
  readonly notices?: ReactNode
  readonly help: {
    readonly title: string
    readonly entries: readonly KeyEntry[]
    readonly isOpen: boolean
    readonly onToggle: (isOpen: boolean) => void
  }
  readonly className?: string | undefined
  /** The content, in all the space that is left. */
  readonly children: ReactNode
}

/** One edited file with its bar, the notices that need attention, its content and the help on keys. */
export const EditorFrame = ({ leaving, thing, notices, help, className = '', children, ...props }: Props) => {
  const { store, onKeepAsCopy, onForgetImage, onNameTaken, ...bar } = props
  const view = useSyncExternalStore(store.subscribe, store.view)
  const rename = useRename(store, onNameTaken)
  return (
    <div className={`${classes.frame} ${className}`}>
      {leaving.isLeaving && <LeavingBar />}
      <EditorBar {...bar} store={store} onRename={rename} onHelp={() => help.onToggle(true)} onClose={leaving.close} />
      <div className={classes.notices}>
        <SaveNotice
          view={view}
          thing={thing}
          onLoadTheirs={store.loadTheirs}
          onKeepAsCopy={onKeepAsCopy}
          onRemoveImages={(ids) => removeImages(store, ids, onForgetImage)}
          onGiveUp={() => {
            leaving.discard()
            leaving.close()
          }}
        />
        {view.hasDraft && <DraftNotice onKeep={store.keepDraft} onDiscard={store.discardDraft} />}
        {notices}
      </div>
      {children}
      {help.isOpen && <KeyHelp title={help.title} entries={help.entries} onClose={() => help.onToggle(false)} />}
    </div>
  )
}

/**
 * Says that a name is taken whenever the server refuses one. Renaming in place resolves after the person has read it: the
 * field then has the name and the focus, to be corrected.
 */
const useRename = (store: EditedStore, onNameTaken: Props['onNameTaken']) => {
  const message = useRef<Promise<void> | null>(null)
  const sayTaken = useCallback(
    (name: string): Promise<void> => {
      message.current ??= onNameTaken(name).then(() => {
        message.current = null
        store.clearRefusedName()
      })
      return message.current
    },
    [store, onNameTaken],
  )
  const refusedName = useSyncExternalStore(store.subscribe, () => store.view().refusedName)
  useEffect(() => {
    if (refusedName !== null) void sayTaken(refusedName)
  }, [refusedName, sayTaken])
  return async (name: string): Promise<boolean> => {
    const isAccepted = await store.rename(name)
    const refused = store.view().refusedName
    await (refused === null ? message.current : sayTaken(refused))
    return isAccepted
  }
}
