import { join } from 'node:path'
import { bundleServer, SERVER_BUILD } from '../../../scripts/build/server.ts'
import { hashSources } from '../../../scripts/hash-sources.ts'
import { makeOnce, removeOlder } from '../../../scripts/make-once.ts'

/** Where Node finds the libraries that are not bundled. Below `node_modules` it would not read source maps. */
const CACHE = join(import.meta.dirname, 'dist')
const PREFIX = 'server-bundle-'
/** One of other sources is removed after this time: a run on them has ended by then. */
const OUTDATED_MS = 12 * 3_600_000

let obtained: Promise<string> | undefined

/** Gives the file that starts the server as `npm start` does. The bundle is made once for each version of the sources. */
export const obtainServerBundle = async (): Promise<string> => {
  obtained ??= makeBundle()
  return join(await obtained, 'main.js')
}

const makeBundle = async (): Promise<string> => {
  const version = (await hashSources(SERVER_BUILD.folders, SERVER_BUILD.files)).slice(0, 16)
  return makeOnce({
    cache: CACHE,
    name: `${PREFIX}${version}`,
    async make(folder) {
      await removeOlder(CACHE, { prefix: PREFIX, than: folder, ageMs: OUTDATED_MS, except: version })
      await bundleServer(folder)
    },
  })
}
