import { z } from 'zod'
import { SEARCH_MAX_LENGTH } from '../catalogue/signs.contract.ts'
import { defineContract } from '../kernel/contract.ts'
import { listSignSchema } from './lists.contract.ts'
import { MATCH_STATES, MATCH_WORDS_MAX } from './word-match.ts'

/** What the catalogue has for one word of a pasted text; where it has nothing, the caller's own custom signs. */
export const signMatchSchema = z.object({
  word: z.string(),
  state: z.enum(MATCH_STATES),
  signs: z.array(listSignSchema).describe('found: the one; ambiguous: those of this title; missing: what resembles it'),
})
export type SignMatch = z.output<typeof signMatchSchema>

export const signMatchesContract = defineContract({
  path: 'sign-matches',
  summary: 'Looks up the words of a pasted text, each for itself; writes nothing',
  record: signMatchSchema,
  create: {
    data: z.strictObject({ words: z.array(z.string().max(SEARCH_MAX_LENGTH)).min(1).max(MATCH_WORDS_MAX) }),
    result: z.array(signMatchSchema).describe('In the order of the words'),
  },
})
