import { hasOnlyLineCharacters, hasVisible, normalLine } from '../kernel/visible-line.ts'

/** Rules for names of files and folders (decisions, Files; specification 2, section 4, "Duplicate name"). */

/** Characters, counted as code points. */
export const FILE_NAME_MAX = 120
/** How many free names are tried before giving up (specification 2, section 9). */
export const FREE_NAME_TRIES = 200

/** The form in which a name is kept. */
export const normalizedFileName = (name: string): string => normalLine(name)

/** Why a normalized name cannot be taken, as a sentence; null when it can. */
export const fileNameProblem = (name: string): string | null => {
  if (!hasVisible(name)) return 'Name ist erforderlich'
  if ([...name].length > FILE_NAME_MAX) return `Name darf höchstens ${FILE_NAME_MAX} Zeichen lang sein`
  if (!hasOnlyLineCharacters(name)) return 'Name enthält unzulässige Zeichen'
  return null
}

/** Names with the same key cannot stand in one folder. Not made by the database: engines fold case differently. */
export const fileNameKey = (name: string): string => normalizedFileName(name).toLowerCase()

/**
 * The name itself when nothing in the folder has it, else the first free one with ' Kopie N' appended, counted on from
 * the number it ends with; null when 200 tries found none.
 */
export const freeFileName = (name: string, taken: Iterable<string>): string | null => {
  const keys = new Set(Array.from(taken, fileNameKey))
  const wanted = normalizedFileName(name)
  if (!keys.has(fileNameKey(wanted))) return wanted
  const [, stem = wanted, number = '0'] = / Kopie \d{1,9}$/.test(wanted)
    ? (/^(.*) Kopie (\d+)$/su.exec(wanted) ?? [])
    : []
  for (let tries = 1; tries <= FREE_NAME_TRIES; tries += 1) {
    const suffix = ` Kopie ${Number(number) + tries}`
    const name =
      [...stem]
        .slice(0, FILE_NAME_MAX - suffix.length)
        .join('')
        .trimEnd() + suffix
    if (!keys.has(fileNameKey(name))) return name
  }
  return null
}
