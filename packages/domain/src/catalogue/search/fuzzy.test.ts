import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedEdits, findFuzzy, SHORTEST_FUZZY_PREFIX } from './fuzzy.ts'
import { entryOf, vocabularyBuilder } from './vocabulary.ts'

const vocabularyOf = (terms: readonly string[]) => {
  const builder = vocabularyBuilder()
  for (const term of terms) builder.add(builder.termId(term), entryOf(0, 0))
  return builder.finish()
}

const found = (terms: readonly string[], word: string, maxEdits = allowedEdits(word)) => {
  const vocabulary = vocabularyOf(terms)
  const hits: { readonly term: string; readonly edits: number; readonly isWhole: boolean }[] = []
  findFuzzy(vocabulary, word, maxEdits, (term, edits, isWhole) =>
    hits.push({ term: vocabulary.terms[term]!, edits, isWhole }),
  )
  return hits
}

/** The textbook table of the optimal string alignment, without pruning or shared rows. */
const distance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, rows[i - 2]![j - 2]! + 1)
      rows[i]![j] = cost
    }
  }
  return rows[a.length]![b.length]!
}

describe('typing errors', () => {
  it.each([
    ['hau', 0],
    ['haus', 1],
    ['elefant', 1],
    ['krokodil', 2],
  ])('allows %s %i edits', (word, edits) => {
    expect(allowedEdits(word)).toBe(edits)
  })

  it.each(['elefnat', 'elefat', 'elephant', 'elefannt', 'lefant'])('takes %s for elefant', (word) => {
    expect(found(['elch', 'elefant', 'elektro'], word, 2)).toContainEqual(expect.objectContaining({ term: 'elefant' }))
  })

  it('counts two swapped neighbours as one edit', () => {
    expect(found(['schule'], 'shcule')).toEqual([{ term: 'schule', edits: 1, isWhole: true }])
  })

  it('finds the term whose beginning is one edit off', () => {
    expect(found(['schmetterling'], 'schmeter')).toEqual([{ term: 'schmetterling', edits: 1, isWhole: false }])
    expect(found(['schmetterling'], 'shmet')).toEqual([])
  })

  it('agrees with the textbook distance for every vocabulary', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 40 }),
        word,
        fc.integer({ min: 1, max: 2 }),
        (terms, typed, maxEdits) => {
          const whole = found(terms, typed, maxEdits).filter((hit) => hit.isWhole)
          const expected = terms
            .map((term) => ({ term, edits: distance(typed, term), isWhole: true }))
            .filter((hit) => hit.edits <= maxEdits)
          expect(whole.toSorted((a, b) => (a.term < b.term ? -1 : 1))).toEqual(
            expected.toSorted((a, b) => (a.term < b.term ? -1 : 1)),
          )
        },
      ),
    )
  })

  it('finds the terms whose best beginning is one edit off, for every vocabulary', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: SHORTEST_FUZZY_PREFIX, maxLength: 10 })
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), word, (terms, typed) => {
        const beginnings = (term: string) => Array.from({ length: term.length + 1 }, (_, i) => term.slice(0, i))
        const expected = terms.filter(
          (term) =>
            distance(typed, term) > 1 && Math.min(...beginnings(term).map((text) => distance(typed, text))) === 1,
        )
        const partly = found(terms, typed, 1).filter((hit) => !hit.isWhole)
        expect(partly.map((hit) => hit.term).toSorted()).toEqual(expected.toSorted())
      }),
    )
  })
})
