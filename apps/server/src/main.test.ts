import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { access, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { obtainServerBundle } from '../../../scripts/build/server.ts'
import { fillWithDemonstration } from '../test/demonstration.ts'
import { fillDataDir } from '../test/fill-data-dir.ts'
import { pretendOutdated, readStructure } from '../test/outdated-database.ts'
import { callServer, type RunningServer, type StartOptions, signInAt, startServer } from '../test/running-server.ts'
import { freshSharedDatabase, freshSharedDemonstration } from '../test/test-database.ts'
import { openDatabase } from './platform/database/client.ts'
import { migrate } from './platform/database/migrate.ts'

let dataDir: string
let servers: RunningServer[]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-main-'))
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
  await rm(dataDir, { recursive: true, force: true })
})

const IS_EMBEDDED = inject('testEngine').engine === 'embedded'

/** Waits for a line of the server's output. */
const written = ({ child, output }: RunningServer, line: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (line.test(output())) resolve()
    }
    child.stdout?.on('data', look)
    child.once('close', () => reject(new Error(`The server ended without ${line}: ${output()}`)))
    look()
  })

/** Its lines; what is written for people at the start is no part of it. */
const readLog = (output: string): readonly string[] => output.split('\n').filter((line) => line.startsWith('{'))

const appeared = (path: string): Promise<void> => vi.waitFor(() => access(path), { timeout: 60_000, interval: 1 })

const start = async (
  environment: Readonly<Record<string, string>> = {},
  options?: StartOptions,
): Promise<RunningServer> => {
  const server = await startServer({ DATA_DIR: dataDir, ...(await databaseOf()), ...environment }, options)
  servers.push(server)
  return server
}

/**
 * For what needs neither a first start nor the demonstration, which takes most of one. On the embedded database the directory
 * is filled, unless an earlier start of the test did that.
 */
const startEmpty = async (
  environment: Readonly<Record<string, string>> = {},
  options?: StartOptions,
): Promise<RunningServer> => {
  const directory = environment['DATA_DIR'] ?? dataDir
  if (!existsSync(join(directory, 'database'))) await fillDataDir(directory)
  return start({ DEMO: 'false', ...environment }, options)
}

/** For what needs the demonstration, but no first start. */
const startFilled = async (): Promise<RunningServer> => {
  shared ??= nameDatabase(freshSharedDemonstration())
  if (IS_EMBEDDED && !existsSync(join(dataDir, 'database'))) await fillWithDemonstration(dataDir)
  return start()
}

let shared: Promise<Readonly<Record<string, string>>> | undefined
const databaseOf = () => {
  shared ??= nameDatabase(freshSharedDatabase())
  return shared
}
const nameDatabase = async (database: ReturnType<typeof freshSharedDatabase>) => {
  const url = (await database)?.url
  return url === undefined ? {} : { DATABASE_URL: url, DEMO: 'true' }
}
beforeEach(() => {
  shared = undefined
})

