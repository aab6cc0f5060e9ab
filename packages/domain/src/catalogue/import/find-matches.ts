import { runToEnd } from '../search/build-index.ts'
import { compact, foldPlain } from '../search/fold.ts'
import type { WordClassId } from '../word-classes.ts'
import type { ExistingSign } from './existing-sign.ts'
import type { SignLine } from './read-sign-rows.ts'
import type { SignRow } from './sign-row.ts'

/** A sign of the catalogue that a new line may mean too. */
export type SignMatch = {
  readonly slug: string
  readonly reason: 'same-title' | 'similar-title'
  readonly sign: ExistingSign
  readonly revision: number
}

/** As much of a sign as comparing takes. */
export type NamedSign = {
  readonly slug: string
  readonly title: string
  readonly wordClass: WordClassId
  readonly categorySlug: string
}
export type FoundMatch = Pick<SignMatch, 'slug' | 'reason'>

/** More matches would not help to decide. */
const MATCHES_MAX = 5
/** Shorter words are one letter apart from too many others: Hand, Hund. */
const SIMILAR_FROM_LENGTH = 6

/**
 * Finds signs of the catalogue that a line may mean although it has a new short form; by line number. A sign that another
 * line names by its short form belongs to that line: homonyms are listed side by side on purpose.
 */
export const findMatches = (lines: readonly SignLine[], catalogue: readonly NamedSign[]): FoundMatches =>
  runToEnd(matchesInSteps(lines, catalogue))

type FoundMatches = ReadonlyMap<number, readonly FoundMatch[]>
const ROWS_PER_STEP = 500

/** The same in steps of some milliseconds each. */
export function* matchesInSteps(
  lines: readonly SignLine[],
  catalogue: readonly NamedSign[],
): Generator<undefined, FoundMatches> {
  const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []))
  const named = new Set(rows.map(({ slug }) => slug))
  const known = new Set(catalogue.map(({ slug }) => slug))
  const index = indexOf(catalogue.filter(({ slug }) => !named.has(slug)))
  yield
  const found = new Map<number, readonly FoundMatch[]>()
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_PER_STEP === 0) yield
    const matches = known.has(row.slug) ? [] : matchesOf(row, index)
    if (matches.length > 0) found.set(row.line, matches.slice(0, MATCHES_MAX))
  }
  return found
}

type Index = {
  readonly byTitle: ReadonlyMap<string, readonly NamedSign[]>
  readonly byPart: ReadonlyMap<string, readonly NamedSign[]>
}

const indexOf = (signs: readonly NamedSign[]): Index => {
  const byTitle = new Map<string, NamedSign[]>()
  const byPart = new Map<string, NamedSign[]>()
  for (const sign of signs) {
    const title = keyOf(sign.title)
    add(byTitle, title, sign)
    for (const part of shortened(title)) add(byPart, part, sign)
  }
  return { byTitle, byPart }
}

const add = (map: Map<string, NamedSign[]>, key: string, sign: NamedSign): void => {
  const present = map.get(key)
  if (present) present.push(sign)
  else map.set(key, [sign])
}

const matchesOf = (row: SignRow, { byTitle, byPart }: Index): readonly FoundMatch[] => {
  const title = keyOf(row.title)
  const same = (byTitle.get(title) ?? []).filter(
    // „Essen“ and „essen“ are two signs; two nouns „Essen“ may be one.
    (sign) => sign.wordClass === row.wordClass || sign.title === row.title,
  )
  const near = new Set(shortened(title).flatMap((part) => byPart.get(part) ?? []))
  const similar = [...near].filter(
    (sign) =>
      !same.includes(sign) &&
      sign.wordClass === row.wordClass &&
      sign.categorySlug === row.categorySlug &&
      isOneEdit(title, keyOf(sign.title)),
  )
  return [
    ...same.map(({ slug }) => ({ slug, reason: 'same-title' }) as const),
    ...similar.map(({ slug }) => ({ slug, reason: 'similar-title' }) as const),
  ]
}

/** Upper case, umlauts, hyphens and blanks tell no two titles apart. Titles of signs only keep themselves. */
const keyOf = (title: string): string => compact(foldPlain(title)) || title

/** A word and all it becomes by leaving out one letter: two words that are one edit apart share one of these. */
const shortened = (word: string): readonly string[] => {
  if (word.length < SIMILAR_FROM_LENGTH) return []
  return [word, ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

/** One letter more, less, other, or two that changed places. */
const isOneEdit = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short === long || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSwapped && short.slice(at + 2) === long.slice(at + 2)
}
