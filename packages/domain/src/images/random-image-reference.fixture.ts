import fc from 'fast-check'
import { SIGN_PICTURE_TYPES } from '../media/sign-media.ts'
import type { ImageReference } from './image-reference.ts'

export const imageReference: fc.Arbitrary<ImageReference> = fc.oneof(
  fc.record({
    service: fc.constant('signs' as const),
    objectId: fc.constantFrom('hund', 'katze', 'maus'),
    imageType: fc.constantFrom(...SIGN_PICTURE_TYPES),
  }),
  fc.record({
    service: fc.constantFrom('custom-signs' as const, 'images' as const),
    objectId: fc.constantFrom('1', '2'),
  }),
)