describe('a start', () => {
  test('fills an empty database with the demonstration, makes a key that nobody else can read, and says where it is', async () => {
    const { url, output } = await start()
    expect(output()).toContain('Gebärdenraum läuft: http://localhost:')
    const key = join(dataDir, 'secret')
    expect((await readFile(key, 'utf8')).length).toBeGreaterThan(40)
    expect((await stat(key)).mode & 0o077).toBe(0)
    expect(output()).toContain('einzel@demo.example')
    const token = await signInAt(url, 'einzel@demo.example')
    const { body } = await callServer(url, 'GET', 'signs?$limit=0', { as: token })
    expect(body['total']).toBe(1596)
    for (const secret of [token, '127.0.0.1', '@demo.example'])
      expect(readLog(output()).join('\n')).not.toContain(secret)
  })

  // Refused before a database is opened: one engine proves it.
  if (IS_EMBEDDED)
    test.each([
      ['a port that is none', { PORT: 'abc' }, /^Einstellung PORT: .+\n$/],
      ['an address that is none', { APP_URL: 'nowhere' }, /^Einstellung APP_URL: .+\n$/],
      ['production without a key', { NODE_ENV: 'production' }, /^Einstellung SECRET fehlt: .+\n$/],
      ['demo accounts on a public address', { DEMO: 'true', HOST: '0.0.0.0' }, /^Einstellung DEMO: .+\n$/],
      ['half an S3 store', { S3_BUCKET: 'media' }, /^Einstellung S3_ENDPOINT fehlt: .+\n$/],
    ])('with %s stops with one clear line', async (_, environment, line) => {
      const server = await start(environment, { isAwaited: false })
      expect(await server.ended()).toBe(1)
      expect(server.output()).toMatch(line)
    })

  if (IS_EMBEDDED) {
    test('after an error that nobody foresaw names its place in the sources', async () => {
      const program = `
        import http from 'node:http'
        import { syncBuiltinESMExports } from 'node:module'
        http.createServer = () => null
        syncBuiltinESMExports()`
      const breaking = `data:text/javascript,${encodeURIComponent(program)}`
      const server = await start({}, { isAwaited: false, nodeOptions: [`--import=${breaking}`] })
      expect(await server.ended()).toBe(1)
      expect(server.output()).toMatch(/^TypeError: .+\n.+\/apps\/server\/src\/run-server\.ts:\d+/)
    })

    test.each([
      ['from the sources, as in development', 'main.ts'],
      ['by the file of npm start, once that is built', '../dist/main.js'],
    ])('goes %s', async (_, file) => {
      const build = join(import.meta.dirname, '../../../scripts/build.ts')
      await promisify(execFile)(process.execPath, [build, 'server'])
      const { url } = await startEmpty({}, { main: join(import.meta.dirname, file) })
      expect((await callServer(url, 'GET', 'health')).status).toBe(200)
    })

    test('may be left out: with --compile-only the compiled code is stored, and the process ends', async () => {
      const [program, compiled] = [await obtainServerBundle(), join(dataDir, 'compiled')]
      const env = { NODE_COMPILE_CACHE: compiled, DATA_DIR: join(dataDir, 'data') }
      const output = await promisify(execFile)(process.execPath, [program, '--compile-only'], { env })
      expect(output).toEqual({ stdout: '', stderr: '' })
      const [folder = ''] = await readdir(compiled)
      expect((await readdir(join(compiled, folder))).length).toBeGreaterThan(10)
      expect(existsSync(env.DATA_DIR)).toBe(false)
    })
  }

  const onEmbedded = IS_EMBEDDED ? ', and so does one on a data directory that is in use' : ''
  test(`on a port that is taken stops with one clear line${onEmbedded}`, async () => {
    const { url, child } = await startEmpty()
    const second = await startEmpty({ PORT: new URL(url).port, DATA_DIR: join(dataDir, 'other') }, { isAwaited: false })
    expect(await second.ended()).toBe(1)
    expect(second.output()).toMatch(/^[^\n]*EADDRINUSE[^\n]*\n$/)
    if (!IS_EMBEDDED) return
    const third = await startEmpty({}, { isAwaited: false })
    expect(await third.ended()).toBe(1)
    expect(third.output()).toMatch(
      new RegExp(`^Das Datenverzeichnis .* wird schon von Prozess ${child.pid} benutzt\\..*\\n$`),
    )
  })

  test('on a database of before the first release stops with one clear line and leaves it as it is', async () => {
    const { DATABASE_URL: url } = await databaseOf()
    await fillDataDir(dataDir)
    const open = () => openDatabase(url === undefined ? { dataDir } : { url })
    const database = await open()
    await migrate(database)
    await pretendOutdated(database)
    const before = await readStructure(database)
    await database.close()
    const server = await startEmpty({}, { isAwaited: false })
    expect(await server.ended()).toBe(1)
    expect(server.output()).toMatch(/^Die Datenbank stammt aus einer Vorabversion[^\n]+\n$/)
    const reopened = await open()
    expect(await readStructure(reopened)).toEqual(before)
    await reopened.close()
  })
})

/** A start that hangs ends before, with what the server wrote (`running-server.ts`). */
const SEVERAL_STARTS = { timeout: 600_000 }

/** So many calls are answered before the server is killed; others are on their way then. */
const ENOUGH = 10

/** Each is later than the one before, so that a start that was ended goes on to the next. */
const MOMENTS_OF_FIRST_START: readonly ((server: RunningServer) => Promise<void>)[] = [
  // The embedded database makes its files.
  ...(IS_EMBEDDED ? [() => appeared(join(dataDir, 'database', 'global'))] : []),
  // The first signs are about to be written.
  (server) => written(server, /"phase":"writing","done":0,.*"msg":"demo catalogue"/),
  // Signs are written: all of them, or the next start would take the catalogue for filled.
  (server) => written(server, /"phase":"writing","done":[1-9].*"msg":"demo catalogue"/),
  // Accounts, catalogue and lists are there, licences are not.
  (server) => written(server, /"part":4,"msg":"demonstration being filled"/),
]

