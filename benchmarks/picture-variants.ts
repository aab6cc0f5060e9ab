import { openSignMedia } from '@gebaerdenraum/server/src/modules/catalogue/media/open-sign-media.ts'
import type { SignMedia } from '@gebaerdenraum/server/src/modules/catalogue/media/sign-media.ts'
import { openMedia } from '@gebaerdenraum/server/src/modules/media/open-media.ts'
import { storeOriginal } from '@gebaerdenraum/server/src/modules/media/originals.ts'
import { openDatabase } from '@gebaerdenraum/server/src/platform/database/client.ts'
import { migrate } from '@gebaerdenraum/server/src/platform/database/migrate.ts'
import { openLogger } from '@gebaerdenraum/server/src/platform/reporting/logger.ts'
import { openDiskStorage } from '@gebaerdenraum/server/src/platform/storage/disk-storage.ts'
import type { MediaStorage } from '@gebaerdenraum/server/src/platform/storage/storage.ts'
import sharp from 'sharp'
import { printCard } from './content/print-card.ts'
import { demoSigns } from './content/synthetic-signs.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { spreadOf } from './figures/percentiles.ts'
import { inScope } from './servers/in-scope.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * The first demand for a variant of an imported PNG of 800×1228, as a server meets it: looked up, claimed in the
 * database, read, made, synced to the disk, marked as ready. The limit is sharp alone, from memory to memory, with the
 * same sizes and the same quality.
 */
export const measurePictureVariants = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    const database = await openDatabase({ dataDir: folder.path })
    await migrate(database)
    const storage = await openDiskStorage(`${folder.path}/media`)
    const log = openLogger('silent') as unknown as Parameters<typeof openMedia>[0]['log']
    const media = openMedia({ db: database.db, storage, log, secret: SECRET, productName: 'Gebärdenraum' })
    const signMedia = openSignMedia({ db: database.db, log, media })
    try {
      const cards = await Promise.all(
        demoSigns()
          .slice(0, WARM_UP + ROUNDS)
          .map(printCard),
      )
      const times = await measureRounds(cards, signMedia, storage)
      return VARIANTS.map((variant) =>
        lessIsBetter({
          name: `variant ${variant} of an imported PNG`,
          unit: 'ms',
          measured: spreadOf(times.measured[variant]),
          limit: { what: 'plain sharp', ...spreadOf(times.limit[variant]) },
        }),
      )
    } finally {
      await media.stop()
      await storage.close()
      await database.close()
    }
  })

const VARIANTS = ['default', 'watermarked', 'thumbnail'] as const
type Variant = (typeof VARIANTS)[number]
type Times = Readonly<Record<Variant, number[]>>

const SECRET = 'known to this benchmark alone, 32+'
const ROUNDS = 30
const WARM_UP = 3

/** One card after the other, each variant both ways in turn. */
const measureRounds = async (cards: readonly Uint8Array[], signMedia: SignMedia, storage: MediaStorage) => {
  const measured: Times = { default: [], watermarked: [], thumbnail: [] }
  const limit: Times = { default: [], watermarked: [], thumbnail: [] }
  const overlay = await overlayOf(signMedia, storage)
  for (const [index, card] of cards.entries()) {
    const sign = await signWith(card, storage)
    for (const variant of VARIANTS) {
      const ours = await timed(async () => signMedia.find(sign, { type: 'signOnly', variant }))
      const plain = await timed(async () => plainSharp(card, variant, overlay))
      if (index < WARM_UP) continue
      measured[variant].push(ours)
      limit[variant].push(plain)
    }
  }
  return { measured, limit }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const signWith = async (card: Uint8Array, storage: MediaStorage) => ({
  id: '00000000-0000-7000-8000-000000000000',
  slug: 'karte',
  title: 'Karte',
  wordClass: 'noun' as const,
  symbol: null,
  isFingerspelled: false,
  revision: 1,
  posterMs: null,
  media: { signOnly: await storeOriginal(storage, card) },
})

const plainSharp = (card: Uint8Array, variant: Variant, overlay: Buffer): Promise<Buffer> => {
  const image = sharp(card).autoOrient()
  if (variant === 'thumbnail') return image.resize(320, 640, { fit: 'inside' }).webp(PHOTO).toBuffer()
  const sized = image.resize(800, 1228, { fit: 'inside', withoutEnlargement: true })
  return (variant === 'watermarked' ? sized.composite([{ input: overlay }]) : sized).webp(PHOTO).toBuffer()
}

/** As the media module writes what was imported. */
const PHOTO = { quality: 82, effort: 4 } as const

/** A finished watermark: the picture that the media module makes of an empty one. */
const overlayOf = async (signMedia: SignMedia, storage: MediaStorage): Promise<Buffer> => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const empty = await sharp({ create: { width: 800, height: 1228, channels: 4, background } })
    .png()
    .toBuffer()
  const found = await signMedia.find(await signWith(empty, storage), { type: 'signOnly', variant: 'watermarked' })
  const content = await found?.open()
  if (!(content?.body instanceof Uint8Array)) throw new Error('The watermark was not made.')
  return Buffer.from(content.body)
}
