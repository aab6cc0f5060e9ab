import { type StoredMigration, versionOf } from '../kernel/migrate-stored.ts'

/**
 * How stored custom signs came to their form of today, `StoredScene`. Whoever changes that adds a step here, with a
 * stored sign of before in the test, and never changes a step that was released.
 */
export const CUSTOM_SIGN_MIGRATIONS: readonly StoredMigration[] = [
  {
    to: 2,
    describes: 'A card has a place for every picture and text of its layouts; until now custom signs were empty.',
    migrate: (stored) => {
      const { signTypeProperties }: Record<string, unknown> = { ...(stored as object) }
      const isCard =
        typeof signTypeProperties === 'object' && signTypeProperties !== null && 'layout' in signTypeProperties
      const image = { imageReference: null, crop: null, lightening: 0 }
      const images = ['imageSingleTop', 'imageComposedLeft', 'imageComposedRight', 'imageBottom'].map((key) => [
        key,
        image,
      ])
      const texts = ['textComposedTopLeft', 'textComposedTopRight', 'textBottomRight'].map((key) => [key, { text: '' }])
      return { ...(stored as object), fixedObjects: isCard ? Object.fromEntries([...images, ...texts]) : {} }
    },
  },
  {
    to: 3,
    describes:
      'Hands and persons can be drawn. Earlier scenes stay as they are; earlier servers do not read later ones.',
    migrate: (stored) => stored,
  },
]

/** Stands beside every stored custom sign. */
export const CUSTOM_SIGN_MODEL_VERSION = versionOf(CUSTOM_SIGN_MIGRATIONS)
