import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../src/platform/database/client.ts'
import type { DatabaseOptions } from '../src/platform/database/database-options.ts'
import { databaseUrl } from './database-url.ts'
import { createDemonstrationDatabase } from './demonstration-database.ts'
import { createThreadPool, type ThreadPool } from './thread-pool.ts'

/** A fresh, migrated database on the engine under test. Close it in `afterAll`. */
export const openTestDatabase = async (): Promise<OpenDatabase> => openDatabase(await freshDatabase())

/**
 * What to open a fresh, migrated database with, for tests that open it several times (several servers). The embedded
 * engine serves one process only: there it gives `undefined`.
 */
export const freshSharedDatabase = async (): Promise<DatabaseOptions | undefined> =>
  inject('testEngine').engine === 'postgres' ? freshDatabase() : undefined

/** What to open a fresh, migrated database with. */
export const freshDatabase = async (): Promise<DatabaseOptions> => {
  const testEngine = inject('testEngine')
  if (testEngine.engine === 'embedded') {
    threads ??= createThreadPool(() => readFileSync(testEngine.snapshotFile))
    return { thread: await threads.lend() }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await openDatabase({ url: testEngine.url, poolSize: 1 })
  try {
    await admin.pool.query(`create database ${name} template ${testEngine.template}`)
  } finally {
    await admin.close()
  }
  return { url: databaseUrl(testEngine.url, name), poolSize: 5 }
}

/** The same with the demonstration, as an earlier start left it. */
export const freshSharedDemonstration = async (): Promise<DatabaseOptions | undefined> => {
  const testEngine = inject('testEngine')
  return testEngine.engine === 'postgres' ? { url: await createDemonstrationDatabase(testEngine.url) } : undefined
}

/** Of this process, whose files use one database after the other. */
let threads: ThreadPool | undefined
