import { ALPHABET_LETTERS } from '@gebaerdenraum/domain/media/alphabet-letters'
import { LETTER_VARIANTS } from '@gebaerdenraum/domain/media/letter-media'
import { listLooks } from '@gebaerdenraum/domain/media/spelling-look'
import type { JobHandler } from '../../platform/jobs/define-job.ts'
import type { StoredObject } from '../../platform/storage/storage.ts'
import { mediaUsers, type OrphanServices } from './media-users.ts'
import { ORIGINALS, originalKey } from './originals.ts'
import {
  claimVariantForRemoval,
  listOldVariants,
  releaseVariant,
  type VariantRow,
} from './variants/media-variants.repository.ts'
import { toLetterRecipe } from './variants/recipe.ts'
import type { VariantKey } from './variants/variant.ts'
import { VARIANTS, variantKey, variantOfKey } from './variants/variant-key.ts'

/**
 * Removes variants that no letter and no user of media needs any more and originals that none uses. Only what is older than a
 * day: an import or an upload keeps its files before it names them, and writes again what is about to age out (`originals.ts`).
 */
export const removeOrphans: JobHandler<OrphanServices, unknown> = async (_payload, { services, log, signal }) => {
  const before = new Date(Date.now() - DAY_MS)
  const needed = await neededSources(services, signal)
  const variants = await removeUnneededVariants(services, needed, signal)
  const strays = await removeStrayContents(services, needed, before, signal)
  const originals = await removeUnusedOriginals(services, before, signal)
  log.info({ variants, strays, originals }, 'orphaned media removed')
}

const DAY_MS = 86_400_000
const PAGE = 500
const LEASE_MS = 60_000

/** The sources of everything that can be asked for now. */
const neededSources = async (
  { media, contributions }: OrphanServices,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> => {
  const needed = new Set(sourcesOfLetters(media))
  for (const user of contributions.to(mediaUsers)) {
    for await (const source of user.listNeededSources(signal)) needed.add(source)
  }
  return needed
}

/** The manual alphabet is asked for without a sign, always as hands. */
const sourcesOfLetters = ({ lookDefaults }: OrphanServices['media']): readonly string[] =>
  listLooks({ ...lookDefaults, style: 'hands' }).flatMap((look) =>
    ALPHABET_LETTERS.flatMap((letter) =>
      LETTER_VARIANTS.map((variant) => toLetterRecipe(letter, variant, look).source),
    ),
  )

const removeUnneededVariants = async (
  services: OrphanServices,
  needed: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<number> => {
  let removed = 0
  let after: VariantKey = { source: '', variant: '' }
  for (;;) {
    signal.throwIfAborted()
    const page: VariantRow[] = await listOldVariants(services.db, DAY_MS, after, PAGE)
    for (const row of page) {
      if (needed.has(row.source)) continue
      const key = row.contentType === null ? undefined : variantKey(row, row.contentType)
      if (await removeVariant(services, row, key)) removed += 1
    }
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return removed
    after = last
  }
}

/** Under the lock of the row, so that nobody makes the variant while its content goes. */
const removeVariant = async (
  { db, storage }: OrphanServices,
  variant: VariantKey,
  key: string | undefined,
): Promise<boolean> => {
  const lease = await claimVariantForRemoval(db, variant, DAY_MS, LEASE_MS)
  if (lease === undefined) return false
  if (key !== undefined) await storage.remove(key)
  await releaseVariant(db, variant, lease)
  return true
}

/** Contents without a row: left by a process that was killed between the two. */
const removeStrayContents = async (
  services: OrphanServices,
  needed: ReadonlySet<string>,
  before: Date,
  signal: AbortSignal,
): Promise<number> => {
  let removed = 0
  for await (const { key, modifiedAt } of services.storage.list(VARIANTS)) {
    signal.throwIfAborted()
    const variant = variantOfKey(key)
    if (modifiedAt >= before || variant === undefined || needed.has(variant.source)) continue
    if (await removeVariant(services, variant, key)) removed += 1
  }
  return removed
}

const removeUnusedOriginals = async (services: OrphanServices, before: Date, signal: AbortSignal): Promise<number> => {
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

const removeUnused = async (
  { storage, contributions }: OrphanServices,
  page: readonly StoredObject[],
  before: Date,
): Promise<number> => {
  if (page.length === 0) return 0
  const hashes = page.map(({ key }) => key.slice(key.lastIndexOf('/') + 1))
  const used = new Set<string>()
  for (const user of contributions.to(mediaUsers)) {
    for (const sha256 of await user.findUsedOriginals(hashes)) used.add(sha256)
  }
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
