import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'

/** The folder of the embedded database in a data directory (`open-embedded.ts`). */
const DATABASE = 'database'

/**
 * Puts an embedded database into a data directory, migrated and empty, as an earlier start leaves it. For tests of processes
 * that are not about the first start, which takes seconds. Does nothing on PostgreSQL.
 */
export const fillDataDir = async (dataDir: string): Promise<void> => {
  const testEngine = inject('testEngine')
  if (testEngine.engine !== 'embedded') return
  const folder = join(dataDir, DATABASE)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await promisify(execFile)('tar', ['-xf', testEngine.snapshotFile, '-C', folder])
}
