/** Server and web app for development: both restart or reload when a source changes. Ctrl+C ends both. */

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const WEB = join(ROOT, 'apps/web')

const port = process.env['PORT'] ?? '3030'
process.env['API_URL'] ??= `http://localhost:${port}`

const server: ChildProcess = spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PORT: port },
})
const web = await createServer({ root: WEB, configFile: join(WEB, 'vite.config.ts') })
await web.listen()
web.printUrls()

server.once('exit', (code) => void stop(code ?? 0))
process.once('SIGINT', () => server.kill('SIGINT'))
process.once('SIGTERM', () => server.kill('SIGTERM'))

async function stop(code: number): Promise<void> {
  await web.close()
  process.exit(code)
}
