import { type OpenDatabase, openDatabase } from './client.ts'
import type { OutageLog } from './database-options.ts'
import { migrate } from './migrate.ts'

/** Commands speak to a person: what they wait for, and nothing else. */
const consoleLog: OutageLog = {
  info: () => undefined,
  warn: (facts: object) => tellReason(facts),
  error: (facts: object) => tellReason(facts),
}

const tellReason = (facts: { readonly reason?: string }): void => {
  if (facts.reason !== undefined) console.error(`Die Datenbank ist nicht erreichbar: ${facts.reason}`)
}

type DatabaseSettings = {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly databasePool: number
  readonly databaseWaitSeconds: number
}

/** The database of the settings, brought up to date: for commands that run without the server. */
export const openMigrated = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    poolSize: settings.databasePool,
    waitSeconds: settings.databaseWaitSeconds,
    log: consoleLog,
  })
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
