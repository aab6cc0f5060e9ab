import { z } from 'zod'
import { defineContract, filter } from '../kernel/contract.ts'
import { PICTURE_VARIANTS, SIGN_MEDIA_TYPES, SIGN_PICTURE_TYPES, VIDEO_VARIANTS } from '../media/sign-media.ts'
import { signScopeSchema } from './sign-scope.ts'
import { WORD_CLASS_IDS } from './word-classes.ts'

const address = z.string().describe('Signed, expiring address below /media')
const pictures = z.partialRecord(z.enum(PICTURE_VARIANTS), address)
const videos = z.partialRecord(z.enum(VIDEO_VARIANTS), address)

/** A sign as a caller may see it: what he may not see is absent, and `isLocked` says so. */
export const signSchema = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  keywords: z.array(z.string()),
  category: z.string().describe('Id of the category'),
  wordClass: z.enum(WORD_CLASS_IDS),
  isPreview: z.boolean(),
  isLocked: z.boolean(),
  isFingerspelled: z.boolean().describe('A demonstration sign that is spelled with the manual alphabet'),
  isFavorite: z.boolean(),
  hasVideo: z.boolean(),
  /** How the sign came into a result: by its own words, or only by a guess ("Meintest du …?"). */
  match: z.enum(['exact', 'fuzzy']).optional(),
  pixels: z
    .partialRecord(z.enum(SIGN_PICTURE_TYPES), z.object({ width: z.number(), height: z.number() }))
    .optional()
    .describe('How many pixels the drawings have; those that are vectors are sharp at every size and not named'),
  spelledMedia: z
    .array(z.enum(SIGN_MEDIA_TYPES))
    .optional()
    .describe(
      'Media that show the word in the manual alphabet, drawn here. Their addresses take `tone` (light, medium, brown, deep, lineArt), `scheme=dark` and `words=0` (without letters and word)',
    ),
  images: z.object({
    signBox: pictures.optional(),
    signMap: pictures.optional(),
    signOnly: pictures.optional(),
    signVideo: videos.optional(),
  }),
})
export type Sign = z.output<typeof signSchema>

export const SEARCH_MAX_LENGTH = 100

export const signsContract = defineContract({
  path: 'signs',
  summary: 'Signs of the catalogue, as far as the caller may see them',
  record: signSchema,
  find: {
    query: {
      search: z.string().max(SEARCH_MAX_LENGTH).optional().describe('Title, keywords and category; empty finds all'),
      scope: signScopeSchema,
      media: z.enum(['all', 'card']).default('all').describe('`card`: only the addresses that a card in a grid shows'),
    },
    filters: {
      _id: filter(z.string(), '$in'),
      slug: filter(z.string(), '$in'),
      category: filter(z.string(), '$in'),
      wordClass: filter(z.enum(WORD_CLASS_IDS), '$in'),
    },
    limit: { default: 20, max: 100 },
  },
  get: {},
})
