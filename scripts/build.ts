/**
 * Builds the web app into apps/web/dist and the server into apps/server/dist, or one of them: `web`, `server`. With
 * `--if-stale` nothing is done for the web app when its sources are those of the last build; the server is never built twice
 * from the same sources.
 */
import { buildServer } from './build/server.ts'
import { buildWeb } from './build/web.ts'

const words = process.argv.slice(2)
const unknown = words.filter((word) => !['web', 'server', '--if-stale'].includes(word))
if (unknown.length > 0) {
  console.error(`build: unknown: ${unknown.join(', ')}. Known: web, server, --if-stale.`)
  process.exit(2)
}
const isWanted = (name: string): boolean => words.includes(name) || !words.some((word) => !word.startsWith('--'))
if (isWanted('web')) await buildWeb({ ifStale: words.includes('--if-stale') })
if (isWanted('server')) await buildServer()
