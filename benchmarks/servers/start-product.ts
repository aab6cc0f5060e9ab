import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@gebaerdenraum/server/test/free-port.ts'
import { signInAt } from '@gebaerdenraum/server/test/running-server.ts'
import { obtainServerBundle } from '../../scripts/build/server.ts'

export type ProductServer = AsyncDisposable & {
  readonly url: string
  readonly pid: number
  /** From the start of the process to the first healthy answer. */
  readonly startMs: number
  readonly signIn: (email: string) => Promise<string>
}

type StartOptions = {
  /** Arguments of Node.js. */
  readonly execArgv?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** The server as people run it, as a process of its own on this data directory; its log goes to a file there. */
export const startProduct = async (
  dataDir: string,
  { execArgv = [], env = {} }: StartOptions = {},
): Promise<ProductServer> => {
  const main = await obtainServerBundle()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = await open(join(dataDir, LOG), 'a')
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...execArgv, main], {
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: dataDir, ...env },
  })
  await log.close()
  for (;;) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) break
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${await logOf(dataDir)}`)
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('The server did not become healthy.')
    await delay(POLL_MS)
  }
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    signIn: (email) => signInAt(url, email),
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Makes accounts and the demo catalogue in a data directory; the server has ended then. */
export const seed = async (dataDir: string): Promise<void> => {
  await (await startProduct(dataDir))[Symbol.asyncDispose]()
}

/** The directory is gone when the error is read. */
const logOf = (dataDir: string): Promise<string> => readFile(join(dataDir, LOG), 'utf8')

const LOG = 'server.log'
const PATIENCE_MS = 120_000
const POLL_MS = 5