describe('an end', () => {
  test('by SIGTERM is not held up by a request that never ends', async () => {
    const server = await startEmpty()
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n')
    await callServer(server.url, 'GET', 'health')
    expect(await server.end('SIGTERM')).toBe(0)
    socket.destroy()
  })

  test('at any moment loses nothing that was answered', SEVERAL_STARTS, async () => {
    const first = await startFilled()
    const token = await signInAt(first.url, 'einzel@demo.example')
    const { body } = await callServer(first.url, 'GET', 'signs?$limit=40', { as: token })
    const ids = (body['data'] as unknown as { _id: string }[]).map(({ _id }) => _id)
    const answered: string[] = []
    const enough = Promise.withResolvers<void>()
    const left = ids.values()
    const keepOneByOne = async () => {
      for (const sign of left) {
        const { status } = await callServer(first.url, 'POST', 'favorites', { as: token, data: { sign } })
        if (status === 201) answered.push(sign)
        if (answered.length >= ENOUGH) enough.resolve()
      }
    }
    const keeping = Promise.allSettled([keepOneByOne(), keepOneByOne(), keepOneByOne(), keepOneByOne()])
    await Promise.race([enough.promise, keeping])
    await first.end('SIGKILL')
    await keeping
    expect(answered.length).toBeGreaterThanOrEqual(ENOUGH)

    const second = await startFilled()
    const again = await callServer(second.url, 'GET', 'favorites?$limit=100', { as: token })
    const kept = (again.body['data'] as unknown as { sign: { _id: string } }[]).map(({ sign }) => sign._id)
    expect(kept).toEqual(expect.arrayContaining(answered))
  })

  test('in the middle of the first start leaves nothing half done', SEVERAL_STARTS, async () => {
    for (const moment of MOMENTS_OF_FIRST_START) {
      const server = await start({ LOG_LEVEL: 'debug' }, { isAwaited: false })
      await moment(server)
      await server.end('SIGKILL')
    }
    const { url } = await start()
    const token = await signInAt(url, 'leitung@demo.example')
    const signs = await callServer(url, 'GET', 'signs?$limit=0', { as: token })
    expect(signs.body['total']).toBe(1596)
  })
})

describe('the log', () => {
  test('carries request ids and nothing personal, and an end by SIGTERM has exit code 0', async () => {
    const server = await startFilled()
    const token = await signInAt(server.url, 'einzel@demo.example')
    await callServer(server.url, 'GET', 'signs?search=geheimnis', { as: token })
    await callServer(server.url, 'POST', 'authentication', {
      data: { strategy: 'local', email: 'someone@private.example', password: 'falsch12' },
    })
    // One that has not ended after nine seconds kills itself, and has no exit code then.
    expect(await server.end('SIGTERM')).toBe(0)
    const lines = readLog(server.output())
    expect(lines.filter((line) => JSON.parse(line).requestId).length).toBeGreaterThanOrEqual(3)
    for (const secret of [token, 'geheimnis', 'someone@private.example', '127.0.0.1'])
      expect(lines.join('\n')).not.toContain(secret)
  })
})

if (!IS_EMBEDDED) {
  test('several servers started together on one database migrate and fill it once', SEVERAL_STARTS, async () => {
    const three = await Promise.all([start(), start(), start()])
    const tokens = await Promise.all(three.map(({ url }) => signInAt(url, 'einzel@demo.example')))
    const totals = await Promise.all(
      three.map(({ url }, index) => callServer(url, 'GET', 'signs?$limit=0', { as: tokens[index] ?? '' })),
    )
    expect(totals.map(({ body }) => body['total'])).toEqual([1596, 1596, 1596])
  })

  test('a sign-in holds on every server, and so does its end', async () => {
    const [one, two] = await Promise.all([startFilled(), startFilled()])
    const token = await signInAt(one.url, 'einzel@demo.example')
    expect((await callServer(two.url, 'GET', 'session', { as: token })).status).toBe(200)
    await callServer(two.url, 'DELETE', 'authentication', { as: token })
    expect((await callServer(one.url, 'GET', 'session', { as: token })).status).toBe(401)
  })
}
