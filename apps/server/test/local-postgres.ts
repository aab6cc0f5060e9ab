import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './running-server.ts'

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
  /** Ends all of its processes at once, as a crash does; what was committed is recovered at the next start. */
  kill(): Promise<void>
  /** Starts it again on the same data, port and address. Waits until it accepts connections. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type LocalPostgresOptions = {
  /** A commit is on disk before it is answered, so that a kill loses nothing. Slower, for tests of just that. */
  readonly isDurable?: boolean
}

/** Whoever runs the tests may have none, and a database with none knows nothing of umlauts. Elsewhere it has another name. */
const LOCALE = process.platform === 'linux' ? ['--locale=C.UTF-8'] : []

const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const DURABLE_SETTINGS = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']

/** Starts a PostgreSQL of its own in a temporary directory, without fsync unless told otherwise. Runs as `postgres` under root. */
export const startPostgres = async (
  bin: string,
  { isDurable = false }: LocalPostgresOptions = {},
): Promise<LocalPostgres> => {
  const directory = mkdtempSync(join(tmpdir(), 'gebaerdenraum-pg-'))
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? ownerOf('postgres') : undefined
  const identity = owner ? { uid: owner.uid, gid: owner.gid } : {}
  if (owner) chownSync(directory, owner.uid, owner.gid)
  const data = join(directory, 'data')
  const flagsOfData = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', ...LOCALE, '--no-sync']
  execFileSync(join(bin, 'initdb'), flagsOfData, {
    stdio: 'pipe',
    cwd: directory,
    ...identity,
  })
  const port = await freePort()
  const flags = [
    ...(isDurable ? DURABLE_SETTINGS : FAST_SETTINGS),
    'max_connections=200',
    `unix_socket_directories=${directory}`,
  ].flatMap((flag) => ['-c', flag])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const parameters = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...flags]
    child = spawn(join(bin, 'postgres'), parameters, { stdio: 'ignore', cwd: directory, ...identity })
    await ready(url)
  }
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  await start()
  return {
    url,
    start,
    kill: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const ownerOf = (user: string): { uid: number; gid: number } => {
  const numberOf = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  return { uid: numberOf('-u'), gid: numberOf('-g') }
}

const ready = async (url: string): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt > 3_000) throw error
      await delay(10)
    }
  }
}
