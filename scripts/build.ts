/**
 * Builds the web app into apps/web/dist and the server into apps/server/dist, or one of them: `web`, `server`. With
 * `--if-stale` nothing is done for what has the sources of its last build.
 */
import { runBuild } from './build/build.ts'
import { SERVER_BUILD } from './build/server.ts'
import { WEB_BUILD } from './build/web.ts'

const BUILDS = { web: WEB_BUILD, server: SERVER_BUILD } as const

const words = process.argv.slice(2)
const names = (['web', 'server'] as const).filter((name) => words.includes(name))
for (const name of names.length > 0 ? names : (['web', 'server'] as const)) {
  await runBuild(BUILDS[name], { ifStale: words.includes('--if-stale') })
}
