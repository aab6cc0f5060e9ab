import { setImmediate } from 'node:timers/promises'
import { licensed } from '@gebaerdenraum/domain/access/permissions'
import { signMatchesContract } from '@gebaerdenraum/domain/lists/sign-matches.contract'
import { matchWord, type WordMatch, withoutArticle } from '@gebaerdenraum/domain/lists/word-match'
import { defineResource } from '../../define.ts'
import type { CatalogueRow } from '../signs/catalogue.repository.ts'
import type { CatalogueState } from '../signs/catalogue.ts'
import { signOf } from '../signs/sign-of.ts'
import { viewerOf } from '../signs/viewer-of.ts'

/** More signs than this do not share one title. */
const HITS = 20

export const signMatchesResource = defineResource(signMatchesContract, {
  create: {
    allow: licensed({ rows: 'all' }),
    limit: { points: 60, seconds: 60, by: 'caller' },
    // Reads only; the catalogue is asked outside any transaction.
    transaction: 'none',
    whileViewed: 'reads',
    async handle({ data, caller, db, services }) {
      const catalogue = await services.catalogue.current()
      const matches: (WordMatch<CatalogueRow> & { word: string })[] = []
      for (const word of data.words) {
        // Other requests are answered between the words.
        await setImmediate()
        matches.push({ word, ...lookUp(catalogue, word) })
      }
      const ids = new Set(matches.flatMap(({ signs }) => signs.map(({ id }) => id)))
      const viewer = await viewerOf({ caller, db, services }, [...ids], 'card')
      return matches.map(({ word, state, signs }) => ({ word, state, signs: signs.map((row) => signOf(row, viewer)) }))
    },
  },
})

/** A word as it stands there, and where no sign is called so, without its article. */
const lookUp = (catalogue: CatalogueState, word: string): WordMatch<CatalogueRow> => {
  const match = matchWord(word, hitsOf(catalogue, word))
  const noun = match.state === 'missing' ? withoutArticle(word) : null
  if (noun === null) return match
  const nounMatch = matchWord(noun, hitsOf(catalogue, noun))
  return nounMatch.signs.length > 0 ? nounMatch : match
}

const hitsOf = ({ index, byId }: CatalogueState, word: string): CatalogueRow[] => {
  if (word.trim() === '') return []
  return index.search(word, {}, { skip: 0, limit: HITS }).hits.flatMap(({ id }) => byId.get(id) ?? [])
}
