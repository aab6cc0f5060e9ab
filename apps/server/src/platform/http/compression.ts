import { constants } from 'node:zlib'

/** How API responses are compressed. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Smaller responses are not worth compressing. */
export const COMPRESS_FROM_BYTES = 2_048

/** Fast rather than small: most responses are made for one request. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
export const GZIP_OPTIONS = { level: 4 }
