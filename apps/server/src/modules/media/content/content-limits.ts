import { SVG_BYTES_MAX, UPLOAD_BYTES_MAX } from '@gebaerdenraum/domain/images/upload-limits'

const MEGABYTE = 1024 * 1024

/** Limits of uploads and imports (decisions, Media). */
export const MAX_PICTURE_BYTES = UPLOAD_BYTES_MAX
/** A vector is text that is parsed and drawn whole; drawings of signs have some hundred kilobytes at most. */
export const MAX_SVG_BYTES = SVG_BYTES_MAX
export const MAX_PICTURE_PIXELS = 100_000_000
export const MAX_FILM_BYTES = 200 * MEGABYTE
/** Bigger frames exist in no camera that sign films are made with, but cost gigabytes to decode. */
export const MAX_FILM_PIXELS = 4096 * 2304
/** A sign takes seconds; three minutes leave room for a whole sentence and stop a lecture. */
export const MAX_FILM_SECONDS = 180
