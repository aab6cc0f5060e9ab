/**
 * What the first start with the demonstration leaves. It takes seconds, so it is made once for each version of the sources
 * and each day, for tests that are not about the first start. `node apps/server/test/demonstration.ts` makes it ahead of the
 * tests.
 */
import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import { hashSources } from '../../../scripts/hash-sources.ts'
import { makeOnce, removeOlder } from '../../../scripts/make-once.ts'
import { startServer } from './running-server.ts'

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache')
const NAME = 'demonstration-'
/** One of other sources is removed after this time: a run on them has ended by then. */
const OUTDATED_MS = 12 * 3_600_000

const INPUTS = ['apps/server/src', 'packages/domain/src', 'packages/drawing/src', 'content']
const INPUT_FILES = ['package-lock.json', 'apps/server/test/demonstration.ts']

/** Gives the data directory that is copied: an embedded database with the demonstration, and its key. */
const makeDemonstration = async (cache = CACHE): Promise<string> => {
  const version = (await hashSources(INPUTS, INPUT_FILES)).slice(0, 16)
  const name = `${NAME}${germanDayOf(new Date())}-${version}`
  return makeOnce({
    cache,
    name,
    async make(folder) {
      await removeOlder(cache, { prefix: NAME, than: folder, ageMs: OUTDATED_MS, except: version })
      const server = await startServer({ DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'warn' })
      // On a busy machine it may take too long and kill itself: what was written by then is there after the next start.
      await server.end('SIGTERM')
    },
  })
}

let made: Promise<string> | undefined

/** Makes a data directory as the first start with the demonstration on the embedded database leaves it. */
export const fillWithDemonstration = async (dataDir: string): Promise<void> => {
  made ??= makeDemonstration()
  await cp(await made, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

if (import.meta.main) await makeDemonstration()
