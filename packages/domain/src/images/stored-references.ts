import { z } from 'zod'
import { SIGN_PICTURE_TYPES } from '../media/sign-media.ts'
import { type ImageReference, isId } from './image-reference.ts'

/** Ids and references to pictures where they come in from outside, in documents and custom signs alike. */
export const storedId = z.string().refine(isId, 'Ungültige Kennung')

export const storedImageReference: z.ZodType<ImageReference> = z.discriminatedUnion('service', [
  z.strictObject({ service: z.literal('signs'), objectId: storedId, imageType: z.enum(SIGN_PICTURE_TYPES) }),
  z.strictObject({ service: z.literal('custom-signs'), objectId: storedId }),
  z.strictObject({ service: z.literal('images'), objectId: storedId }),
])
