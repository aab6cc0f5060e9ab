import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

type Content =
  | string
  | Uint8Array
  | { readonly content: string | Uint8Array; readonly mode?: number; readonly compress?: boolean }

/** A ZIP file of these files, by path. Only paths that are right: wrong ones are made by `renamed`. */
export const zipOf = async (files: Readonly<Record<string, Content>>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [path, given] of Object.entries(files)) {
    const { content, ...options } = typeof given === 'object' && 'content' in given ? given : { content: given }
    zip.addBuffer(Buffer.from(content), path, options)
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** The same archive with a name replaced by another of the same length, in the directory and before the content. */
export const renamed = (zip: Buffer, from: string, to: string): Buffer => {
  if (Buffer.byteLength(from) !== Buffer.byteLength(to)) throw new Error('Names of different length')
  const patched = Buffer.from(zip)
  for (let at = patched.indexOf(from); at !== -1; at = patched.indexOf(from, at + 1)) patched.write(to, at)
  return patched
}

const CENTRAL_ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02])

/** The same archive with its entry in the directory changed; positions as in the ZIP specification, 4.3.12. */
export const withEntry = (zip: Buffer, index: number, change: (entry: Buffer) => void): Buffer => {
  const patched = Buffer.from(zip)
  let at = patched.indexOf(CENTRAL_ENTRY)
  for (let skipped = 0; skipped < index; skipped += 1) at = patched.indexOf(CENTRAL_ENTRY, at + 4)
  change(patched.subarray(at))
  return patched
}

export const ENTRY = {
  flags: 8,
  method: 10,
  crc32: 16,
  compressedSize: 20,
  uncompressedSize: 24,
  localHeader: 42,
} as const
