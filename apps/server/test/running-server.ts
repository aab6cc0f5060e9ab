import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { obtainServerBundle } from '../../../scripts/build/server.ts'
import { type ChoosePort, freePort } from './free-port.ts'
import { COMPILE_OPTIONS, NODE_ENVIRONMENT } from './node-environment.ts'
import { isRunning } from './running-processes.ts'

/** Only for a server that hangs: the first start with the demonstration takes more than a minute on a busy machine. */
const START_TIMEOUT_MS = 240_000
/** Only for a call that is never answered: then the test says which, and does not end by its own time limit. */
const CALL_TIMEOUT_MS = 120_000
/** So many ports are tried. */
const START_ATTEMPTS = 3

export type RunningServer = {
  readonly url: string
  readonly child: ChildProcess
  /** All it wrote so far, log and errors. */
  output(): string
  /** Waits until it has ended by itself and all it wrote is there; gives its exit code. */
  ended(): Promise<number | null>
  /** Ends it and gives its exit code; null when the signal killed it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

type Environment = Readonly<Record<string, string>>
export type StartOptions = {
  /** Waits until it is healthy. One that is not awaited ends when its port is taken meanwhile. */
  readonly isAwaited?: boolean
  readonly nodeOptions?: readonly string[]
  readonly choosePort?: ChoosePort
  /** The file that starts it; the bundle of the sources as they are unless given. */
  readonly main?: string
}

let bundle: Promise<string> | undefined
/** That of the sources as they were when this process first needed it: hashing them takes a while. */
const findBundle = (): Promise<string> => {
  bundle ??= obtainServerBundle().catch((error: unknown) => {
    bundle = undefined
    throw error
  })
  return bundle
}

/**
 * The server as a process of its own, as it runs for people, but no job starts by its schedule: a renewal or a clean-up
 * would come into the middle of a test, depending on the time of day. Tests of schedules set `SCHEDULES: 'true'`.
 */
export const startServer = async (
  environment: Environment,
  { isAwaited = true, nodeOptions = [], choosePort = freePort, main }: StartOptions = {},
): Promise<RunningServer> => {
  const program = main ?? (await findBundle())
  const isBundle = main === undefined
  // A bundle stores its compiled code beside itself.
  const compiled = isBundle ? { NODE_COMPILE_CACHE: undefined } : {}
  const options = isBundle ? [...COMPILE_OPTIONS, ...nodeOptions] : nodeOptions
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort()
    const server = spawnServer(port, { ...compiled, ...environment }, [...options, program])
    if (!isAwaited) return server
    try {
      await healthy(server)
      return server
    } catch (error) {
      await server.end('SIGKILL')
      if (attempt === START_ATTEMPTS || !hasMissedPort(server, port)) throw error
    }
  }
}

const spawnServer = (port: number, environment: NodeJS.ProcessEnv, args: readonly string[]): RunningServer => {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...NODE_ENVIRONMENT, PORT: String(port), LOG_LEVEL: 'info', SCHEDULES: 'false', ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const closed = new Promise((resolve) => child.once('close', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    async ended() {
      await closed
      return child.exitCode
    },
    async end(signal) {
      if (!isRunning(child)) return child.exitCode
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}

/** What the server writes once it is ready. Another process may answer on the port before, but then ours writes no such line. */
const READY_LINE = / läuft: http/

const healthy = async (server: RunningServer): Promise<void> => {
  const { url, child, output } = server
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (!isRunning(child)) throw new Error(`The server ended with ${await server.ended()}: ${output()}`)
    if (READY_LINE.test(output())) {
      const response = await askHealth(url).catch((error: Error) => {
        if (error.name === 'TimeoutError') throw new Error(`The server does not answer: ${output()}`, { cause: error })
      })
      if (response?.ok) return
    }
    await delay(20)
  }
  throw new Error(`The server did not become healthy: ${output()}`)
}

const askHealth = (url: string): Promise<Response> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })

const hasMissedPort = ({ output }: RunningServer, port: number): boolean =>
  output()
    .split('\n')
    .some((line) => line.includes('EADDRINUSE') && line.endsWith(`:${port}`))

/** A call over the network, with JSON both ways. */
export const callServer = async (
  url: string,
  method: string,
  path: string,
  { as, data }: { as?: string; data?: unknown } = {},
) => {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
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
