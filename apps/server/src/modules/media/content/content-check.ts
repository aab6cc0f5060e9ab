import { stat } from 'node:fs/promises'
import type { NormalPicture } from '../pictures/picture-job.ts'
import { inspectForeignPicture, normaliseForeignPicture } from '../pictures/picture-processes.ts'
import { MAX_FILM_BYTES, MAX_PICTURE_BYTES, MAX_SVG_BYTES } from './content-limits.ts'
import { contentMessage } from './content-messages.ts'
import { contentTypeOf } from './content-type.ts'
import type { ContentKind, ContentReason } from './content-verdicts.ts'
import { inspectFilm } from './inspect-film.ts'

export type CheckedContent =
  | {
      readonly ok: true
      readonly kind: ContentKind
      readonly contentType: string
      readonly width: number
      readonly height: number
    }
  | RefusedContent
export type RefusedContent = { readonly ok: false; readonly reason: ContentReason; readonly message: string }

/**
 * Whether a file of unknown origin may be kept: by what it is, never by its name. The whole of a picture is decoded, so
 * that a torn file is told here and not on somebody's screen. Never throws for what stands in the file.
 */
export const checkContent = async (file: string | Uint8Array, kind: ContentKind): Promise<CheckedContent> => {
  const recognised = await recognise(file, kind)
  if (!recognised.ok) return recognised
  const { contentType } = recognised
  const inspected = await (kind === 'film' ? inspectFilm(file) : inspectForeignPicture(file, contentType))
  if (!inspected.ok) return refuse(kind, inspected.reason, inspected.found)
  return { ok: true, kind, contentType, width: inspected.width, height: inspected.height }
}

/** The same check of an uploaded picture, which comes back as it may be kept and sent on. */
export const takePicture = async (
  bytes: Uint8Array,
): Promise<({ readonly ok: true; readonly contentType: string } & NormalPicture) | RefusedContent> => {
  const recognised = await recognise(bytes, 'picture')
  if (!recognised.ok) return recognised
  const taken = await normaliseForeignPicture(bytes, recognised.contentType)
  if (!taken.ok) return refuse('picture', taken.reason, taken.found)
  return { ...taken, contentType: recognised.contentType }
}

type Recognised = { readonly ok: true; readonly contentType: string } | RefusedContent

/** By size and first bytes: nothing is decoded. */
const recognise = async (file: string | Uint8Array, kind: ContentKind): Promise<Recognised> => {
  const byteLength = typeof file === 'string' ? (await stat(file)).size : file.byteLength
  if (byteLength === 0) return refuse(kind, 'empty')
  if (byteLength > (kind === 'picture' ? MAX_PICTURE_BYTES : MAX_FILM_BYTES)) return refuse(kind, 'too-large')
  const contentType = (await contentTypeOf(file)) ?? ''
  const actual = KINDS.get(contentType)
  if (actual === undefined) return refuse(kind, 'unknown-type')
  if (actual !== kind) return refuse(kind, 'wrong-kind')
  if (contentType === 'image/svg+xml' && byteLength > MAX_SVG_BYTES) return refuse(kind, 'svg-too-large')
  return { ok: true, contentType }
}

const KINDS: ReadonlyMap<string, ContentKind> = new Map([
  ['image/png', 'picture'],
  ['image/jpeg', 'picture'],
  ['image/webp', 'picture'],
  ['image/gif', 'picture'],
  ['image/svg+xml', 'picture'],
  ['video/mp4', 'film'],
  ['video/quicktime', 'film'],
  ['video/webm', 'film'],
])

const refuse = (kind: ContentKind, reason: ContentReason, found?: string): RefusedContent => ({
  ok: false,
  reason,
  message: contentMessage(kind, reason, found),
})
