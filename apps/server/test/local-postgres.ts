import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type ChoosePort, freePort } from './free-port.ts'
import { isRunning } from './running-processes.ts'

/** Where Debian, Homebrew and the path keep PostgreSQL's programs; the newest version first. */
export const findPostgres = (): string | undefined => {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].filter((root) => existsSync(root))
  const candidates = roots
    .flatMap((root) => readdirSync(root).map((version) => join(root, version, 'bin')))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const onPath = (process.env['PATH'] ?? '').split(':')
  return [...candidates, ...onPath].find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
}

export type LocalPostgres = {
  readonly url: string
  /** The id of its main process; its other processes are children of that. */
  pid(): number
  /** Ends all of its processes at once, as a crash does; what was committed is recovered at the next start. */
  kill(): Promise<void>
  /** Starts it again on the same data, port and address. Waits until it accepts connections. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type LocalPostgresOptions = {
  /** A commit is on disk before it is answered, so that a kill loses nothing. Slower, for tests of just that. */
  readonly isDurable?: boolean
  readonly choosePort?: ChoosePort
}

/** Whoever runs the tests may have none, and a database with none knows nothing of umlauts. Elsewhere it has another name. */
const LOCALE = process.platform === 'linux' ? ['--locale=C.UTF-8'] : []

/** Nothing vacuums or analyses in the middle of a test, on which query plans and times depend. */
const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
const DURABLE_SETTINGS = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']
/** So many ports are tried. */
const START_ATTEMPTS = 3
const START_TIMEOUT_MS = 60_000

/**
 * Starts a PostgreSQL of its own in a temporary directory, without fsync unless `isDurable`. Runs as `postgres` under root.
 */
export const startPostgres = async (
  bin: string,
  { isDurable = false, choosePort = freePort }: LocalPostgresOptions = {},
): Promise<LocalPostgres> => {
  const directory = mkdtempSync(join(tmpdir(), 'gebaerdenraum-pg-'))
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? ownerOf('postgres') : undefined
  const identity = owner ? { uid: owner.uid, gid: owner.gid } : {}
  if (owner) chownSync(directory, owner.uid, owner.gid)
  const data = join(directory, 'data')
  const logFile = join(directory, 'log')
  const flagsOfData = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', ...LOCALE, '--no-sync']
  execFileSync(join(bin, 'initdb'), flagsOfData, {
    stdio: 'pipe',
    cwd: directory,
    ...identity,
  })
  const flags = [
    ...(isDurable ? DURABLE_SETTINGS : FAST_SETTINGS),
    'max_connections=200',
    `unix_socket_directories=${directory}`,
    // Without the statements that fail, of which tests have many.
    'log_min_messages=log',
    'lc_messages=C',
  ].flatMap((flag) => ['-c', flag])
  let child: ChildProcess | undefined

  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (!child || !isRunning(child)) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const stop = async (): Promise<void> => {
    await end('SIGINT')
    rmSync(directory, { recursive: true, force: true })
  }
  const startOn = async (port: number): Promise<void> => {
    const parameters = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...flags]
    const log = openSync(logFile, 'w')
    child = spawn(join(bin, 'postgres'), parameters, { stdio: ['ignore', log, log], cwd: directory, ...identity })
    closeSync(log)
    try {
      await ready(child, directory, port)
    } catch (error) {
      await end('SIGQUIT')
      throw new Error(`PostgreSQL did not start: ${readFileSync(logFile, 'utf8')}`, { cause: error })
    }
  }
  const startOnSomePort = async (): Promise<number> => {
    for (let attempt = 1; ; attempt += 1) {
      const port = await choosePort()
      try {
        await startOn(port)
        return port
      } catch (error) {
        if (attempt === START_ATTEMPTS || !PORT_IS_TAKEN.test(String(error))) throw error
      }
    }
  }

  const port = await startOnSomePort().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => child?.pid ?? 0,
    start: () => startOn(port),
    kill: () => end('SIGQUIT'),
    stop,
  }
}

const PORT_IS_TAKEN = /could not bind .*Address already in use/

const ownerOf = (user: string): { uid: number; gid: number } => {
  const numberOf = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  return { uid: numberOf('-u'), gid: numberOf('-g') }
}

/** Asks at the socket in its own directory: on the TCP port another PostgreSQL may answer. It opens the socket after the port. */
const ready = async (child: ChildProcess, directory: string, port: number): Promise<void> => {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (isRunning(child)) {
    const client = new pg.Client({ host: directory, port, user: 'postgres', database: 'postgres' })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(10)
    }
  }
  throw new Error(`PostgreSQL ended with ${child.exitCode ?? child.signalCode}`)
}
