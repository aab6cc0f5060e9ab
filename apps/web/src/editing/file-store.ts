import { type AutosaveClock, createAutosave, type SaveOutcome } from '@gebaerdenraum/editing/create-autosave'
import { createEditor, type Editor } from '@gebaerdenraum/editing/editor'
import { createListeners } from '@gebaerdenraum/editing/observable'
import { sameValue } from '@gebaerdenraum/editing/same-value'
import type { EditedFile, FileDraft, FileModel, NamedContent } from './file-model.ts'
import { type FileView, fileViewOf } from './file-view.ts'
import { isRetried, readRetryAfterMs, saveProblemOf } from './save-problem.ts'

/** What the store asks of the world outside. */
export type FilePorts<File, Content> = {
  /** Asked again with the same id it answers the file that was made the first time. */
  readonly create: (id: string, content: Content) => Promise<File>
  /** `before` is what the server holds, as far as it is known. */
  readonly save: (file: File, content: Content, before: Content) => Promise<File>
  readonly load: (id: string) => Promise<File>
  /** Keeps what is not saved over a closed tab; null forgets it. */
  readonly keep: (draft: FileDraft<Content> | null) => void
  readonly clock: AutosaveClock
  /** Called with every file that the server answers. */
  readonly onSaved: (file: File) => void
}

export type FileStore<File extends EditedFile, Content extends NamedContent, Session, Command> = {
  /** Of this visit; a new file has it as its id. */
  readonly uid: string
  readonly editor: Editor<Content, Session, Command>
  readonly view: () => FileView<File>
  readonly subscribe: (listener: () => void) => () => void
  /** Saves what is unsaved, now. Resolves to whether the server has everything. */
  readonly flush: () => Promise<boolean>
  /** Applies a name and saves it at once. Resolves to whether it stands. */
  readonly rename: (name: string) => Promise<boolean>
  readonly forgetRefusedName: () => void
  /** The connection is back, or somebody does not want to wait. */
  readonly retry: () => void
  /** Gives up one's own edits for what the server has. */
  readonly loadTheirs: () => Promise<void>
  /** Takes up what an earlier visit could not save. False when the server has it: only the answer had not come. */
  readonly takeUp: (draft: FileDraft<Content>) => boolean
  /** Gives up what was taken up, also when it was saved since. */
  readonly giveUpDraft: () => Promise<void>
  /** Nothing is on its way and nothing waits. */
  readonly isIdle: () => boolean
  /** Nobody looks at it any more, or somebody else is signed in: nothing is sent, what is not saved stays kept. */
  readonly stop: () => void
  /** Gives up what could not be saved. */
  readonly discard: () => void
}

/** Who goes on typing while leaving is not waited for without end. */
const FLUSHES_MAX = 5

/**
 * One file while it is edited: its history, and the machine that saves it by itself. Nothing that was edited is lost
 * until the server has it or somebody gave it up.
 */
