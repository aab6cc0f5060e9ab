import type { SignMatch } from '@gebaerdenraum/domain/lists/sign-matches.contract'
import { MATCH_WORDS_MAX } from '@gebaerdenraum/domain/lists/word-match'
import { api } from '../../../api/client.ts'

/** What the catalogue has for each word, in their order. */
export const findMatches = async (words: readonly string[]): Promise<readonly SignMatch[]> => {
  const matches: SignMatch[] = []
  for (let start = 0; start < words.length; start += MATCH_WORDS_MAX) {
    matches.push(...(await api['sign-matches'].create({ words: words.slice(start, start + MATCH_WORDS_MAX) })))
  }
  return matches
}
