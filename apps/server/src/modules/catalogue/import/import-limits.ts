import { FILM_EXTENSIONS } from '@gebaerdenraum/domain/catalogue/import/media-file-name'
import { MAX_FILM_BYTES, MAX_PICTURE_BYTES, MAX_SVG_BYTES } from '../../media/index.ts'

const MB = 1024 * 1024

/** Limits of uploads (decisions, Media); the others keep an archive from filling the disk. */
export const IMPORT_LIMITS = {
  pictureBytes: MAX_PICTURE_BYTES,
  svgBytes: MAX_SVG_BYTES,
  filmBytes: MAX_FILM_BYTES,
  csvBytes: 50 * MB,
  csvLines: 200_000,
  zipEntries: 50_000,
  zipBytes: 20 * 1024 * MB,
  /** Uncompressed to compressed; drawings reach about 20, real text 100. */
  zipRatio: 200,
  /** Smaller entries may be compressed however well. */
  zipRatioFromBytes: MB,
} as const

export type ImportLimits = { readonly [Name in keyof typeof IMPORT_LIMITS]: number }

/** Why a file of this size is not taken, or null. */
export const sizeProblem = (path: string, byteLength: number, limits: ImportLimits): string | null => {
  const limit = limitFor(path, limits)
  if (byteLength === 0) return 'Die Datei ist leer.'
  if (byteLength <= limit) return null
  return `Die Datei ist ${megabytes(byteLength)} MB groß, höchstens ${megabytes(limit)} MB sind möglich.`
}

const limitFor = (path: string, limits: ImportLimits): number => {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  if (extension === 'csv') return limits.csvBytes
  if (extension === 'svg') return limits.svgBytes
  const films: readonly string[] = FILM_EXTENSIONS
  return films.includes(extension) ? limits.filmBytes : limits.pictureBytes
}

/** Rounded up, so that what is over the limit never reads like the limit. */
const megabytes = (bytes: number): string => (Math.ceil((bytes / MB) * 10) / 10).toLocaleString('de-DE')
