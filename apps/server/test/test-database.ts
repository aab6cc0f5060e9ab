import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../src/platform/database/client.ts'
import type { DatabaseOptions } from '../src/platform/database/database-options.ts'
import { databaseUrl } from './database-url.ts'
import { createDemonstrationDatabase } from './demonstration-database.ts'

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
    wasm ??= compilePglite()
    return { snapshot: readFileSync(testEngine.snapshotFile), wasm: await wasm }
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

/** Of this process. What one database has made V8 optimise is there for the next. */
let wasm: Promise<WebAssembly.Module> | undefined

const compilePglite = async (): Promise<WebAssembly.Module> => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { WebAssembly } = globalThis as unknown as WithWebAssembly
  return WebAssembly.compile(readFileSync(join(dirname(entry), 'pglite.wasm')))
}

/** TypeScript knows its functions in browsers only. */
type WithWebAssembly = { readonly WebAssembly: { compile(code: Uint8Array): Promise<WebAssembly.Module> } }
