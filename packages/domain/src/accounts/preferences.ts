import { z } from 'zod'
import { COLOURINGS } from '../media/colourings.ts'
import { SIGN_PICTURE_TYPES } from '../media/sign-media.ts'

/** How many columns a grid of signs may have; the screen's width may allow fewer (specification 1, section 2). */
export const COLUMNS_MIN = 1
export const COLUMNS_MAX = 10

/** The speeds the video player offers. */
export const PLAYBACK_SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5] as const

/** How large the pictures of a list's signs are in its editor (specification 2, section 9). */
export const LIST_IMAGE_SIZES = ['small', 'medium', 'large'] as const
export type ListImageSize = (typeof LIST_IMAGE_SIZES)[number]

export const DISMISSED_HINTS_MAX = 100
/** Kept of each kind; the screens show fewer (documents 8). */
export const RECENTLY_USED_MAX = 20

const columns = z.int().min(COLUMNS_MIN).max(COLUMNS_MAX)
const imageType = z.enum(SIGN_PICTURE_TYPES)
const hints = z.array(z.string().min(1).max(60)).max(DISMISSED_HINTS_MAX)
const recentIds = z.array(z.string().min(1).max(60)).max(RECENTLY_USED_MAX)

/** The groups whose fields are kept one by one, without defaults: what a patch may name. */
const fields = {
  search: { columns, imageType, showNames: z.boolean(), showKeywords: z.boolean() },
  favorites: { columns, imageType, showNames: z.boolean() },
  player: {
    speed: z.union(PLAYBACK_SPEEDS.map((speed) => z.literal(speed))),
    isLooping: z.boolean(),
    isMirrored: z.boolean(),
  },
  listEditor: { imageSize: z.enum(LIST_IMAGE_SIZES) },
  hands: { colouring: z.enum(COLOURINGS).nullable() },
} as const

/**
 * What an account remembers of how its owner likes things. Stored as one JSON value; a field that is missing in a
 * stored value takes its default here, so that a new preference needs no migration.
 */
export const preferencesSchema = z.object({
  search: z
    .object({
      columns: fields.search.columns.default(5),
      imageType: fields.search.imageType.default('signOnly'),
      showNames: fields.search.showNames.default(true),
      showKeywords: fields.search.showKeywords.default(false),
    })
    .prefault({}),
  favorites: z
    .object({
      columns: fields.favorites.columns.default(4),
      imageType: fields.favorites.imageType.default('signOnly'),
      showNames: fields.favorites.showNames.default(true),
    })
    .prefault({}),
  player: z
    .object({
      speed: fields.player.speed.default(1),
      isLooping: fields.player.isLooping.default(true),
      isMirrored: fields.player.isMirrored.default(false),
    })
    .prefault({}),
  listEditor: z.object({ imageSize: fields.listEditor.imageSize.default('large') }).prefault({}),
  /** How fingerspelling hands are coloured; null: as the operator has it. */
  hands: z.object({ colouring: fields.hands.colouring.default(null) }).prefault({}),
  /** Ids of hints that were dismissed. */
  dismissedHints: hints.default([]),
  /** Ids of what was opened last, the newest first, by resource. */
  recentlyUsed: z
    .object({
      lists: recentIds.default([]),
      documents: recentIds.default([]),
      'custom-signs': recentIds.default([]),
    })
    .prefault({}),
})
export type Preferences = z.output<typeof preferencesSchema>
export const DEFAULT_PREFERENCES: Preferences = preferencesSchema.parse({})

/**
 * A patch names the fields that changed, and no others: two tabs that change different ones both get their way.
 * Dismissed hints are added to the stored ones; recently used ids move to the front of theirs.
 */
export const preferencesPatchSchema = z.strictObject({
  search: z.strictObject(fields.search).partial().optional(),
  favorites: z.strictObject(fields.favorites).partial().optional(),
  player: z.strictObject(fields.player).partial().optional(),
  listEditor: z.strictObject(fields.listEditor).partial().optional(),
  hands: z.strictObject(fields.hands).partial().optional(),
  dismissedHints: hints.optional(),
  recentlyUsed: z
    .strictObject({ lists: recentIds, documents: recentIds, 'custom-signs': recentIds })
    .partial()
    .optional(),
})
export type PreferencesPatch = z.output<typeof preferencesPatchSchema>
