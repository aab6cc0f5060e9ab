import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { type Original, originalKey } from '../originals.ts'
import { VariantError } from '../variants/variant-error.ts'

/** Lends an imported file as a file on this machine, for programs that need one; it is gone afterwards. */
export const withOriginalFile = async <Result>(
  storage: MediaStorage,
  { sha256 }: Original,
  use: (path: string) => Promise<Result>,
): Promise<Result> => {
  const content = await storage.get(originalKey(sha256))
  if (content === undefined) throw new VariantError('missing-original')
  const folder = await mkdtemp(join(tmpdir(), 'gebaerdenraum-original-'))
  try {
    const path = join(folder, 'original')
    if (content.body instanceof Uint8Array) await writeFile(path, content.body)
    else await pipeline(content.body, createWriteStream(path))
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
