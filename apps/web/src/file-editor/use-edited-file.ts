import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { showToast } from '../ui/toast.tsx'
import type { EditedFile, NamedContent } from './file-model.ts'
import type { FileStore } from './file-store.ts'
import type { OpenFiles } from './open-files.ts'

/** How files of one kind are opened. Its type is that of new files: a grid, a card. */
export type EditedKind<File extends EditedFile, Content extends NamedContent, Session, Command, Type> = {
  readonly openFiles: (client: QueryClient) => OpenFiles<File, Content, Session, Command>
  readonly newContent: (type: Type) => Content
  readonly readType: (content: Content) => Type
  /** Shown when somebody else has changed the file and the page shows their version. */
  readonly changedText: string
}

/** What the page asks the server for: the file of its address. */
export type FileQuery<File> = {
  readonly data: File | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

export type OpenedFile<Store> = {
  /** Null while it is loading. */
  readonly store: Store | null
  readonly error: Error | null
  readonly refetch: () => void
}

/**
 * The file of an address while it is edited; without an id a new one of this type, which is created with its first edit.
 * Restores what an earlier visit could not save, and follows newer revisions as long as nothing is unsaved.
 */
export const useEditedFile = <File extends EditedFile, Content extends NamedContent, Session, Command, Type>(
  kind: EditedKind<File, Content, Session, Command, Type>,
  id: string | undefined,
  type: Type,
  query: FileQuery<File>,
): OpenedFile<FileStore<File, Content, Session, Command>> => {
  type Store = FileStore<File, Content, Session, Command>
  const files = kind.openFiles(useQueryClient())
  const { data } = query
  const isLoaded = data !== undefined
  const fresh = useNewFile(kind, files, id === undefined ? type : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later state of the same file is loaded below
  const existing = useMemo(
    (): Store | null => (id === undefined ? null : (files.opened(id) ?? (data ? files.open(data) : null))),
    [files, id, isLoaded],
  )
  const store = id === undefined ? fresh : existing
  useEffect(() => (store ? files.attach(store) : undefined), [files, store])
  useEffect(() => {
    if (!existing) return
    const { file, saving } = existing.view()
    // This tab has unsaved edits of its own: they come first.
    if (saving !== 'saved') return
    let isLeft = false
    void files.takeDraft(file?._id ?? null).then((left) => {
      if (!left) return
      // The page is gone by now, maybe its store too: what was found is saved all the same.
      const shown = isLeft && file ? files.open(file) : existing
      if (shown.restoreDraft(left.draft) && isLeft) files.attach(shown)()
    })
    return () => {
      isLeft = true
    }
  }, [files, existing])
  useEffect(() => {
    if (!store || !data) return
    // The cached state of an earlier visit is shown at once, until the server returns a newer one.
    const { file, saving } = store.view()
    const isNewer = file?._id === data._id && data.revision > file.revision
    if (!isNewer || saving !== 'saved' || store.editor.state().history.mark) return
    void store.loadTheirs().then(() => showToast({ tone: 'info', text: kind.changedText }))
  }, [kind, store, data])
  return {
    store,
    error: query.error,
    refetch: () => void query.refetch(),
  }
}

/** A new file, or what an earlier visit left of one; null where the page shows a file that exists, and while it is opened. */
const useNewFile = <File extends EditedFile, Content extends NamedContent, Session, Command, Type>(
  kind: EditedKind<File, Content, Session, Command, Type>,
  files: OpenFiles<File, Content, Session, Command>,
  type: Type | null,
): FileStore<File, Content, Session, Command> | null => {
  const [store, setStore] = useState<FileStore<File, Content, Session, Command> | null>(null)
  useEffect(() => {
    if (type === null) return
    const isWanted = (content: Content): boolean => kind.readType(content) === type
    let isLeft = false
    const open = async (): Promise<void> => {
      // Its page was left without a connection: nothing of it is on the server yet.
      const unsaved = files.findUnsaved(isWanted)
      if (unsaved) return setStore(unsaved)
      const left = await files.takeDraft(null, isWanted)
      if (isLeft && !left) return
      const opened = files.openNew(kind.newContent(type), left?.opening)
      if (left) opened.restoreDraft(left.draft)
      // The page is gone by now: what was found is saved all the same.
      if (isLeft) return files.attach(opened)()
      setStore(opened)
    }
    void open()
    return () => {
      isLeft = true
      setStore(null)
    }
  }, [kind, files, type])
  return store
}
