import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { openWorkProcesses, type RunOptions, WorkError } from '../../../platform/processes/work-processes.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import type { ContentReason, Inspected } from '../content/content-verdicts.ts'
import { originalKey, readOriginal } from '../originals.ts'
import { createRecentMap } from '../recent-map.ts'
import type { DrawingBase, PictureLane } from '../variants/recipe.ts'
import { VariantError } from '../variants/variant-error.ts'
import type { MadePicture, MakePictureJob, PictureAnswer, PictureJob } from './picture-job.ts'

/** Whether a picture may be kept, decoded whole; a vector is drawn once. Never throws for what stands in the file. */
export const inspectForeignPicture = (file: string | Uint8Array, contentType: string): Promise<Inspected> =>
  checked({ kind: 'inspect', file, contentType })

/** Checks an upload and returns it as it may be kept and sent on (`normalise-picture.ts`). Never throws for its content. */
export const normaliseForeignPicture = (bytes: Uint8Array, contentType: string): Promise<PictureAnswer['normalise']> =>
  checked({ kind: 'normalise', bytes, contentType })

/** How many pixels a checked picture has, upright; null for a vector. Throws where it cannot be read. */
export const measureForeignPicture = (file: string | Uint8Array): Promise<Size | null> =>
  run(CHECKS, { kind: 'measure', file }, RASTER_CHECK_LIMITS)

/**
 * Reads the original that a picture is made from and makes one variant. Throws `VariantError`; `timeout` where the
 * picture needs more time, CPU or memory than it may.
 */
export const makeForeignPicture = async (
  { base, variant, watermark }: Omit<MakePictureJob, 'originals'>,
  storage: Pick<MediaStorage, 'get'>,
  lane: PictureLane,
  signal: AbortSignal,
): Promise<MadePicture> => {
  const originals = await readOriginals(base, storage)
  const made = await run(
    LANES[lane],
    { kind: 'make', base, variant, watermark, originals },
    { ...MAKE_LIMITS, signal },
  ).catch((cause) => {
    if (cause instanceof WorkError) throw new VariantError(reasonOf(cause), { cause })
    throw cause
  })
  if (!made.ok) throw new VariantError(made.failure)
  return made
}

/** How many pictures of a lane are made at the same time. */
export const pictureParallelism = (lane: PictureLane): number => PARALLEL[lane]

/** What the base names and the store has, by key. */
const readOriginals = async (
  base: MakePictureJob['base'],
  storage: Pick<MediaStorage, 'get'>,
): Promise<MakePictureJob['originals']> => {
  const hashes = listDrawings(base).flatMap((drawing) => (drawing.from === 'import' ? [drawing.original.sha256] : []))
  const contents = await Promise.all(
    hashes.map(async (sha256) => [originalKey(sha256), await readOriginal(storage, sha256)] as const),
  )
  return new Map(contents.flatMap(([key, content]) => (content ? [[key, content] as const] : [])))
}

const listDrawings = (base: MakePictureJob['base']): readonly DrawingBase[] => {
  if (base.from === 'link-preview') return base.drawings
  return [base.from === 'card' ? base.card.drawing : base]
}

const reasonOf = ({ reason }: WorkError) => (reason === 'crash' ? 'unreadable' : 'timeout')

const run = <Job extends PictureJob>(
  processes: ReturnType<typeof openPictureProcesses>,
  job: Job,
  limits: RunOptions<never, never>,
) => processes.run(job, limits) as Promise<PictureAnswer[Job['kind']]>

type CheckJob = Extract<PictureJob, { readonly kind: 'inspect' | 'normalise' }>
type Refused = Extract<Inspected, { readonly ok: false }>

const checked = async <Job extends CheckJob>(job: Job): Promise<PictureAnswer[Job['kind']]> => {
  const content = job.kind === 'inspect' ? job.file : job.bytes
  const hash = typeof content === 'string' ? undefined : createHash('sha256').update(content).digest('base64')
  const known = hash === undefined ? undefined : tooCostly.get(hash)
  if (known !== undefined) return known as PictureAnswer[Job['kind']]
  const isVector = job.contentType === 'image/svg+xml'
  try {
    return await run(CHECKS, job, isVector ? VECTOR_CHECK_LIMITS : RASTER_CHECK_LIMITS)
  } catch (error) {
    if (!(error instanceof WorkError)) throw error
    const refused: Refused = { ok: false, reason: isVector ? 'too-complex' : rasterReason(error) }
    if (hash !== undefined) tooCostly.set(hash, refused)
    return refused as PictureAnswer[Job['kind']]
  }
}

const rasterReason = ({ reason }: WorkError): ContentReason => (reason === 'crash' ? 'unreadable' : 'too-costly')

/** Content that ran into a limit, by its hash: sent again, it is refused without another attempt. */
const tooCostly = createRecentMap<string, Refused>(1_000, 60 * 60_000)

/**
 * At most so many at the same time, always fewer than libuv's pool has threads: reading files, hashing passwords and
 * resolving names in the server must find a free thread, and a core.
 */
const MOST = Math.max(1, Number(process.env['UV_THREADPOOL_SIZE'] ?? '4') - 1)
const MANY = Math.min(MOST, availableParallelism())
const FEW = Math.max(1, Math.floor(MANY / 2))

const PARALLEL = { catalogue: MANY, uploads: FEW, 'link-previews': 1 } as const satisfies Record<PictureLane, number>

const PICTURE_PROCESS = new URL('./picture-process.ts', import.meta.url)
const openPictureProcesses = (options: {
  readonly parallel: number
  readonly idleMs: number
  readonly priority: number
}) => openWorkProcesses<PictureJob, PictureAnswer[PictureJob['kind']]>(PICTURE_PROCESS, { maxHeapMb: 256, ...options })

/** They start with the first picture. */
export const CHECKS = openPictureProcesses({ parallel: FEW, idleMs: 60_000, priority: 10 })
const LANES = {
  catalogue: openPictureProcesses({ parallel: PARALLEL.catalogue, idleMs: 5 * 60_000, priority: 1 }),
  uploads: openPictureProcesses({ parallel: PARALLEL.uploads, idleMs: 60_000, priority: 5 }),
  'link-previews': openPictureProcesses({ parallel: PARALLEL['link-previews'], idleMs: 60_000, priority: 10 }),
} as const

/**
 * A vector that draws in this CPU time is drawn for each of its variants in less; an honest one takes a tenth. A photograph of 100 megapixels
 * takes some seconds, as a PNG some ten.
 */
const VECTOR_CHECK_LIMITS = { deadlineMs: 15_000, maxRssMb: 700, maxCpuMs: 1_000 } as const
const RASTER_CHECK_LIMITS = { deadlineMs: 60_000, maxRssMb: 1_500 } as const
const MAKE_LIMITS = { deadlineMs: 20_000, maxRssMb: 1_500, maxCpuMs: 10_000 } as const
