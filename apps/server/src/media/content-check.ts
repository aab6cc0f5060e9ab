import { readFile, stat } from 'node:fs/promises'
import { MAX_FILM_BYTES, MAX_PICTURE_BYTES } from './content-limits.ts'
import { contentMessage } from './content-messages.ts'
import { contentTypeOf } from './content-type.ts'
import type { ContentKind, ContentReason, Inspected } from './content-verdicts.ts'
import { inspectFilm } from './inspect-film.ts'
import { inspectPicture } from './inspect-picture.ts'
import { inspectSvg } from './inspect-svg.ts'

export type CheckedContent =
  | {
      readonly ok: true
      readonly kind: ContentKind
      readonly contentType: string
      readonly width: number
      readonly height: number
    }
  | { readonly ok: false; readonly reason: ContentReason; readonly message: string }

/**
 * Whether a file of unknown origin may be kept: by what it is, never by its name. The whole of a picture is decoded, so
 * that a torn file is told here and not on somebody's screen. Never throws for what stands in the file.
 */
export const checkContent = async (file: string | Uint8Array, kind: ContentKind): Promise<CheckedContent> => {
  const byteLength = typeof file === 'string' ? (await stat(file)).size : file.byteLength
  if (byteLength === 0) return refuse(kind, 'empty')
  if (byteLength > (kind === 'picture' ? MAX_PICTURE_BYTES : MAX_FILM_BYTES)) return refuse(kind, 'too-large')
  const contentType = (await contentTypeOf(file)) ?? ''
  const actual = KINDS.get(contentType)
  if (actual === undefined) return refuse(kind, 'unknown-type')
  if (actual !== kind) return refuse(kind, 'wrong-kind')
  const inspected = await inspect(file, contentType, kind)
  if (!inspected.ok) return refuse(kind, inspected.reason, inspected.found)
  return { ok: true, kind, contentType, width: inspected.width, height: inspected.height }
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

const inspect = async (file: string | Uint8Array, contentType: string, kind: ContentKind): Promise<Inspected> => {
  if (kind === 'film') return inspectFilm(file)
  if (contentType !== 'image/svg+xml') return inspectPicture(file)
  return inspectSvg(typeof file === 'string' ? await readFile(file) : file)
}

const refuse = (kind: ContentKind, reason: ContentReason, found?: string): CheckedContent => ({
  ok: false,
  reason,
  message: contentMessage(kind, reason, found),
})