export const createFileStore = <File extends EditedFile, Content extends NamedContent, Session, Command>(
  model: FileModel<File, Content, Session, Command>,
  ports: FilePorts<File, Content>,
  /** A file of the server, or the content of one that begins to exist with its first edit. */
  beginning: { readonly file: File } | { readonly content: Content },
  uid: string,
): FileStore<File, Content, Session, Command> => {
  let base = 'file' in beginning ? beginning.file : null
  const first = 'file' in beginning ? model.contentOf(beginning.file) : beginning.content
  /** What the server holds at the revision of `base`. */
  let saved = base ? first : null
  /** What was sent last without an answer: the server may have it or not. */
  let unanswered: Content | null = null
  /** What an earlier visit may have sent, whose answer does not come here. */
  let sentBefore: readonly Content[] = []
  /** The edits were made on an older revision than the one that was read. */
  let isBehind = false
  /** What stood here before the edits of an earlier visit were taken up. */
  let beforeDraft: Content | null = null
  let refusedName: string | null = null
  let isClosed = false
  const { subscribe, notify } = createListeners()
  const editor = createEditor({
    document: first,
    session: model.session,
    reduce: model.reduce,
    reconcile: model.reconcile,
  })
  const content = (): Content => editor.state().history.document
  const renameEverywhere = (name: string): void => editor.dispatch(model.renaming(name), { history: 'ignore' })

  const receive = (file: File, sent: Content): void => {
    base = file
    saved = model.contentOf(file)
    unanswered = null
    sentBefore = []
    isBehind = false
    // The server may have found another name to be free.
    if (file.name !== sent.name) renameEverywhere(file.name)
    // Somebody else may be signed in by now, who is not to be told of it.
    if (!isClosed) ports.onSaved(file)
  }

  const send = async (sent: Content): Promise<void> => {
    let wanted = sent
    // What was edited since may be the old content again, and would then not be sent at all.
    if (base && unanswered !== null && (await takeUpRevision(wanted))) {
      unanswered = null
      wanted = { ...wanted, name: content().name }
    }
    if (!base || !saved) {
      receive(await ports.create(uid, wanted), wanted)
      // An earlier call had made it already, of which no answer came: what was edited since is not in it.
      if (base && saved && !sameValue(saved, { ...wanted, name: saved.name })) {
        receive(await ports.save(base, { ...wanted, name: saved.name }, saved), wanted)
      }
    } else if (!sameValue(saved, wanted)) receive(await ports.save(base, wanted, saved), wanted)
  }

  /** A newer revision with nobody else's work in it is taken up: an answer that got lost, a file that was renamed. */
  const takeUpRevision = async (wanted: Content): Promise<boolean> => {
    if (!base || !saved || isBehind) return false
    const newest = await ports.load(base._id)
    const found = model.contentOf(newest)
    const isOwn = [unanswered, ...sentBefore].some((sent) => sent !== null && sameValue(found, sent))
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
      if (!(await takeUpRevision(wanted))) return { type: 'conflicted', error }
      return save({ ...wanted, name: content().name })
    }
    if (isRetried(problem)) {
      unanswered ??= wanted
      throw error
    }
    // The other edits need not wait for a better name.
    if (problem === 'name-taken' && saved && wanted.name !== saved.name) {
      refusedName = wanted.name
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
    fileViewOf({ file: base, refusedName, autosave: autosave.state(), hasEdits: hasEdits() })
  let view = viewNow()
  const show = (): void => {
    if (isClosed) return
    view = viewNow()
    const { status, flight } = autosave.state()
    const isSafe = status === 'clean' || (!base && !hasEdits())
    ports.keep(isSafe ? null : draftNow(flight?.content ?? unanswered))
    notify()
  }
  autosave.subscribe(show)
  // Half a gesture is neither saved nor kept: it may still be given up.
  editor.subscribe(() => {
    if (!editor.state().history.mark) autosave.edit(content())
  })

  const flush = async (): Promise<boolean> => {
    if (isClosed) return false
    // A new file that nobody has touched is not worth keeping.
    if (!base && !hasEdits()) return true
    let { status } = await autosave.flush()
    // Edited while it was on its way, be it by the name that the server has found.
    for (let times = 0; status === 'dirty' && times < FLUSHES_MAX; times += 1) status = (await autosave.flush()).status
    return status === 'clean'
  }

  const loadTheirs = async (): Promise<void> => {
    if (!base) return
    base = await ports.load(base._id)
    saved = model.contentOf(base)
    unanswered = null
    sentBefore = []
    isBehind = false
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
      editor.dispatch(model.renaming(name))
      const isSaved = await flush()
      return refusedName === null && (isSaved || isRetried(view.problem))
    },
    forgetRefusedName: () => {
      refusedName = null
      show()
    },
    retry: () => {
      if (autosave.state().status === 'failed') void autosave.retry()
    },
    loadTheirs,
    takeUp: (draft) => {
      // The last save of a tab that was closed arrives, and its answer does not.
      if (base && sameValue(draft.content, content())) return false
      const hasArrivedInPart = draft.sent !== null && sameValue(draft.sent, saved)
      // Saved against what it was made on: the server says that others were faster, and somebody decides.
      if (base && draft.revision !== null && draft.revision !== base.revision && !hasArrivedInPart) {
        base = { ...base, revision: draft.revision }
        isBehind = true
      }
      sentBefore = draft.sent === null ? [draft.content] : [draft.content, draft.sent]
      beforeDraft = content()
      editor.load(draft.content)
      autosave.edit(content())
      return true
    },
    giveUpDraft: async () => {
      // What others have saved since is not known here.
      if (isBehind || beforeDraft === null || autosave.state().status === 'conflict') return loadTheirs()
      editor.load(beforeDraft)
      autosave.edit(content())
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
