import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Tells the running product of its last backup. Belongs to this machine and is left out of backups itself. */
export const LAST_BACKUP_NAME = 'last-backup.json'

const lastBackupSchema = z.object({ at: z.coerce.date(), bytes: z.int().nonnegative() })
export type LastBackup = z.output<typeof lastBackupSchema>

export const writeLastBackup = async (dataDir: string, { at, bytes }: LastBackup): Promise<void> => {
  const file = join(dataDir, LAST_BACKUP_NAME)
  await writeFile(`${file}.part`, JSON.stringify({ at: at.toISOString(), bytes }))
  await rename(`${file}.part`, file)
}

/** Null where none was made, or nothing is known of it. */
export const readLastBackup = async (dataDir: string): Promise<LastBackup | null> => {
  try {
    return lastBackupSchema.parse(JSON.parse(await readFile(join(dataDir, LAST_BACKUP_NAME), 'utf8')))
  } catch {
    return null
  }
}
