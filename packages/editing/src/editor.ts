import {
  createHistory,
  dispatch,
  type History,
  type HistoryChoice,
  mark,
  type Reduce,
  redo,
  rollBack,
  settle,
  squash,
  undo,
} from './history.ts'
import { createListeners } from './observable.ts'

/**
 * What an editor holds: the document, which is saved and in history, and the session (selection, zoom, tool), which is
 * neither.
 */
export type EditorState<Document, Session> = {
  readonly history: History<Document>
  readonly session: Session
}

export type Editor<Document, Session, Command> = {
  readonly state: () => EditorState<Document, Session>
  /** Calls the listener on every change. Returns the function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void
  readonly dispatch: (command: Command, choice?: HistoryChoice) => void
  readonly updateSession: (update: (session: Session) => Session) => void
  readonly undo: () => void
  readonly redo: () => void
  /** A gesture: `mark` when it begins, `squash` on release, `rollBack` on Escape. */
  readonly mark: () => void
  readonly squash: () => void
  readonly rollBack: () => void
  readonly settle: () => void
  /** Loads another document, with an empty history. */
  readonly load: (document: Document) => void
}

export type EditorOptions<Document, Session, Command> = {
  readonly document: Document
  readonly session: Session
  readonly reduce: Reduce<Document, Command>
  /** Updates the session after a change of the document: removed elements are deselected. */
  readonly reconcile?: (session: Session, document: Document) => Session
}

/** An editor without a screen. */
export const createEditor = <Document, Session, Command>({
  document,
  session,
  reduce,
  reconcile = (unchanged) => unchanged,
}: EditorOptions<Document, Session, Command>): Editor<Document, Session, Command> => {
  let state: EditorState<Document, Session> = { history: createHistory(document), session }
  const { subscribe, notify } = createListeners()

  const become = (history: History<Document>, changed: Session): void => {
    const next = history.document === state.history.document ? changed : reconcile(changed, history.document)
    if (history === state.history && next === state.session) return
    state = { history, session: next }
    notify()
  }
  const step = (change: (history: History<Document>) => History<Document>): void =>
    become(change(state.history), state.session)

  return {
    state: () => state,
    subscribe,
    dispatch: (command, choice = { history: 'record' }) =>
      step((history) => dispatch(history, reduce, command, choice)),
    updateSession: (update) => become(state.history, update(state.session)),
    undo: () => step(undo),
    redo: () => step(redo),
    mark: () => step(mark),
    squash: () => step(squash),
    rollBack: () => step(rollBack),
    settle: () => step(settle),
    load: (loaded) => step(() => createHistory(loaded)),
  }
}
