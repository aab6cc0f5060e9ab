import fc from 'fast-check'
import { expect, it } from 'vitest'
import { innerPieces } from './inner-pieces.ts'
import { entryOf, vocabularyBuilder } from './vocabulary.ts'

it('finds exactly the terms that have the piece inside, each once', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 20 }), word, (terms, piece) => {
      const builder = vocabularyBuilder()
      for (const term of terms) builder.add(builder.termId(term), entryOf(0, 0))
      const vocabulary = builder.finish()
      const hits: string[] = []
      innerPieces(vocabulary)(piece, (term) => hits.push(vocabulary.terms[term]!))
      expect(hits).toEqual(terms.filter((term) => term.includes(piece)).toSorted())
    }),
  )
})
