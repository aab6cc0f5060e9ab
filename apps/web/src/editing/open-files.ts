import { newId } from '../api/new-id.ts'
import { currentSession, onSessionChange } from '../api/session.ts'
import type { EditedFile, FileModel, NamedContent } from './file-model.ts'
import { createFileStore, type FilePorts, type FileStore } from './file-store.ts'
import { type DraftPlace, openKeptDraft, takeKeptDraft } from './kept-drafts.ts'

export type OpenFilesOptions<File extends EditedFile, Content extends NamedContent, Session, Command> = {
  readonly model: FileModel<File, Content, Session, Command>
  /** Names the kind of file where drafts are kept. */
  readonly scope: string
  readonly ports: Pick<FilePorts<File, Content>, 'create' | 'save' | 'load' | 'onSaved'>
  readonly isContent: (value: unknown) => value is Content
}

/**
 * The files of one kind that are edited in this tab. One that still has edits to save stays here after its page was
 * left, so that whoever comes back finds it as it was.
 */
export const createOpenFiles = <File extends EditedFile, Content extends NamedContent, Session, Command>({
  model,
  scope,
  ports,
  isContent,
}: OpenFilesOptions<File, Content, Session, Command>) => {
  type Store = FileStore<File, Content, Session, Command>
  /** With how many pages show each of them, and what gives its draft free. */
  const stores = new Map<Store, { pages: number; readonly release: () => void }>()

  const placeNow = (): DraftPlace => ({ userId: currentSession()?.user._id ?? '', scope })

  const storeOf = (beginning: { readonly file: File } | { readonly content: Content }, uid: string): Store => {
    const kept = openKeptDraft<Content>(placeNow(), uid)
    const store = createFileStore(model, { ...ports, keep: kept.keep, clock: BROWSER_CLOCK }, beginning, uid)
    stores.set(store, { pages: 0, release: kept.release })
    return store
  }

  const opened = (id: string): Store | null => [...stores.keys()].find((store) => store.view().file?._id === id) ?? null

  const close = (store: Store): void => {
    store.stop()
    stores.get(store)?.release()
    stores.delete(store)
  }

  let owner = currentSession()?.user._id
  // Another account must neither see nor save them; they stay kept for the one they belong to.
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
    /** The file as it is being edited or saved in this tab, else as the server has told of it. */
    open: (file: File): Store => opened(file._id) ?? storeOf({ file }, newId()),
    opened,
    /** One that does not exist before its first edit. `uid` is that of a visit whose draft it goes on with. */
    openNew: (content: Content, uid: string = newId()): Store => storeOf({ content }, uid),
    /** What an earlier visit could not save of it (null: of a new one such as is wanted). */
    takeDraft: (fileId: string | null, isWanted: (content: Content) => boolean = () => true) =>
      takeKeptDraft(placeNow(), fileId, (value): value is Content => isContent(value) && isWanted(value)),
    /**
     * For the page that shows it. The returned call says that the page was left: what is not saved yet goes on being
     * saved.
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
          if (entry.pages === 0) close(store)
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

const BROWSER_CLOCK = {
  now: () => Date.now(),
  wake: (callback: () => void, delayMs: number) => {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
} as const
