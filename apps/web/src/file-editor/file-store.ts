import { type AutosaveClock, createAutosave, type SaveOutcome } from '@gebaerdenraum/editing/create-autosave'
import { createEditor, type Editor } from '@gebaerdenraum/editing/editor'
import { createListeners } from '@gebaerdenraum/editing/observable'
import { sameValue } from '@gebaerdenraum/editing/same-value'
import type { EditedFile, FileDraft, FileModel, NamedContent } from './file-model.ts'
import { type FileView, fileViewOf } from './file-view.ts'
import { isRetried, readRetryAfterMs, saveProblemOf } from './save-problem.ts'

/** What the store needs from its surroundings. */
export type FilePorts<File, Content> = {
  /** Idempotent: called again with the same id it resolves to the file of the first call. */
  readonly create: (id: string, content: Content) => Promise<File>
  /** `before` is the last known content of the server. */
  readonly save: (file: File, content: Content, before: Content) => Promise<File>
  readonly load: (id: string) => Promise<File>
  /** Stores unsaved content, so that it survives a closed tab; null removes it. */
  readonly keep: (draft: FileDraft<Content> | null) => void
  readonly clock: AutosaveClock
  /** Called with every file that the server returns. */
  readonly onSaved: (file: File) => void
}

export type FileStore<File extends EditedFile, Content extends NamedContent, Session, Command> = {
  /** Identifies this visit. A new file has it as its id. */
  readonly uid: string
  readonly editor: Editor<Content, Session, Command>
  readonly view: () => FileView<File>
  readonly subscribe: (listener: () => void) => () => void
  /** Saves now. Resolves to whether the server has everything. */
  readonly flush: () => Promise<boolean>
  /** Applies a name and saves it at once. Resolves to whether the name was accepted. */
  readonly rename: (name: string) => Promise<boolean>
  readonly clearRefusedName: () => void
  /** Tries again at once: the connection is back, or the person asks for it. */
  readonly retry: () => void
  /** Replaces the edits by the content of the server. */
  readonly loadTheirs: () => Promise<void>
  /** Restores the unsaved content of an earlier visit. False if the server has it already: only its answer was lost. */
  readonly restoreDraft: (draft: FileDraft<Content>) => boolean
  /** The person keeps the restored draft. So does the first edit: it must not be discarded with the draft. */
  readonly keepDraft: () => void
  /** Discards a restored draft, even if it was saved since. */
  readonly discardDraft: () => Promise<void>
  /** Nothing is being saved and nothing waits to be saved. */
  readonly isIdle: () => boolean
  /** No page shows the file, or another account is signed in: nothing more is sent, the draft stays in storage. */
  readonly stop: () => void
  /** Discards everything that is not saved. */
  readonly discard: () => void
}

/** A flush ends, even if the person keeps typing while leaving. */
const FLUSHES_MAX = 5

/**
 * One open file: its history, and the machine that saves it automatically. No edit is lost until the server has it or the
 * person discards it.
 */
