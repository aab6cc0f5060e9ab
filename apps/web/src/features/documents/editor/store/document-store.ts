import type { DocumentCommand } from '@gebaerdenraum/domain/documents/commands'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import type { CommandDraft } from '@gebaerdenraum/domain/documents/new-ids'
import { applyCommand, reduceDocument } from '@gebaerdenraum/domain/documents/reduce'
import type { Outcome } from '@gebaerdenraum/domain/documents/refusals'
import { DOCUMENT_SAVE_TIMING } from '@gebaerdenraum/domain/documents/save-timing'
import { type AutosaveClock, createAutosave, type SaveOutcome } from '@gebaerdenraum/editing/create-autosave'
import { createEditor, type Editor } from '@gebaerdenraum/editing/editor'
import type { HistoryChoice } from '@gebaerdenraum/editing/history'
import { completeCommand } from './complete-command.ts'
import { changesBetween, contentOfDocument, isSameContent, isSamePages } from './content-of-document.ts'
import { type DocumentSession, FIRST_SESSION, reconcileSession } from './document-session.ts'
import { type DocumentView, viewOf } from './document-view.ts'
import type { Draft } from './draft.ts'
import { saveProblemOf } from './save-problem.ts'

export type DocumentEditor = Editor<DocumentContent, DocumentSession, DocumentCommand>
type Changes = NonNullable<ReturnType<typeof changesBetween>>

/** What the store asks of the world outside. */
export type DocumentPorts = {
  /** Asked again with the same id it answers the document that was made the first time. */
  readonly create: (id: string, content: DocumentContent, node: string | null) => Promise<Document>
  readonly save: (id: string, revision: number, changes: Changes) => Promise<Document>
  readonly load: (id: string) => Promise<Document>
  /** Keeps what is not saved over a closed tab; null forgets it. */
  readonly keep: (draft: Draft | null) => void
  readonly newId: () => string
  readonly clock: AutosaveClock
  /** Called with every document that the server answers. */
  readonly onSaved: (document: Document) => void
}

/** A document of the server, or one that begins to exist with its first edit, in a node that was made for it or not. */
export type Beginning =
  | { readonly document: Document }
  | { readonly content: DocumentContent; readonly node: string | null }

export type DocumentStore = ReturnType<typeof createDocumentStore>

/**
 * One document while it is edited: its history, and the machine that saves it by itself. Nothing that was edited is
 * lost until the server has it or somebody gave it up.
 */
