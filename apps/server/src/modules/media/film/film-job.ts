import type { FilmHeight } from './film-size.ts'
import type { MediaErrorReason } from './media-error.ts'
import type { FilmFacts } from './open-film.ts'
import type { StoredColours } from './stored-colours.ts'

/** What a film process is asked for. */
export type FilmJob = { readonly input: string; readonly maxDurationMs: number } & (
  | { readonly kind: 'probe' }
  | { readonly kind: 'poster'; readonly height: FilmHeight; readonly atMs: number | undefined }
  | { readonly kind: 'transcode'; readonly height: FilmHeight; readonly watermarkPng: Uint8Array | undefined }
)

export type FilmAnswer =
  | { readonly facts: FilmFacts; readonly colours: StoredColours }
  | { readonly bytes: Uint8Array }
  | { readonly reason: MediaErrorReason }
