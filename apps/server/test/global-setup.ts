import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { TestProject } from 'vitest/node'
import { type OpenDatabase, openDatabase } from '../src/platform/database/client.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { openJobQueue } from '../src/platform/jobs/open-job-queue.ts'
import { openLogger } from '../src/platform/reporting/logger.ts'
import { databaseUrl } from './database-url.ts'
import { findPostgres, startPostgres } from './local-postgres.ts'

/** What every test of the server starts from: a migrated, empty database of the engine that `TEST_ENGINE` names. */
export type TestEngine =
  | { readonly engine: 'embedded'; readonly snapshotFile: string }
  | { readonly engine: 'postgres'; readonly url: string; readonly template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testEngine: TestEngine
  }
}

const TEMPLATE = 'migrated'

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { testEngine, stop } = await (process.env['TEST_ENGINE'] === 'postgres' ? preparePostgres() : prepareEmbedded())
  project.provide('testEngine', testEngine)
  return stop
}

const prepareEmbedded = async () => {
  const database = await openDatabase({})
  await prepare(database)
  const directory = mkdtempSync(join(tmpdir(), 'gebaerdenraum-test-'))
  const snapshotFile = join(directory, 'migrated.tar')
  writeFileSync(snapshotFile, (await database.dump?.()) ?? new Uint8Array())
  await database.close()
  const testEngine: TestEngine = { engine: 'embedded', snapshotFile }
  return { testEngine, stop: async () => rmSync(directory, { recursive: true, force: true }) }
}

const preparePostgres = async () => {
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL found: install it or leave TEST_ENGINE unset.')
  const server = await startPostgres(bin)
  try {
    await makeTemplate(server.url)
  } catch (error) {
    await server.stop()
    throw error
  }
  const testEngine: TestEngine = { engine: 'postgres', url: server.url, template: TEMPLATE }
  return { testEngine, stop: server.stop }
}

const makeTemplate = async (url: string): Promise<void> => {
  const admin = await openDatabase({ url })
  await admin.pool.query(`create database ${TEMPLATE}`)
  await admin.close()
  const database = await openDatabase({ url: databaseUrl(url, TEMPLATE) })
  await prepare(database)
  await database.close()
}

/** As a first start leaves it, so that no test waits for the tables of the queue. */
const prepare = async (database: OpenDatabase): Promise<void> => {
  await migrate(database)
  const queue = await openJobQueue(database, [], openLogger('silent') as FastifyBaseLogger)
  await queue.stop()
}
