import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(randomBytes(48).toString('base64url'))
    await handle.sync()
    await handle.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = (await readFile(file, 'utf8')).trim()
  if (kept.length < 32)
    throw new Error(`${file} enthält keinen brauchbaren Schlüssel; lösche die Datei, dann entsteht ein neuer.`)
  return kept
}
