import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from './write-file-atomic.ts'

/**
 * The key that signs addresses: from the settings, else one made at the first start and kept in the data directory,
 * readable by the server's user only.
 */
export const readSecret = async ({
  secret,
  dataDir,
}: {
  secret: string | undefined
  dataDir: string
}): Promise<string> => {
  if (secret !== undefined) return secret
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'secret')
  // An empty file is what a killed start could leave behind; nothing was ever signed with it.
  if ((await stat(file).catch(() => undefined))?.size === 0) await rm(file, { force: true })
  await writeFileAtomic(file, randomBytes(48).toString('base64url'))
  const kept = (await readFile(file, 'utf8')).trim()
  if (kept.length < 32)
    throw new Error(`${file} enthält keinen brauchbaren Schlüssel; lösche die Datei, dann entsteht ein neuer.`)
  return kept
}
