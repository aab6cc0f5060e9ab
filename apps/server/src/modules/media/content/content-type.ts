import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'

/**
 * The content type by what the file is, never by its name; undefined for what is unknown. An SVG has no magic number:
 * it is told by its root element, which `content-check.ts` then holds it to.
 */
export const contentTypeOf = async (file: string | Uint8Array): Promise<string | undefined> => {
  const head = typeof file === 'string' ? await headOf(file) : file.subarray(0, HEAD_BYTES)
  const found = await fileTypeFromBuffer(head)
  if (found !== undefined && found.mime !== 'application/xml') return SAME_TYPES.get(found.mime) ?? found.mime
  return looksLikeSvg(head) ? 'image/svg+xml' : undefined
}

/** Types whose files are read as those of another: what a device or program calls its MP4 files says nothing of them. */
const SAME_TYPES: ReadonlyMap<string, string> = new Map([
  ['image/apng', 'image/png'],
  ['video/x-m4v', 'video/mp4'],
  ['video/3gpp', 'video/mp4'],
  ['video/3gpp2', 'video/mp4'],
  ['audio/x-m4a', 'video/mp4'],
  ['audio/mp4', 'video/mp4'],
])

const HEAD_BYTES = 16 * 1024
/** An opened SVG element, with or without a prefix. */
const SVG_ROOT = /^<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/
/** A doctype may hold a bracketed subset, which is not followed here: such a file counts as SVG and is refused as one. */
const SVG_DOCTYPE = /^<!DOCTYPE\s+(?:[A-Za-z_][\w.-]*:)?svg\b/i
const PROLOG = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const

const looksLikeSvg = (head: Uint8Array): boolean => {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  const label = isUtf16 ? (head[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  let rest = new TextDecoder(label).decode(head).trimStart()
  for (;;) {
    const skipped = PROLOG.find(([open]) => rest.startsWith(open))
    if (skipped === undefined) return SVG_ROOT.test(rest) || SVG_DOCTYPE.test(rest)
    const end = rest.indexOf(skipped[1])
    if (end === -1) return false
    rest = rest.slice(end + skipped[1].length).trimStart()
  }
}

const headOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
