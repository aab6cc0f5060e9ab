import { newId } from '../api/new-id.ts'
import { currentSession, onSessionChange } from '../api/session.ts'
import type { EditedFile, FileModel, NamedContent } from './file-model.ts'
import { createFileStore, type FilePorts, type FileStore } from './file-store.ts'
import { type DraftPlace, openKeptDraft, takeKeptDraft } from './kept-drafts.ts'

export type OpenFilesOptions<File extends EditedFile, Content extends NamedContent, Session, Command> = {
  readonly model: FileModel<File, Content, Session, Command>
  /** Separates the drafts of this kind of file from others in storage. */
  readonly scope: string
  readonly ports: Pick<FilePorts<File, Content>, 'create' | 'save' | 'load' | 'onSaved'>
  readonly isContent: (value: unknown) => value is Content
}

/**
 * The files of one kind that are edited in this tab. A file with unsaved edits stays open after its page was left, and
 * is found unchanged when the page opens again.
 */
export const createOpenFiles = <File extends EditedFile, Content extends NamedContent, Session, Command>({
  model,
  scope,
  ports,
  isContent,
}: OpenFilesOptions<File, Content, Session, Command>) => {
  type Store = FileStore<File, Content, Session, Command>
  /** For each open file: the number of pages that show it, and `release` for its draft. */
  const stores = new Map<Store, { pages: number; readonly release: () => void }>()

  const draftPlace = (): DraftPlace => ({ userId: currentSession()?.user._id ?? '', scope })

  const createStore = (beginning: { readonly file: File } | { readonly content: Content }, uid: string): Store => {
    const draft = openKeptDraft<Content>(draftPlace(), uid)
    const store = createFileStore(model, { ...ports, keep: draft.keep, clock: BROWSER_CLOCK }, beginning, uid)
    stores.set(store, { pages: 0, release: draft.release })
    return store
  }

  const opened = (id: string): Store | null => [...stores.keys()].find((store) => store.view().file?._id === id) ?? null

  const close = (store: Store): void => {
    store.stop()
    stores.get(store)?.release()
    stores.delete(store)
  }

  let owner = currentSession()?.user._id
  // Another account must neither see nor save them. Their drafts stay in storage for their own account.
  onSessionChange((session) => {
    if (session?.user._id === owner) return
    owner = session?.user._id
    for (const store of [...stores.keys()]) close(store)
  })
  window.addEventListener('online', () => {
    for (const store of stores.keys()) store.retry()
  })
  window.addEventListener('pagehide', () => {
    for (const store of stores.keys()) void store.flush()
  })

  return {
    /** The file as it is edited in this tab; otherwise as the server returned it. */
    open: (file: File): Store => opened(file._id) ?? createStore({ file }, newId()),
    opened,
    /** A file that is created with its first edit. To continue a draft, pass the `uid` of its visit. */
    openNew: (content: Content, uid: string = newId()): Store => createStore({ content }, uid),
    /** A new file that an earlier page of this tab has left with unsaved edits. */
    findUnsaved: (isWanted: (content: Content) => boolean): Store | null =>
      [...stores.keys()].find(
        (store) => !store.view().file && !store.isIdle() && isWanted(store.editor.state().history.document),
      ) ?? null,
    /** Edits that an earlier visit could not save. `fileId` is null for a new file; `isWanted` then selects it. */
    takeDraft: (fileId: string | null, isWanted: (content: Content) => boolean = () => true) =>
      takeKeptDraft(draftPlace(), fileId, (value): value is Content => isContent(value) && isWanted(value)),
    /**
     * Called by a page that shows the file. Call the returned function when the page is left; saving continues until
     * everything is saved.
     */
    attach: (store: Store): (() => void) => {
      const entry = stores.get(store)
      if (!entry) return () => undefined
      entry.pages += 1
      return () => {
        entry.pages -= 1
        const finish = (): void => {
          if (!store.isIdle()) return
          unsubscribe()
          // Effects that React runs twice leave a page and show it again at once.
          queueMicrotask(() => {
            if (entry.pages === 0) close(store)
          })
        }
        const unsubscribe = store.subscribe(finish)
        void store.flush()
        finish()
      }
    },
    discard: (store: Store): void => {
      store.discard()
      close(store)
    },
  }
}

export type OpenFiles<File extends EditedFile, Content extends NamedContent, Session, Command> = ReturnType<
  typeof createOpenFiles<File, Content, Session, Command>
>

const BROWSER_CLOCK = {
  now: () => Date.now(),
  wake: (callback: () => void, delayMs: number) => {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
} as const
