import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { signSchema } from './signs.contract.ts'

/** Larger catalogues are searched on the server. A sign takes about 900 bytes, 100 of them compressed. */
export const SEARCH_INDEX_MAX_SIGNS = 20_000

const searchIndexHeadSchema = z.object({
  version: z
    .string()
    .nullable()
    .describe('Names the current content. Null: the catalogue is too large, search with `GET /api/signs`'),
  addressSuffix: z.string().describe('To be appended to every address of media in the content'),
  favorites: z.array(z.string()).describe("Ids of the caller's favourites among the signs"),
})
/** What differs between callers. */
export type SearchIndexHead = z.output<typeof searchIndexHeadSchema>

const searchIndexContentSchema = z.object({
  categories: z.array(z.object({ _id: z.string(), name: z.string() })),
  signs: z
    .array(signSchema)
    .describe(
      'All signs, as `GET /api/signs?media=card` shows them, in the order of their titles; without favourites and without the suffix of addresses',
    ),
})
/** What all licensed callers get. */
export type SearchIndexContent = z.output<typeof searchIndexContentSchema>

/** Changes at the latest every 12 hours, because the addresses of the content expire. */
export const searchIndexContract = defineContract({
  path: 'search-index',
  summary:
    'The whole catalogue, for a search in the browser: `find` names the current version, `get` answers its content',
  record: z.object({ _id: z.string() }),
  find: { result: searchIndexHeadSchema },
  get: { result: searchIndexContentSchema },
})
