import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editedSummary } from '@gebaerdenraum/domain/catalogue/catalogue-changes/change-summaries'
import { type SignState, withFieldsOf } from '@gebaerdenraum/domain/catalogue/catalogue-changes/sign-state'
import type { catalogueMediaContract } from '@gebaerdenraum/domain/catalogue/catalogue-media.contract'
import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import type { z } from 'zod'
import { commitUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { makeUnpackFolder } from '../../../platform/disk/temporary-folder.ts'
import type { Context, WriteContext } from '../../../platform/framework/define-resource.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { BusyError } from '../../../platform/processes/busy-error.ts'
import { createWorkQueue } from '../../../platform/processes/work-queue.ts'
import { checkContent } from '../../media/content/content-check.ts'
import { MAX_FILM_BYTES, MAX_PICTURE_BYTES } from '../../media/content/content-limits.ts'
import { isTooLarge } from '../../media/content/content-messages.ts'
import { type Original, storeOriginal } from '../../media/originals.ts'
import { measureForeignPicture } from '../../media/pictures/picture-processes.ts'
import { lockCatalogue } from '../changes/catalogue-changes.repository.ts'
import { recordCatalogueChange } from '../changes/record-catalogue-change.ts'
import { insertSignMedium, type StoredState } from '../changes/sign-states.repository.ts'
import type { Services } from '../services.ts'
import { actorOf, changeSign, storedSign, wholeSign } from '../signs/change-sign.ts'
import { showChanges } from '../signs/show-changes.ts'
import { countRevision, findMedium, type KnownMedium } from './catalogue-media.repository.ts'
import { keepPixels } from './picture-pixels.repository.ts'

type Call = WriteContext<Services>
type Upload = z.output<typeof catalogueMediaContract.create.data>
type Patch = z.output<typeof catalogueMediaContract.patch.data>

/** Puts a file in the place of what is shown; what was there stays in the history. */
export const uploadMedium = async (
  context: Context<Services>,
  { sign, type, file }: Upload,
): Promise<CatalogueSign> => {
  await storedSign(context, sign)
  const { pixels, ...original } = await keptFile(context, type, file)
  const { result } = await commitUnitOfWork(context.db, context.services, async (unit) => {
    const { db } = unit
    const inside = { ...context, db, unit }
    await lockCatalogue(db)
    const { state } = await storedSign(inside, sign)
    const summary = editedSummary(state.title, [type])
    const change = { kind: 'edit', summary, actorId: actorOf(context) } as const
    const { changed } = await recordCatalogueChange(db, change, { ids: [sign] }, async () => {
      if (state.media[type] === original.sha256) return
      await insertSignMedium(db, { signId: sign, type, ...original })
      await keepPixels(db, [{ sha256: original.sha256, pixels }])
      await countRevision(db, sign)
    })
    await showChanges(inside, changed)
    return wholeSign(inside, sign)
  })
  return result
}

/** Takes an earlier medium back into its place, or chooses the still picture of a film. */
export const changeMedium = async (context: Call, id: string, data: Patch): Promise<CatalogueSign> => {
  const medium = await knownMedium(context, id)
  return changeSign(context, medium.signId, async ({ state }) =>
    'current' in data ? withMedium(state, medium) : withPoster(state, medium, data.posterMs),
  )
}

export const removeMedium = async (context: Call, id: string): Promise<CatalogueSign> => {
  const medium = await knownMedium(context, id)
  return changeSign(context, medium.signId, async (stored) => {
    assertShown(stored, medium)
    const { media } = stored.state
    const { [medium.type]: _, ...others } = media
    return { ...stored.state, media: others, ...(medium.type === 'signVideo' && { posterMs: null }) }
  })
}

/** With a film comes the still picture that was chosen for it. */
const withMedium = (state: SignState, medium: KnownMedium): SignState => {
  if (!medium.isKept)
    throw new ApiError('Conflict', 'Diese Datei ist nicht mehr da: Sie wurde vor über einem Jahr ersetzt.')
  const source = { ...state, media: { [medium.type]: medium.sha256 }, posterMs: medium.posterMs }
  return withFieldsOf(state, source, medium.type === 'signVideo' ? ['signVideo', 'posterMs'] : [medium.type])
}

const withPoster = (state: SignState, medium: KnownMedium, posterMs: number | null): SignState => {
  if (medium.type !== 'signVideo') throw new ApiError('BadRequest', 'Nur Videos haben ein Standbild.')
  assertShown({ state }, medium)
  return { ...state, posterMs }
}

const assertShown = ({ state }: Pick<StoredState, 'state'>, { type, sha256, isShown }: KnownMedium): void => {
  if (isShown && state.media[type] === sha256) return
  throw new ApiError('Conflict', 'Diese Datei wurde inzwischen ersetzt. Lade die Gebärde neu.')
}

const knownMedium = async ({ db }: Pick<Call, 'db'>, id: string): Promise<KnownMedium> => {
  const medium = await findMedium(db, id)
  if (!medium) throw new ApiError('NotFound', 'Diese Datei gibt es nicht.')
  return medium
}

/** Decoding takes memory for every pixel. */
const uploads = createWorkQueue({ parallel: 2, waiting: 8 })

type KeptFile = Original & { readonly pixels: Size | null }

const keptFile = async ({ services }: Pick<Call, 'services'>, type: SignMediaType, file: File): Promise<KeptFile> => {
  const kind = type === 'signVideo' ? 'film' : 'picture'
  const maxBytes = kind === 'film' ? MAX_FILM_BYTES : MAX_PICTURE_BYTES
  if (file.size > maxBytes) {
    throw notTaken(`Die Datei ist zu groß: höchstens ${Math.floor(maxBytes / 1_000_000)} MB.`, true)
  }
  return uploads
    .run(() =>
      inFile(services, file, async (path) => {
        const checked = await checkContent(path, kind)
        if (!checked.ok) throw notTaken(checked.message, isTooLarge(checked.reason))
        if (checked.contentType === 'image/gif')
          throw notTaken('GIF wird hier nicht angenommen: PNG, JPEG, WebP oder SVG.')
        const pixels = kind === 'picture' ? await measureForeignPicture(path) : null
        return { pixels, ...(await storeOriginal(services.storage, path)) }
      }),
    )
    .catch((error: unknown) => {
      throw error instanceof BusyError ? busy(error) : error
    })
}

/** Films are read by threads and processes of their own, which need a file. */
const inFile = async <Result>(
  { settings }: Pick<Services, 'settings'>,
  file: File,
  use: (path: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await makeUnpackFolder(join(settings.dataDir, 'tmp'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, file.stream())
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const notTaken = (message: string, isTooLarge = false): ApiError =>
  new ApiError(isTooLarge ? 'PayloadTooLarge' : 'BadRequest', message, { errors: { file: message } })

const busy = (cause: unknown): ApiError =>
  new ApiError('Unavailable', 'Gerade werden viele Dateien hochgeladen. Bitte versuche es gleich noch einmal.', {
    data: { retryAfterSeconds: 5 },
    cause,
  })
