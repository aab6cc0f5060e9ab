import type { AutosaveState } from '@gebaerdenraum/editing/autosave'
import { type SaveProblem, saveProblemOf } from './save-problem.ts'

/**
 * `new`: nothing of it exists yet. `waiting`: no connection; `failed`: the server answered with an error; both are tried
 * again by themselves. `refused`: the server refused, and would again. `conflict`: somebody else was faster, and the
 * person has to decide.
 */
export type SavingState = 'new' | 'saved' | 'edited' | 'saving' | 'waiting' | 'failed' | 'refused' | 'conflict'

/** Where a file stands with the server. */
export type FileView<File> = {
  /** As the server returned it last; null while it does not exist there. */
  readonly file: File | null
  readonly saving: SavingState
  /** In milliseconds; null where it was not saved in this visit. */
  readonly savedAt: number | null
  readonly problem: SaveProblem | null
  readonly error: unknown
  /** The person chose this name, and it is taken. */
  readonly refusedName: string | null
  /** The unsaved edits of an earlier visit were restored, and nobody has decided about them. */
  readonly hasDraft: boolean
}

type Facts<File> = {
  readonly file: File | null
  readonly refusedName: string | null
  readonly hasDraft: boolean
  readonly autosave: AutosaveState<unknown>
  readonly hasEdits: boolean
}

export const fileViewOf = <File>({ autosave, hasEdits, ...facts }: Facts<File>): FileView<File> => {
  const { error, savedAt } = autosave
  const problem = error === null ? null : saveProblemOf(error)
  return { ...facts, saving: savingOf(autosave, problem, hasEdits), savedAt, problem, error }
}

const savingOf = (
  { status, hasId }: AutosaveState<unknown>,
  problem: SaveProblem | null,
  hasEdits: boolean,
): SavingState => {
  switch (status) {
    case 'clean':
      return 'saved'
    case 'dirty':
      return hasId || hasEdits ? 'edited' : 'new'
    case 'failed':
      if (problem === 'offline') return 'waiting'
      return problem === 'failed' ? 'failed' : 'refused'
    default:
      return status
  }
}
