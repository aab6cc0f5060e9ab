import { describe, expect, it } from 'vitest'
import { findMatches, type NamedSign } from './find-matches.ts'
import { readSignRows } from './read-sign-rows.ts'

const linesOf = (...lines: string[]) => {
  const reading = readSignRows(['slug,title,wordClass,category', ...lines].join('\n'))
  if (!reading.ok) throw new Error(reading.problem)
  return reading.lines
}
const sign = (slug: string, title: string, facts: Partial<NamedSign> = {}): NamedSign => ({
  slug,
  title,
  wordClass: 'noun',
  categorySlug: 'tiere',
  ...facts,
})
const matchesOf = (line: string, ...catalogue: readonly NamedSign[]) => findMatches(linesOf(line), catalogue).get(2)

describe('signs that a line may mean besides its own', () => {
  it.each([
    ['the same title under another short form', 'hund-2,Hund,noun,Tiere', sign('hund', 'Hund'), 'same-title'],
    ['another way of writing it', 'baer,BAER,noun,Tiere', sign('bar-tier', 'Baer'), 'same-title'],
    ['hyphens and blanks', 't-shirt-2,T Shirt,noun,Kleidung', sign('t-shirt', 'T-Shirt'), 'same-title'],
    ['the same title in another word class', 'essen-2,Essen,verb,Tiere', sign('essen', 'Essen'), 'same-title'],
    ['one letter more', 'schmetterlinge,Schmetterlinge,noun,Tiere', sign('sm', 'Schmetterling'), 'similar-title'],
    ['one other letter', 'elefant-2,Elephant,noun,Tiere', sign('elef', 'Elephand'), 'similar-title'],
    ['two letters that changed places', 'girafef,Girafef,noun,Tiere', sign('giraffe', 'Giraffe'), 'similar-title'],
  ])('finds %s', (_, line, existing, reason) => {
    expect(matchesOf(line, existing)).toEqual([{ slug: existing.slug, reason }])
  })

  it.each([
    ['short words that differ in a letter', 'hand,Hand,noun,Tiere', sign('hund', 'Hund')],
    ['a verb beside its noun', 'essen-verb,essen,verb,Tiere', sign('essen', 'Essen')],
    ['similar titles of other categories', 'elefand,Elefand,noun,Essen', sign('elefant', 'Elefant')],
    ['a line with the short form of a sign', 'hund,Hund,noun,Tiere', sign('hund', 'Hund')],
    ['two edits', 'elefnad,Elefandd,noun,Tiere', sign('elefant', 'Elefant')],
  ])('finds nothing in %s', (_, line, ...catalogue) => {
    expect(matchesOf(line, ...catalogue)).toBeUndefined()
  })

  it('takes a sign that another line names for that line only: homonyms stay two', () => {
    const lines = linesOf('bank,Bank,noun,Orte', 'bank-geld,Bank,noun,Orte')
    expect(findMatches(lines, [sign('bank', 'Bank')]).size).toBe(0)
  })
})
