import type { ByteSpan } from '../../../platform/storage/storage.ts'

/**
 * The part of a content that a `Range` header asks for (RFC 9110, section 14). Undefined where the whole is to be sent:
 * no header, another unit, several ranges or a malformed one, which may all be ignored.
 */
export const parseByteRange = (
  header: string | undefined,
  totalLength: number,
): ByteSpan | 'unsatisfiable' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), totalLength)
    return length === 0 ? 'unsatisfiable' : { start: totalLength - length, end: totalLength - 1 }
  }
  const start = Number(first)
  const end = last === '' ? Number.POSITIVE_INFINITY : Number(last)
  if (end < start) return undefined
  return start >= totalLength ? 'unsatisfiable' : { start, end: Math.min(end, totalLength - 1) }
}
