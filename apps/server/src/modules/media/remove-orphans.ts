import { UNDOABLE_DAYS } from '@gebaerdenraum/domain/catalogue/catalogue-changes/plan-undo'
import { IMAGE_VARIANTS } from '@gebaerdenraum/domain/images/image-variants'
import { ALPHABET_LETTERS } from '@gebaerdenraum/domain/media/alphabet-letters'
import { LETTER_VARIANTS } from '@gebaerdenraum/domain/media/letter-media'
import { SIGN_MEDIA_TYPES, variantsOf } from '@gebaerdenraum/domain/media/sign-media'
import { listLooks, type SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import type { JobHandler } from '../../platform/jobs/define-job.ts'
import type { StoredObject } from '../../platform/storage/storage.ts'
import { findOriginalsOfImages, listImageFacts } from './image-media.repository.ts'
import type { MediaServices } from './media-services.ts'
import { ORIGINALS, originalKey } from './originals.ts'
import { findUsedOriginals, listSignFacts } from './sign-media.repository.ts'
import {
  claimVariantForRemoval,
  listVariantsMadeBefore,
  releaseVariant,
  type VariantKey,
  type VariantRow,
} from './variants/media-variants.repository.ts'
import { imageRecipeOf, letterRecipeOf, recipeOf, type SignFacts } from './variants/recipe.ts'
import { VARIANTS, variantKey, variantOfKey } from './variants/variant-key.ts'

/**
 * Removes variants that no sign and no image leads to any more and originals that none uses. Only what is older than a
 * day: an import or an upload keeps its files before it names them, and writes again what is about to age out (`originals.ts`).
 */
export const removeOrphans: JobHandler<MediaServices, unknown> = async (_payload, { services, log, signal }) => {
  const before = new Date(Date.now() - DAY_MS)
  const needed = await neededSources(services, signal)
  const variants = await removeUnneededVariants(services, needed, before, signal)
  const strays = await removeStrayContents(services, needed, before, signal)
  const originals = await removeUnusedOriginals(services, before, signal)
  log.info({ variants, strays, originals }, 'orphaned media removed')
}

const DAY_MS = 86_400_000
/** A change of the catalogue can be taken back for a year (a day more, so that nobody takes it back in vain). */
const REPLACED_KEPT_MS = (UNDOABLE_DAYS + 1) * DAY_MS
const replacedSince = (): Date => new Date(Date.now() - REPLACED_KEPT_MS)
const PAGE = 500
const LEASE_MS = 60_000

/** The sources of everything that can be asked for now. */
const neededSources = async (services: MediaServices, signal: AbortSignal): Promise<ReadonlySet<string>> => {
  const needed = new Set(sourcesOfLetters(services))
  await addSourcesOfSigns(services, needed, signal)
  await addSourcesOfImages(services, needed, signal)
  return needed
}

/** The manual alphabet is asked for without a sign, always as hands. */
const sourcesOfLetters = ({ media }: MediaServices): readonly string[] =>
  listLooks({ ...media.lookDefaults, style: 'hands' }).flatMap((look) =>
    ALPHABET_LETTERS.flatMap((letter) =>
      LETTER_VARIANTS.map((variant) => letterRecipeOf(letter, variant, look).source),
    ),
  )

const addSourcesOfImages = async ({ db }: MediaServices, needed: Set<string>, signal: AbortSignal): Promise<void> => {
  let after: string | undefined
  for (;;) {
    signal.throwIfAborted()
    const page = await listImageFacts(db, after, PAGE)
    for (const { original } of page) {
      for (const variant of IMAGE_VARIANTS) {
        const recipe = imageRecipeOf(original, variant)
        if (recipe.kind !== 'kept') needed.add(recipe.source)
      }
    }
    after = page.at(-1)?.id
    if (page.length < PAGE) return
  }
}

const addSourcesOfSigns = async (
  { db, media }: MediaServices,
  needed: Set<string>,
  signal: AbortSignal,
): Promise<void> => {
  const looks = listLooks(media.lookDefaults)
  let after: string | undefined
  for (;;) {
    signal.throwIfAborted()
    const page = await listSignFacts(db, after, SIGNS_PAGE)
    for (const sign of page) {
      for (const recipe of recipesOf(sign, looks, media.productName)) {
        if (recipe !== undefined && recipe.kind !== 'kept') needed.add(recipe.source)
      }
    }
    after = page.at(-1)?.id
    if (page.length < SIGNS_PAGE) return
  }
}

/** Each has hundreds of sources to be hashed: in between others have their turn. */
const SIGNS_PAGE = 50

/** Recipes with all sources of a sign. Of what we draw a look has two, with the mark and without, for all its variants. */
const recipesOf = (sign: SignFacts, looks: readonly SpellingLook[], productName: string) =>
  SIGN_MEDIA_TYPES.flatMap((type) => [
    ...variantsOf(type).map((variant) => recipeOf(sign, type, variant, productName, looks[0]!)),
    ...looks.flatMap((look) =>
      ['default', 'watermarked'].map((variant) => recipeOf(sign, type, variant, productName, look)),
    ),
  ])

const removeUnneededVariants = async (
  services: MediaServices,
  needed: ReadonlySet<string>,
  before: Date,
  signal: AbortSignal,
): Promise<number> => {
  let removed = 0
  let after: VariantKey = { source: '', variant: '' }
  for (;;) {
    signal.throwIfAborted()
    const page: VariantRow[] = await listVariantsMadeBefore(services.db, before, after, PAGE)
    for (const row of page) {
      if (needed.has(row.source)) continue
      const key = row.contentType === null ? undefined : variantKey(row, row.contentType)
      if (await removeVariant(services, row, key, before)) removed += 1
    }
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return removed
    after = last
  }
}

/** Under the lock of the row, so that nobody makes the variant while its content goes. */
const removeVariant = async (
  { db, storage }: MediaServices,
  variant: VariantKey,
  key: string | undefined,
  before: Date,
): Promise<boolean> => {
  const lease = await claimVariantForRemoval(db, variant, before, LEASE_MS)
  if (lease === undefined) return false
  if (key !== undefined) await storage.remove(key)
  await releaseVariant(db, variant, lease)
  return true
}

/** Contents without a row: left by a process that was killed between the two. */
const removeStrayContents = async (
  services: MediaServices,
  needed: ReadonlySet<string>,
  before: Date,
  signal: AbortSignal,
): Promise<number> => {
  let removed = 0
  for await (const { key, modifiedAt } of services.storage.list(VARIANTS)) {
    signal.throwIfAborted()
    const variant = variantOfKey(key)
    if (modifiedAt >= before || variant === undefined || needed.has(variant.source)) continue
    if (await removeVariant(services, variant, key, before)) removed += 1
  }
  return removed
}

const removeUnusedOriginals = async (services: MediaServices, before: Date, signal: AbortSignal): Promise<number> => {
  let removed = 0
  let page: StoredObject[] = []
  const settle = async (): Promise<void> => {
    signal.throwIfAborted()
    removed += await removeUnused(services, page, before)
    page = []
  }
  for await (const object of services.storage.list(ORIGINALS)) {
    if (object.modifiedAt < before) page.push(object)
    if (page.length >= PAGE) await settle()
  }
  await settle()
  return removed
}

const removeUnused = async ({ db, storage }: MediaServices, page: readonly StoredObject[], before: Date) => {
  const hashes = page.map(({ key }) => key.slice(key.lastIndexOf('/') + 1))
  const used =
    hashes.length === 0
      ? new Set<string>()
      : (await findUsedOriginals(db, hashes, replacedSince())).union(new Set(await findOriginalsOfImages(db, hashes)))
  let removed = 0
  for (const sha256 of hashes.filter((hash) => !used.has(hash))) {
    // Written again a moment ago: an import has just taken it up.
    const now = await storage.head(originalKey(sha256))
    if (now === undefined || now.modifiedAt >= before) continue
    await storage.remove(now.key)
    removed += 1
  }
  return removed
}
