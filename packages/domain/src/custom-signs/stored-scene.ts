import { z } from 'zod'
import { WORD_CLASS_IDS } from '../catalogue/word-classes.ts'
import type { CustomSignType } from '../files/file-types.ts'
import { storedId, storedImageReference } from '../images/stored-references.ts'
import { migrateStored } from '../kernel/migrate-stored.ts'
import { COLOURINGS } from '../media/colourings.ts'
import { HAND_VIEWS, HANDSHAPES } from '../media/handshapes.ts'
import { ARROW_KEYS } from './arrows.ts'
import { HAND_SIDES, PERSON_VIEWS } from './figures.ts'
import { CUSTOM_SIGN_MIGRATIONS } from './migrations.ts'
import { CARD_LAYOUTS, FIXED_IMAGE_KEYS, OBJECTS_MAX, SCENE_COLORS, type Scene, type StoredScene } from './scene.ts'
import { sceneProblems } from './scene-problems.ts'

/**
 * The scene of a custom sign where it comes in from outside: from a request or from the database. Only servers use this;
 * the browser has the same rules without zod. Bounds are held exactly by `sceneProblems`; here only roughly.
 */
const length = z.number().min(-10_000).max(10_000)
const text = z.string().max(2000)
const fraction = z.number().min(0).max(1)

const look = {
  crop: z.strictObject({ x: fraction, y: fraction, width: fraction, height: fraction }).nullable(),
  lightening: fraction,
}
const objectFields = {
  id: storedId,
  order: z.int().min(0).max(OBJECTS_MAX),
  position: z.strictObject({ x: length, y: length }),
  size: z.strictObject({ width: length, height: length }),
  scaleX: length,
  scaleY: length,
  flipX: z.boolean(),
  flipY: z.boolean(),
  angle: z.number().min(0).max(360),
}
const color = z.enum([SCENE_COLORS.black, SCENE_COLORS.white])
const colouring = z.enum(COLOURINGS)
const hand = { handshape: z.enum(HANDSHAPES), view: z.enum(HAND_VIEWS), side: z.enum(HAND_SIDES), colouring }
const person = { view: z.enum(PERSON_VIEWS), colouring }

const objects = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('image'), ...objectFields, imageReference: storedImageReference, ...look }),
      z.strictObject({ type: z.enum(['text', 'textbox']), ...objectFields, text, color }),
      z.strictObject({ type: z.literal('arrow'), ...objectFields, arrow: z.enum(ARROW_KEYS), color }),
      z.strictObject({ type: z.literal('hand'), ...objectFields, ...hand }),
      z.strictObject({ type: z.literal('person'), ...objectFields, ...person }),
    ]),
  )
  .max(OBJECTS_MAX)

const nothing = z.strictObject({})
const cardProperties = z.strictObject({
  layout: z.enum(CARD_LAYOUTS),
  style: z.enum(WORD_CLASS_IDS),
  imageScaleOverrides: z.partialRecord(z.enum(FIXED_IMAGE_KEYS), z.number()),
})
const fixedImage = z.strictObject({ imageReference: storedImageReference.nullable(), ...look })
const fixedText = z.strictObject({ text })
const fixedObjects = z.strictObject({
  imageSingleTop: fixedImage,
  imageComposedLeft: fixedImage,
  imageComposedRight: fixedImage,
  imageBottom: fixedImage,
  textComposedTopLeft: fixedText,
  textComposedTopRight: fixedText,
  textBottomRight: fixedText,
})

/** The parts where the type is not known yet, as in a contract; the type's own schema decides on the whole. */
export const STORED_SCENE_FIELDS: { readonly [Part in keyof StoredScene]: z.ZodType<StoredScene[Part]> } = {
  objects,
  signTypeProperties: z.union([nothing, cardProperties]),
  fixedObjects: z.union([nothing, fixedObjects]),
}

const sound = <Stored extends StoredScene>(schema: z.ZodType<Stored>, sceneOf: (stored: Stored) => Scene) =>
  schema.superRefine((stored, context) => {
    for (const message of sceneProblems(sceneOf(stored))) context.addIssue({ code: 'custom', message })
  })

/** By type, for requests. */
export const STORED_SCENE_SCHEMAS: Readonly<Record<CustomSignType, z.ZodType<StoredScene>>> = {
  signOnly: sound(z.strictObject({ objects, signTypeProperties: nothing, fixedObjects: nothing }), (stored) => ({
    signType: 'signOnly',
    name: '',
    ...stored,
  })),
  signBox: sound(z.strictObject({ objects, signTypeProperties: cardProperties, fixedObjects }), (stored) => ({
    signType: 'signBox',
    name: '',
    ...stored,
  })),
}

export type ReadScene =
  | { readonly ok: true; readonly scene: StoredScene }
  | { readonly ok: false; readonly reason: 'unknown-version' | 'damaged'; readonly problems: readonly string[] }

/** What the database holds, in the form of today. */
export const readStoredScene = (signType: CustomSignType, stored: unknown, modelVersion: number): ReadScene => {
  const migrated = migrateStored(CUSTOM_SIGN_MIGRATIONS, stored, modelVersion)
  if (!migrated.ok) return { ok: false, reason: migrated.reason, problems: [] }
  const parsed = STORED_SCENE_SCHEMAS[signType].safeParse(migrated.value)
  if (parsed.success) return { ok: true, scene: parsed.data }
  return { ok: false, reason: 'damaged', problems: parsed.error.issues.map(({ message }) => message) }
}