export const createFileStore = <File extends EditedFile, Content extends NamedContent, Session, Command>(
  model: FileModel<File, Content, Session, Command>,
  ports: FilePorts<File, Content>,
  /** A file of the server, or the content of a new file that is created with its first edit. */
  beginning: { readonly file: File } | { readonly content: Content },
  uid: string,
): FileStore<File, Content, Session, Command> => {
  let base = 'file' in beginning ? beginning.file : null
  const first = 'file' in beginning ? model.contentOf(beginning.file) : beginning.content
  /** The content of the server at the revision of `base`. */
  let saved = base ? first : null
  /** Content that was sent without an answer: the server may have it or not. */
  let unacknowledged: Content | null = null
  /** Content that an earlier visit may have sent; this visit gets no answer for it. */
  let sentBefore: readonly Content[] = []
  /** The edits are based on an older revision than the one that was loaded. */
  let isStale = false
  /** The content before the draft of an earlier visit was restored; null once the draft cannot be discarded any more. */
  let baseline: Content | null = null
  let refusedName: string | null = null
  let refusals = 0
  let isClosed = false
  const { subscribe, notify } = createListeners()
  const editor = createEditor({
    document: first,
    session: model.session,
    reduce: model.reduce,
    reconcile: model.reconcile,
  })
  const content = (): Content => editor.state().history.document
  const renameEverywhere = (name: string): void => {
    if (baseline !== null) baseline = { ...baseline, name }
    editor.dispatch(model.renaming(name), { history: 'ignore' })
  }

  const receive = (file: File, sent: Content): void => {
    base = file
    saved = model.contentOf(file)
    unacknowledged = null
    sentBefore = []
    isStale = false
    // The server may have chosen another, free name.
    if (file.name !== sent.name) renameEverywhere(file.name)
    // Another account may be signed in by now and must not receive it.
    if (!isClosed) ports.onSaved(file)
  }

  const send = async (sent: Content): Promise<void> => {
    let wanted = sent
    // Later edits may have restored the old content, which would then not be sent at all.
    if (base && unacknowledged !== null && (await adoptRevision(wanted))) {
      unacknowledged = null
      wanted = { ...wanted, name: content().name }
    }
    if (!base || !saved) {
      receive(await ports.create(uid, wanted), wanted)
      // An earlier call without an answer had created it already, without the edits since.
      if (base && saved && !sameValue(saved, { ...wanted, name: saved.name })) {
        receive(await ports.save(base, { ...wanted, name: saved.name }, saved), wanted)
      }
    } else if (!sameValue(saved, wanted)) receive(await ports.save(base, wanted, saved), wanted)
  }

  /** Adopts a newer revision that contains no work of others: after a lost answer, or a rename elsewhere. */
  const adoptRevision = async (wanted: Content): Promise<boolean> => {
    if (!base || !saved || isStale) return false
    const newest = await ports.load(base._id)
    const found = model.contentOf(newest)
    const isOwn = [unacknowledged, ...sentBefore].some((sent) => sent !== null && sameValue(found, sent))
    if (!isOwn && !sameValue({ ...found, name: saved.name }, saved)) return false
    if (found.name !== saved.name && wanted.name === saved.name) renameEverywhere(found.name)
    base = newest
    saved = found
    return true
  }

  const save = async (wanted: Content): Promise<SaveOutcome> => {
    try {
      await send(wanted)
      return { type: 'saved' }
    } catch (error) {
      return failed(error, wanted)
    }
  }
  const failed = async (error: unknown, wanted: Content): Promise<SaveOutcome> => {
    const problem = saveProblemOf(error)
    if (problem === 'stale') {
      if (!(await adoptRevision(wanted))) return { type: 'conflicted', error }
      return save({ ...wanted, name: content().name })
    }
    if (isRetried(problem)) {
      unacknowledged ??= wanted
      throw error
    }
    // The other edits do not wait for an accepted name.
    if (problem === 'name-taken' && saved && wanted.name !== saved.name) {
      refusedName = wanted.name
      refusals += 1
      renameEverywhere(saved.name)
      return save({ ...wanted, name: saved.name })
    }
    return { type: 'refused', error }
  }

  const autosave = createAutosave({
    content: first,
    isStored: base !== null,
    timing: model.timing,
    clock: ports.clock,
    save,
    readRetryAfterMs,
  })

  const hasEdits = (): boolean => content() !== first
  const draftNow = (sent: Content | null): FileDraft<Content> => ({
    fileId: base?._id ?? null,
    revision: base?.revision ?? null,
    content: content(),
    sent: sent === content() ? null : sent,
  })
  const viewNow = (): FileView<File> =>
    fileViewOf({
      file: base,
      refusedName,
      hasDraft: baseline !== null,
      autosave: autosave.state(),
      hasEdits: hasEdits(),
    })
  let view = viewNow()
  const show = (): void => {
    if (isClosed) return
    view = viewNow()
    const { status, flight } = autosave.state()
    const isSafe = status === 'clean' || (!base && !hasEdits())
    ports.keep(isSafe ? null : draftNow(flight?.content ?? unacknowledged))
    notify()
  }
  autosave.subscribe(show)
  const keepDraft = (): void => {
    if (baseline === null) return
    baseline = null
    show()
  }
  // An unfinished gesture is neither saved nor stored: it may still be cancelled.
  editor.subscribe(() => {
    if (!editor.state().history.mark) autosave.edit(content())
    if (editor.state().history.past.length > 0) keepDraft()
  })

  const flush = async (): Promise<boolean> => {
    if (isClosed) return false
    // A new file without edits is not created.
    if (!base && !hasEdits()) return true
    let { status } = await autosave.flush()
    // Edited while it was being saved, if only by the name that the server chose.
    for (let times = 0; status === 'dirty' && times < FLUSHES_MAX; times += 1) status = (await autosave.flush()).status
    return status === 'clean'
  }

  const loadTheirs = async (): Promise<void> => {
    if (!base) return
    base = await ports.load(base._id)
    saved = model.contentOf(base)
    unacknowledged = null
    sentBefore = []
    isStale = false
    baseline = null
    editor.load(saved)
    autosave.adopt(content())
    show()
  }

  return {
    uid,
    editor,
    view: () => view,
    subscribe,
    flush,
    rename: async (name) => {
      const before = refusals
      editor.dispatch(model.renaming(name))
      const isSaved = await flush()
      return refusals === before && (isSaved || isRetried(view.problem))
    },
    clearRefusedName: () => {
      refusedName = null
      show()
    },
    retry: () => {
      if (autosave.state().status === 'failed') void autosave.retry()
    },
    loadTheirs,
    restoreDraft: (draft) => {
      // The last save of a closed tab arrived, but its answer did not.
      if (base && sameValue(draft.content, content())) return false
      const hasArrivedInPart = draft.sent !== null && sameValue(draft.sent, saved)
      // Saved against its own base revision: the server reports the conflict, and the person decides.
      if (base && draft.revision !== null && draft.revision !== base.revision && !hasArrivedInPart) {
        base = { ...base, revision: draft.revision }
        isStale = true
      }
      sentBefore = draft.sent === null ? [draft.content] : [draft.content, draft.sent]
      baseline = content()
      editor.load(draft.content)
      autosave.edit(content())
      show()
      return true
    },
    keepDraft,
    discardDraft: async () => {
      // Changes that others saved since are unknown here.
      if (isStale || baseline === null || autosave.state().status === 'conflict') return loadTheirs()
      const before = baseline
      baseline = null
      editor.load(before)
      autosave.edit(content())
      show()
    },
    isIdle: () => !autosave.state().flight && (view.saving === 'saved' || view.saving === 'new'),
    stop: () => {
      autosave.stop()
      isClosed = true
    },
    discard: () => {
      autosave.stop()
      isClosed = true
      ports.keep(null)
    },
  }
}
