import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { databaseUrl } from './database-url.ts'
import { startServer } from './running-server.ts'

const TEMPLATE = 'demonstration'
const PATIENCE_MS = 60_000

/** Creates a database with the demonstration on a PostgreSQL, which has it as a template from the first call on. Gives its address. */
export const createDemonstrationDatabase = async (serverUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE])
    if (rowCount === 0) await makeTemplate(client, serverUrl)
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await client.query(`create database ${name} template ${TEMPLATE}`)
    return databaseUrl(serverUrl, name)
  } finally {
    await client.end()
  }
}

/** It has another name until it is complete. */
const makeTemplate = async (client: pg.Client, serverUrl: string): Promise<void> => {
  const name = `${TEMPLATE}_${randomUUID().replaceAll('-', '')}`
  const dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-demonstration-'))
  try {
    await client.query(`create database ${name}`)
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(serverUrl, name), DEMO: 'true' })
    await server.end('SIGTERM')
    // Connections of a server that has killed itself may be there for a moment.
    await client.query('select pg_terminate_backend(pid, $2) from pg_stat_activity where datname = $1', [
      name,
      PATIENCE_MS,
    ])
    await client.query(`alter database ${name} rename to ${TEMPLATE}`)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
