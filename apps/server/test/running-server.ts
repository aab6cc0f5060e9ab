import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const START_TIMEOUT_MS = 60_000

export type RunningServer = {
  readonly url: string
  readonly child: ChildProcess
  /** All it wrote so far, log and errors. */
  output(): string
  /** Ends it and gives its exit code; null when the signal killed it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** The server as a process of its own, as it runs for people. Waits until it is healthy unless told otherwise. */
export const startServer = async (
  environment: Readonly<Record<string, string>>,
  { isAwaited = true, nodeOptions = [] }: { isAwaited?: boolean; nodeOptions?: readonly string[] } = {},
): Promise<RunningServer> => {
  const port = await freePort()
  const child = spawn(process.execPath, [...nodeOptions, MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), LOG_LEVEL: 'info', ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const url = `http://127.0.0.1:${port}`
  const server: RunningServer = {
    url,
    child,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
  if (isAwaited) {
    await healthy(server).catch(async (error: unknown) => {
      await server.end('SIGKILL')
      throw error
    })
  }
  return server
}

const healthy = async ({ url, child, output }: RunningServer): Promise<void> => {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${output()}`)
    const response = await fetch(`${url}/api/health`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server did not become healthy: ${output()}`)
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A call over the network, with JSON both ways. */
export const callServer = async (
  url: string,
  method: string,
  path: string,
  { as, data }: { as?: string; data?: unknown } = {},
) => {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(data !== undefined && { 'content-type': 'application/json' }),
    },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}

export const signInAt = async (url: string, email: string): Promise<string> => {
  const { body } = await callServer(url, 'POST', 'authentication', {
    data: { strategy: 'local', email, password: 'gebaerden1' },
  })
  return String(body['accessToken'])
}
