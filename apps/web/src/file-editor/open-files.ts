import { newId } from '../api/new-id.ts'
import { currentSession } from '../api/session.ts'
import { type DraftPlace, openDraft, takeDrafts } from './drafts.ts'
import type { EditedFile, FileDraft, FileModel, NamedContent } from './file-model.ts'
import { createFileStore, type FilePorts, type FileStore } from './file-store.ts'
import { createOpenStores } from './open-stores.ts'

export type OpenFilesOptions<File extends EditedFile, Content extends NamedContent, Session, Command> = {
  readonly model: FileModel<File, Content, Session, Command>
  /** Separates the drafts of this kind of file from others in storage. */
  readonly scope: string
  readonly ports: Pick<FilePorts<File, Content>, 'create' | 'save' | 'load' | 'onSaved'>
  readonly isContent: (value: unknown) => value is Content
}

/** A draft in storage. `sent` only where something was sent without an answer. */
type StoredDraft<Content> = { readonly revision: number | null; readonly content: Content; readonly sent?: unknown }

/** The draft of an earlier visit; `opening` identifies that visit. */
export type LeftDraft<Content> = { readonly opening: string; readonly draft: FileDraft<Content> }

/** The files of one kind that are edited in this tab. */
export const createOpenFiles = <File extends EditedFile, Content extends NamedContent, Session, Command>({
  model,
  scope,
  ports,
  isContent,
}: OpenFilesOptions<File, Content, Session, Command>) => {
  type Store = FileStore<File, Content, Session, Command>
  const stores = createOpenStores<Store>()

  const draftPlace = (): DraftPlace => ({ userId: currentSession()?.user._id ?? '', scope })

  const createStore = (beginning: { readonly file: File } | { readonly content: Content }, uid: string): Store => {
    const draft = openDraft<StoredDraft<Content>>(draftPlace(), uid)
    const keep: FilePorts<File, Content>['keep'] = (next) => {
      if (!next) return draft.store(null, null)
      const { fileId, revision, content, sent } = next
      draft.store(fileId, { revision, content, ...(sent && { sent }) })
    }
    return stores.add(createFileStore(model, { ...ports, keep, clock: BROWSER_CLOCK }, beginning, uid), draft)
  }

  const opened = (id: string): Store | null => stores.find((store) => store.view().file?._id === id)

  return {
    /** The file as it is edited in this tab; otherwise as the server returned it. */
    open: (file: File): Store => opened(file._id) ?? createStore({ file }, newId()),
    opened,
    /** A file that is created with its first edit. To continue a draft, pass the `uid` of its visit. */
    openNew: (content: Content, uid: string = newId()): Store => createStore({ content }, uid),
    /** A new file that an earlier page of this tab has left with unsaved edits. */
    findUnsaved: (isWanted: (content: Content) => boolean): Store | null =>
      stores.find((store) => !store.view().file && !store.isIdle() && isWanted(store.editor.state().history.document)),
    /** The newest edits that an earlier visit could not save. `fileId` is null for a new file; `isWanted` selects it. */
    takeDraft: async (
      fileId: string | null,
      isWanted: (content: Content) => boolean = () => true,
    ): Promise<LeftDraft<Content> | null> => {
      const isDraft = (value: object): value is StoredDraft<Content> =>
        'revision' in value &&
        (value.revision === null || typeof value.revision === 'number') &&
        'content' in value &&
        isContent(value.content) &&
        isWanted(value.content)
      const [left] = await takeDrafts(draftPlace(), fileId, isDraft, 1)
      if (!left) return null
      const { revision, content, sent } = left.work
      return { opening: left.opening, draft: { fileId, revision, content, sent: isContent(sent) ? sent : null } }
    },
    attach: stores.attach,
    discard: (store: Store): void => {
      store.discard()
      stores.close(store)
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
