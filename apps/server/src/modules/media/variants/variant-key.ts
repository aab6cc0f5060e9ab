import type { VariantKey } from './variant.ts'

export const VARIANTS = 'variants/'

/** Where a variant lies in the store. */
export const variantKey = ({ source, variant }: VariantKey, contentType: string): string =>
  `${VARIANTS}${source.slice(0, 2)}/${source}/${variant}.${extensionOf(contentType)}`

/** Which variant lies there; undefined for a key that no variant has. */
export const variantOfKey = (key: string): VariantKey | undefined => {
  const [, source, variant] = /^variants\/[0-9a-f]{2}\/([0-9a-f]{64})\/([a-z-]+)\.[a-z0-9]+$/.exec(key) ?? []
  return source === undefined || variant === undefined ? undefined : { source, variant }
}

export const extensionOf = (contentType: string): string => EXTENSIONS[contentType] ?? 'bin'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
}
