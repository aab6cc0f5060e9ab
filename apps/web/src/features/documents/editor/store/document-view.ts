import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import type { AutosaveState } from '@gebaerdenraum/editing/autosave'
import { type SaveProblem, saveProblemOf } from './save-problem.ts'

/** `waiting`: the server was not reached, it is tried again by itself. `refused`: it said no, and would again. */
export type SavingState = 'new' | 'saved' | 'edited' | 'saving' | 'waiting' | 'refused' | 'conflict'

/** Where a document stands with the server. */
export type DocumentView = {
  /** As the server told of it last; null as long as it does not exist there. */
  readonly document: Document | null
  readonly saving: SavingState
  /** In milliseconds; null where it was not saved in this visit. */
  readonly savedAt: number | null
  readonly problem: SaveProblem | null
  readonly error: unknown
  /** What somebody else has saved meanwhile. */
  readonly theirs: Document | null
  /** Somebody wanted this name, and it is taken. */
  readonly refusedName: string | null
}

type Facts = {
  readonly base: Document | null
  readonly theirs: Document | null
  readonly refusedName: string | null
  readonly autosave: AutosaveState<DocumentContent>
  readonly hasEdits: boolean
}

export const viewOf = ({ base, theirs, refusedName, autosave, hasEdits }: Facts): DocumentView => {
  const { error, savedAt } = autosave
  const problem = error === null ? null : saveProblemOf(error)
  return { document: base, saving: savingOf(autosave, problem, hasEdits), savedAt, problem, error, theirs, refusedName }
}

const savingOf = (
  { status, hasId }: AutosaveState<DocumentContent>,
  problem: SaveProblem | null,
  hasEdits: boolean,
): SavingState => {
  switch (status) {
    case 'clean':
      return 'saved'
    case 'dirty':
      return hasId || hasEdits ? 'edited' : 'new'
    case 'failed':
      return problem === 'unreachable' ? 'waiting' : 'refused'
    default:
      return status
  }
}
