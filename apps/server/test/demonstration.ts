/**
 * What the first start with the demonstration leaves. It takes seconds, so it is made once for each version of the sources
 * and each day, for tests that are not about the first start.
 */
import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import { hashSources } from '../../../scripts/hash-sources.ts'
import { makeOnce, removeOlder } from '../../../scripts/make-once.ts'
import { startServer } from './running-server.ts'

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache')
/** One of other sources is removed after this time: a run on them has ended by then. */
const OUTDATED_MS = 12 * 3_600_000

const INPUTS = ['apps/server/src', 'packages/domain/src', 'packages/drawing/src', 'content']
const INPUT_FILES = ['package-lock.json', 'apps/server/test/demonstration.ts']

type DataDirectory = {
  /** Begins the name of its folder in the cache. */
  readonly name: string
  /** Sources that it depends on beside those of the server, relative to the root of the repository. */
  readonly sources?: readonly string[]
  readonly fill: (folder: string) => Promise<void>
}

/** Gives a data directory to be copied, made once for each version of the sources and each day. */
export const makeDataDirectory = async ({ name, sources = [], fill }: DataDirectory): Promise<string> => {
  const version = (await hashSources(INPUTS, [...INPUT_FILES, ...sources])).slice(0, 16)
  return makeOnce({
    cache: CACHE,
    name: `${name}-${germanDayOf(new Date())}-${version}`,
    async make(folder) {
      await removeOlder(CACHE, { prefix: `${name}-`, than: folder, ageMs: OUTDATED_MS, except: version })
      await fill(folder)
    },
  })
}

/** Copies a data directory, by reference where the disk can do that. */
export const copyDataDirectory = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })

/** An embedded database with the demonstration, and its key. */
const makeDemonstration = (): Promise<string> =>
  makeDataDirectory({
    name: 'demonstration',
    async fill(folder) {
      const server = await startServer({ DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'warn' })
      // On a busy machine it may take too long and kill itself: what was written by then is there after the next start.
      await server.end('SIGTERM')
    },
  })

let made: Promise<string> | undefined

/** Makes a data directory as the first start with the demonstration on the embedded database leaves it. */
export const fillWithDemonstration = async (dataDir: string): Promise<void> => {
  made ??= makeDemonstration()
  await copyDataDirectory(await made, dataDir)
}
