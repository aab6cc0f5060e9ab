import { ApiError } from '../../../api/api-error.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import type { MoveFailure } from '../browser/moving/run-moves.ts'
import type { NameProblem } from './name-choice.ts'

/** Specification 2, section 8, "409 on file name". */
export const SERVER_CONFLICT_TEXT =
  'Ein Objekt mit diesem Namen existiert bereits. Bitte wähle einen anderen Namen oder abweichenden Speicherort.'

export type DialogProblem = {
  /** Stands at the name. */
  readonly name: string | null
  /** Whether a free name is the way out. */
  readonly isConflict: boolean
  /** Stands in a box of its own. */
  readonly other: readonly string[]
}

type Facts = {
  readonly name: NameProblem | null
  /** Nobody is told off for what he has not done yet; a taken name is told at once. */
  readonly isTried: boolean
  readonly error: Error | null
  readonly failed: readonly MoveFailure[]
}

/** What stands in the way, told where it belongs. The server's refusal of a name outweighs what is known here. */
export const dialogProblem = ({ name, isTried, error, failed }: Facts): DialogProblem => {
  if (error && isNameConflict(error)) return { name: SERVER_CONFLICT_TEXT, isConflict: true, other: [] }
  const shown = name && (isTried || name.reason === 'taken') ? name : null
  return {
    name: shown?.text ?? null,
    isConflict: shown?.reason === 'taken',
    other: error ? [error.message] : failed.map(({ node, reason }) => `${quoteName(node.name)}: ${reason}`),
  }
}

const isNameConflict = (error: Error): boolean =>
  error instanceof ApiError && error.code === 409 && 'name' in error.errors
