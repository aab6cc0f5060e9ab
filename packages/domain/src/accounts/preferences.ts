import { z } from 'zod'
import { SIGN_PICTURE_TYPES } from '../signs/sign-media.ts'

/** How many columns a grid of signs may have; the screen's width may allow fewer (specification 1, section 2). */
export const COLUMNS_MIN = 1
export const COLUMNS_MAX = 10

const columns = z.int().min(COLUMNS_MIN).max(COLUMNS_MAX)
const imageType = z.enum(SIGN_PICTURE_TYPES)

/** The speeds the video player offers. */
export const PLAYBACK_SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5] as const

/**
 * What an account remembers of how its owner likes things. Stored as one JSON value; a field that is missing in a
 * stored value takes its default here, so that a new preference needs no migration.
 */
export const preferencesSchema = z.object({
  search: z
    .object({
      columns: columns.default(5),
      imageType: imageType.default('signOnly'),
      showNames: z.boolean().default(true),
      showKeywords: z.boolean().default(false),
    })
    .prefault({}),
  favorites: z
    .object({
      columns: columns.default(4),
      imageType: imageType.default('signOnly'),
      showNames: z.boolean().default(true),
    })
    .prefault({}),
  player: z
    .object({
      speed: z.union(PLAYBACK_SPEEDS.map((speed) => z.literal(speed))).default(1),
      isLooping: z.boolean().default(true),
      isMirrored: z.boolean().default(false),
    })
    .prefault({}),
  /** Ids of hints that were dismissed. */
  dismissedHints: z.array(z.string().max(60)).max(100).default([]),
})
export type Preferences = z.output<typeof preferencesSchema>
export const DEFAULT_PREFERENCES: Preferences = preferencesSchema.parse({})

/** A patch names whole groups; a group that is named replaces the stored one. */
export const preferencesPatchSchema = z.strictObject({
  search: preferencesSchema.shape.search.unwrap().strict().optional(),
  favorites: preferencesSchema.shape.favorites.unwrap().strict().optional(),
  player: preferencesSchema.shape.player.unwrap().strict().optional(),
  dismissedHints: preferencesSchema.shape.dismissedHints.unwrap().optional(),
})
