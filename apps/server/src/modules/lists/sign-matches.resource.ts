import { setImmediate } from 'node:timers/promises'
import { licensed } from '@gebaerdenraum/domain/accounts/access/permissions'
import { fileNameKey } from '@gebaerdenraum/domain/files/file-names'
import { listSignOf } from '@gebaerdenraum/domain/lists/list-sign'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { signMatchesContract } from '@gebaerdenraum/domain/lists/sign-matches.contract'
import { matchWord, type WordMatch, withoutArticle } from '@gebaerdenraum/domain/lists/word-match'
import type { Context } from '../../platform/framework/define-resource.ts'
import { signedInCaller } from '../accounts/index.ts'
import type { CatalogueRow, CatalogueState } from '../catalogue/index.ts'
import { findCustomSignHeadsByName, headOf } from '../custom-signs/index.ts'
import type { Services } from './services.ts'
import { defineResource } from './services.ts'

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
      const viewer = await services.signViews.findViewer(caller, db, [...ids], 'card')
      const own = await customSignsCalled(
        matches.filter(({ state }) => state === 'missing').map(({ word }) => word),
        { caller, db, services },
      )
      return matches.map(({ word, state, signs }) => {
        const custom = state === 'missing' ? (own.get(fileNameKey(word)) ?? []) : []
        if (custom.length > 0) return { word, state: custom.length === 1 ? 'found' : 'ambiguous', signs: custom }
        return { word, state, signs: signs.map((row) => services.signViews.toSign(row, viewer)) }
      })
    },
  },
})

/** Custom signs by what they are called; all words in one statement. */
const customSignsCalled = async (
  words: readonly string[],
  { caller, db, services }: Pick<Context<Services>, 'caller' | 'db' | 'services'>,
): Promise<ReadonlyMap<string, ListSign[]>> => {
  const user = signedInCaller(caller)
  const rows = await findCustomSignHeadsByName(db, user, words.map(fileNameKey))
  const byName = Map.groupBy(rows, ({ nameKey }) => nameKey)
  return new Map(
    [...byName].map(([name, heads]) => [name, heads.map((row) => listSignOf(headOf(row, user, services)))]),
  )
}

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
