import { sameValue } from './same-value.ts'

/** Steps that can be taken back. Documents share what did not change, so a step costs little. */
export const HISTORY_LIMIT = 500

/** A document with the steps that led to it and those that were taken back. */
export type History<Document> = {
  readonly document: Document
  /** The document before each step, the oldest first. */
  readonly past: readonly Document[]
  /** What redo leads to, the next first. */
  readonly future: readonly Document[]
  /** Set while a gesture runs: the document as it was before it. */
  readonly mark: { readonly document: Document } | null
  /** Under this key the last step still grows. */
  readonly openKey: string | null
}

/**
 * How a change enters history. `record` makes a step. `merge` lets the last step grow when it was merged under the same
 * key and nothing came between: the letters of one field are one step. `ignore` is for what nobody did here and nobody
 * shall take back: it is applied to every document of the history, as if it had always been so.
 */
export type HistoryChoice =
  | { readonly history: 'record' }
  | { readonly history: 'merge'; readonly key: string }
  | { readonly history: 'ignore' }

/** Pure, and total: a command that does not apply gives the very same document. */
export type Reduce<Document, Command> = (document: Document, command: Command) => Document

export const createHistory = <Document>(document: Document): History<Document> => ({
  document,
  past: [],
  future: [],
  mark: null,
  openKey: null,
})

export const dispatch = <Document, Command>(
  history: History<Document>,
  reduce: Reduce<Document, Command>,
  command: Command,
  choice: HistoryChoice,
): History<Document> => {
  if (choice.history === 'ignore') return changeAll(history, (document) => reduce(document, command))
  const document = reduce(history.document, command)
  if (document === history.document) return history
  if (history.mark) return { ...history, document }
  const key = choice.history === 'merge' ? choice.key : null
  const isSameStep = key !== null && key === history.openKey
  return {
    ...history,
    document,
    past: isSameStep ? history.past : withStep(history.past, history.document),
    future: [],
    openKey: key,
  }
}

/** Ends the step that merged changes go into, as when a field is left. */
export const settle = <Document>(history: History<Document>): History<Document> =>
  history.openKey === null ? history : { ...history, openKey: null }

/** Begins a gesture. One whose end was missed is squashed first. */
export const mark = <Document>(history: History<Document>): History<Document> => {
  const settled = squash(settle(history))
  return { ...settled, mark: { document: settled.document } }
}

/** Ends a gesture: all of it is one step, or none when it came to nothing. */
export const squash = <Document>(history: History<Document>): History<Document> => {
  if (!history.mark) return history
  const before = history.mark.document
  if (sameValue(before, history.document)) return { ...history, document: before, mark: null }
  return { ...history, mark: null, past: withStep(history.past, before), future: [] }
}

/** Gives a gesture up: document, past and future are as before it. */
export const rollBack = <Document>(history: History<Document>): History<Document> =>
  history.mark ? { ...history, document: history.mark.document, mark: null } : history

export const canUndo = ({ past, mark: running }: History<unknown>): boolean => running !== null || past.length > 0
export const canRedo = ({ future, mark: running }: History<unknown>): boolean => running === null && future.length > 0

/** Takes the last step back; during a gesture the gesture itself. */
export const undo = <Document>(history: History<Document>): History<Document> => {
  if (history.mark) return rollBack(history)
  const [before] = history.past.slice(-1)
  if (before === undefined) return history
  return {
    document: before,
    past: history.past.slice(0, -1),
    future: [history.document, ...history.future],
    mark: null,
    openKey: null,
  }
}

/** Not possible during a gesture, which builds on the document as it is. */
export const redo = <Document>(history: History<Document>): History<Document> => {
  const [next, ...future] = history.future
  if (history.mark || next === undefined) return history
  return { document: next, past: withStep(history.past, history.document), future, mark: null, openKey: null }
}

const withStep = <Document>(past: readonly Document[], before: Document): readonly Document[] =>
  [...past, before].slice(-HISTORY_LIMIT)

/** Steps that thereby come to nothing are dropped: an undo that shows nothing would look broken. */
const changeAll = <Document>(
  history: History<Document>,
  change: (document: Document) => Document,
): History<Document> => {
  const document = change(history.document)
  const running = history.mark && { document: change(history.mark.document) }
  const present = running?.document ?? document
  const past = history.past.map(change)
  const future = history.future.map(change)
  return {
    ...history,
    document,
    mark: running,
    past: past.filter((before, index) => !sameValue(before, index + 1 < past.length ? past[index + 1] : present)),
    future: future.filter((after, index) => !sameValue(after, index === 0 ? present : future[index - 1])),
  }
}
