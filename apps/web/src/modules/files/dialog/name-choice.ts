import { fileNameKey, fileNameProblem, freeFileName, normalizedFileName } from '@gebaerdenraum/domain/files/file-names'
import { quoteName } from '../../../ui/quote-name.ts'

/** Specification 2, section 8. */
export const CONFLICT_TEXT =
  'Ein Objekt mit diesem Namen existiert bereits in diesem Ordner! Bitte wähle einen anderen Namen.'
export const UNCHANGED_TEXT = 'So heißt das Objekt schon. Bitte wähle einen anderen Namen.'

type Named = { readonly _id: string; readonly name: string }

/** Names that are taken in a folder for a node that comes into it, or that stands there itself already. */
export const takenNames = (children: readonly Named[], own: readonly string[] = []): readonly string[] =>
  children.filter(({ _id }) => !own.includes(_id)).map(({ name }) => name)

/** The wanted name where it is free, else the first free one; the wanted one again when there is none. */
export const proposedName = (wanted: string, taken: readonly string[]): string => freeFileName(wanted, taken) ?? wanted

export type NameProblem = { readonly reason: 'invalid' | 'unchanged' | 'taken'; readonly text: string }

type NameCheck = {
  readonly name: string
  readonly taken: readonly string[]
  /** For a rename: what it is called so far. */
  readonly former?: string | undefined
}

/** Why a name cannot be used; null when it can (specification 2, section 5, "File name"). */
export const nameProblem = ({ name, taken, former }: NameCheck): NameProblem | null => {
  const normalized = normalizedFileName(name)
  const invalid = fileNameProblem(normalized)
  if (invalid) return { reason: 'invalid', text: invalid }
  if (normalized === former) return { reason: 'unchanged', text: UNCHANGED_TEXT }
  if (taken.some((other) => fileNameKey(other) === fileNameKey(normalized))) {
    return { reason: 'taken', text: CONFLICT_TEXT }
  }
  return null
}

/** A free name for each of several things that come into a folder together, in their order. */
export const freeNames = (names: readonly string[], taken: readonly string[]): readonly string[] => {
  const all = [...taken]
  return names.map((wanted) => {
    const name = proposedName(wanted, all)
    all.push(name)
    return name
  })
}

/** Those among several things whose names the folder has already. */
export const conflicting = <Node extends Named>(nodes: readonly Node[], taken: readonly string[]): readonly Node[] => {
  const keys = new Set(taken.map(fileNameKey))
  return nodes.filter(({ name }) => keys.has(fileNameKey(name)))
}

/** What a folder is called before anybody named it. */
export const NEW_FOLDER_NAME = 'Neuer Ordner'

/** What is said when some of several things meet their names in the folder. */
export const conflictText = (conflicts: readonly Named[]): string =>
  conflicts.length === 1
    ? `Ein Objekt mit dem Namen ${quoteName(conflicts[0]?.name ?? '')} existiert bereits in diesem Ordner!`
    : `${conflicts.length} der Namen existieren bereits in diesem Ordner!`