export const createDocumentStore = (ports: DocumentPorts, beginning: Beginning, uid: string) => {
  let base = 'document' in beginning ? beginning.document : null
  /** What the server holds at the revision of `base`. */
  let saved = base ? contentOfDocument(base) : null
  /** What was sent last without an answer: the server may have it or not. */
  let unanswered: DocumentContent | null = null
  let theirs: Document | null = null
  let refusedName: string | null = null
  let isClosed = false
  const listeners = new Set<() => void>()
  const first = saved ?? ('content' in beginning ? beginning.content : null)
  if (!first) throw new Error('A document begins with its content')
  const editor: DocumentEditor = createEditor({
    document: first,
    session: FIRST_SESSION,
    reduce: reduceDocument,
    reconcile: reconcileSession,
  })
  const content = (): DocumentContent => editor.state().history.document

  const receive = (document: Document, content: DocumentContent): void => {
    base = document
    saved = contentOfDocument(document)
    unanswered = null
    theirs = null
    // The server may have found another name to be free.
    if (document.name !== content.name) renameEverywhere(document.name)
    ports.onSaved(document)
  }
  const renameEverywhere = (name: string): void => editor.dispatch({ type: 'rename', name }, { history: 'ignore' })

  const send = async (wanted: DocumentContent): Promise<void> => {
    if (!base || !saved) {
      const node = 'node' in beginning ? beginning.node : null
      return receive(await ports.create(uid, wanted, node), wanted)
    }
    const changes = changesBetween(saved, wanted)
    if (changes) receive(await ports.save(base._id, base.revision, changes), wanted)
  }

  /** A newer revision that nobody else's work stands in is taken up: an answer that got lost, a file that was renamed. */
  const takeUpRevision = async (wanted: DocumentContent): Promise<boolean> => {
    if (!base || !saved) return false
    const newest = await ports.load(base._id)
    const found = contentOfDocument(newest)
    const isOwn = unanswered !== null && isSameContent(found, unanswered)
    if (!isOwn && !isSamePages(found, saved)) {
      theirs = newest
      return false
    }
    if (found.name !== saved.name && wanted.name === saved.name) renameEverywhere(found.name)
    base = newest
    saved = found
    return true
  }

  const save = async (wanted: DocumentContent): Promise<SaveOutcome> => {
    try {
      await send(wanted)
      return { type: 'saved' }
    } catch (error) {
      return failed(error, wanted)
    }
  }
  const failed = async (error: unknown, wanted: DocumentContent): Promise<SaveOutcome> => {
    const problem = saveProblemOf(error)
    if (problem === 'stale') {
      if (!(await takeUpRevision(wanted))) return { type: 'conflicted', error }
      return save({ ...wanted, name: content().name })
    }
    if (problem === 'unreachable') {
      unanswered = wanted
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
    isStored: saved !== null,
    timing: DOCUMENT_SAVE_TIMING,
    clock: ports.clock,
    save,
  })

  let view: DocumentView = viewOf({ base, theirs, refusedName, autosave: autosave.state(), hasEdits: false })
  const show = (): void => {
    if (isClosed) return
    const state = autosave.state()
    view = viewOf({ base, theirs, refusedName, autosave: state, hasEdits: content() !== first })
    keep()
    for (const listener of [...listeners]) listener()
  }
  const keep = (): void => {
    const { status } = autosave.state()
    const isSafe = status === 'clean' || (!base && content() === first)
    ports.keep(isSafe ? null : draftNow())
  }
  const draftNow = (): Draft => ({
    documentId: base?._id ?? null,
    revision: base?.revision ?? null,
    content: content(),
  })
  autosave.subscribe(show)
  editor.subscribe(() => autosave.edit(content()))

  const flush = async (): Promise<boolean> => {
    // A document without an id that nobody has touched is not worth keeping.
    if (!base && content() === first) return true
    const { status } = await autosave.flush()
    return status === 'clean'
  }

  return {
    /** Of this visit; a new document has it as its id. */
    uid,
    editor,
    content,
    view: (): DocumentView => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Does it, or tells why not. */
    apply: (draft: DocumentCommand | CommandDraft, choice?: HistoryChoice): Outcome => {
      const command = completeCommand(content(), draft, ports.newId)
      const outcome = applyCommand(content(), command)
      if (outcome.ok) editor.dispatch(command, choice)
      return outcome
    },
    /** Saves what is unsaved, now. Resolves to whether the server has everything. */
    flush,
    /** Applies a name and saves it at once. Resolves to whether the server has taken it. */
    rename: async (name: string): Promise<boolean> => {
      editor.dispatch({ type: 'rename', name })
      const isSaved = await flush()
      return refusedName === null && (isSaved || view.problem === 'unreachable')
    },
    forgetRefusedName: (): void => {
      refusedName = null
      show()
    },
    /** The connection is back, or somebody does not want to wait. */
    retry: (): void => {
      if (autosave.state().status === 'failed') void autosave.retry()
    },
    /** Gives up one's own edits for what the server has. */
    loadTheirs: async (): Promise<void> => {
      if (!base) return
      const newest = await ports.load(base._id)
      base = newest
      saved = contentOfDocument(newest)
      unanswered = null
      theirs = null
      editor.load(saved)
      autosave.adopt(content())
      show()
    },
    /** Takes up what an earlier visit could not save, as a step that can be taken back. */
    takeUp: (draft: DocumentContent): void => {
      editor.load(draft)
      autosave.edit(draft)
    },
    /** What others have changed since, while nothing is unsaved here. */
    refresh: (document: Document): void => {
      const isIdle = autosave.state().status === 'clean' && !editor.state().history.mark
      if (!base || !isIdle || document.revision <= base.revision) return
      base = document
      saved = contentOfDocument(document)
      if (!isSameContent(saved, content())) editor.load(saved)
      autosave.adopt(content())
      show()
    },
    isIdle: (): boolean => !autosave.state().flight && (view.saving === 'saved' || view.saving === 'new'),
    /** Gives up what could not be saved. */
    discard: (): void => {
      autosave.stop()
      isClosed = true
      ports.keep(null)
    },
    /** Nobody looks at it any more; what is not saved stays kept. */
    stop: (): void => {
      autosave.stop()
      isClosed = true
    },
  }
}
