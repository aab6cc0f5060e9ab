import type { Settings } from '../settings.ts'
import { type OpenDatabase, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

/** The database of the settings, brought up to date: for commands that run without the server. */
export const openMigrated = async (settings: Settings): Promise<OpenDatabase> => {
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    poolSize: settings.databasePool,
  })
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
