import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillWithDemonstration } from '../../../../test/demonstration.ts'
import { COMPILE_OPTIONS, NODE_ENVIRONMENT } from '../../../../test/node-environment.ts'
import { callServer, startServer } from '../../../../test/running-server.ts'
import { openDatabase } from '../../../platform/database/client.ts'
import { zipOf } from '../../catalogue/import/test/zip-bytes.ts'
import { backUp } from './back-up.ts'
import { readLastBackup } from './last-backup.ts'
import { manifestOf } from './manifest.ts'
import { restore } from './restore.ts'

const NOW = new Date('2026-11-21T22:00:00Z')
let folder: string
let dataDir: string
let archive: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gebaerdenraum-backup-'))
  dataDir = join(folder, 'data')
  archive = join(folder, 'sicherung.zip')
  await mkdir(join(dataDir, 'database', 'pg_notify'), { recursive: true })
  await mkdir(join(dataDir, 'media'))
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), '17\n')
  await writeFile(join(dataDir, 'media', 'Gebärde für „Öl“.bin'), Buffer.alloc(300_000, 7))
  await writeFile(join(dataDir, 'secret'), 'geheim')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const restored = () => join(folder, 'neu')
const filesOf = async (directory: string) => (await manifestOf(directory, NOW)).files

describe('a backup', () => {
  test('restores every file and every empty directory', async () => {
    await backUp({ dataDir, target: archive, now: NOW })
    const manifest = await restore({ archive, dataDir: restored() })
    expect(manifest.createdAt).toBe(NOW.toISOString())
    expect(await manifestOf(restored(), NOW)).toEqual(await manifestOf(dataDir, NOW))
    expect(await readdir(join(restored(), 'database', 'pg_notify'))).toEqual([])
  })

  test('is readable by its owner only, as is what it restores', async () => {
    await backUp({ dataDir, target: archive, now: NOW })
    await restore({ archive, dataDir: restored() })
    for (const file of [archive, join(restored(), 'secret')]) expect((await stat(file)).mode & 0o077).toBe(0)
  })

  test('is refused while a server uses the directory, and leaves nothing', async () => {
    await writeFile(join(dataDir, 'server.pid'), `${process.ppid}\n`)
    await expect(backUp({ dataDir, target: archive, now: NOW })).rejects.toThrow('wird schon von Prozess')
    expect(await readdir(folder)).toEqual(['data'])
  })

  test('leaves out what a killed import had unpacked', async () => {
    await mkdir(join(dataDir, 'tmp', 'gebaerdenraum-import-x'), { recursive: true })
    await writeFile(join(dataDir, 'tmp', 'gebaerdenraum-import-x', 'film.mp4'), 'x')
    const { files, directories } = await backUp({ dataDir, target: archive, now: NOW })
    expect([...directories, ...files.map(({ path }) => path)].filter((path) => path.startsWith('tmp'))).toEqual([])
  })

  test('does not take the place of another file', async () => {
    await writeFile(archive, 'etwas Wichtiges')
    await expect(backUp({ dataDir, target: archive, now: NOW })).rejects.toThrow('gibt es schon')
    expect(await readFile(archive, 'utf8')).toBe('etwas Wichtiges')
    expect(await readdir(folder)).toEqual(['data', 'sicherung.zip'])
  })

  test('of a directory without a database is refused', async () => {
    await expect(backUp({ dataDir: join(dataDir, 'media'), target: archive, now: NOW })).rejects.toThrow(
      'keine Datenbank',
    )
  })
})

describe('restoring', () => {
  test('never touches a directory that is in use', async () => {
    await backUp({ dataDir, target: archive, now: NOW })
    const before = await filesOf(dataDir)
    await expect(restore({ archive, dataDir })).rejects.toThrow('nicht leer')
    expect(await filesOf(dataDir)).toEqual(before)
  })

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['changed in one byte', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 900 ? byte ^ 1 : byte)))],
    ['something else', () => Buffer.from('kein Archiv')],
  ])('a backup that is %s leaves nothing behind', async (_, damage) => {
    await backUp({ dataDir, target: archive, now: NOW })
    await writeFile(archive, damage(await readFile(archive)))
    await expect(restore({ archive, dataDir: restored() })).rejects.toThrow()
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'sicherung.zip'])
  })

  test('a backup of before the first release is refused with one line, and leaves nothing behind', async () => {
    const manifest = { ...(await manifestOf(dataDir, NOW)), format: 1 }
    await writeFile(archive, await zipOf({ 'sicherung.json': JSON.stringify(manifest) }))
    await expect(restore({ archive, dataDir: restored() })).rejects.toThrow(/stammt aus einer Vorabversion[^\n]+$/)
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'sicherung.zip'])
  })

  test.each(['../fremd', '/etc/fremd', 'a/../../fremd', 'a\\..\\fremd'])(
    'a backup that wants to write to %s is none of ours',
    async (path) => {
      const manifest = {
        format: 2,
        createdAt: NOW.toISOString(),
        directories: [],
        files: [{ path, bytes: 1, sha256: 'a'.repeat(64) }],
      }
      await writeFile(archive, await zipOf({ 'sicherung.json': JSON.stringify(manifest) }))
      await expect(restore({ archive, dataDir: restored() })).rejects.toThrow('keine Sicherung')
    },
  )
})

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url))

const command = async (args: readonly string[], directory: string) => {
  const child = spawn(process.execPath, [...COMPILE_OPTIONS, CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...NODE_ENVIRONMENT, DATA_DIR: directory },
  })
  const [code, out, problem] = await Promise.all([
    new Promise((resolve) => child.on('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, out, problem }
}

const TWO_STARTS_MS = 180_000

test('what was there before is there after: a server goes on from a restored backup', {
  timeout: TWO_STARTS_MS,
}, async () => {
  const live = join(folder, 'live')
  await fillWithDemonstration(live)
  const first = await startServer({ DATA_DIR: live })
  const signedIn = async (email: string) => {
    const data = { strategy: 'local', email, password: 'gebaerden1' }
    return String((await callServer(first.url, 'POST', 'authentication', { data })).body['accessToken'])
  }
  const [as, admin] = [await signedIn('einzel@demo.example'), await signedIn('admin@demo.example')]
  await callServer(first.url, 'POST', 'lists', { as, data: { name: 'Vor der Sicherung', signs: [] } })
  const text = { page: 'faq', revision: 0, markdown: '# Häufige Fragen\n\nVor der Sicherung geschrieben.\n' }
  await callServer(first.url, 'POST', 'page-versions', { as: admin, data: text })
  const picture = pictureIn((await callServer(first.url, 'GET', 'signs?search=Hund', { as })).body)
  const before = await answersOf(first.url, as, picture)
  expect(before.map(({ status }) => status)).toEqual(before.map(() => 200))
  expect(await command(['backup', archive], live)).toMatchObject({
    code: 1,
    problem: expect.stringContaining('Prozess'),
  })
  await first.end('SIGTERM')

  expect(await command(['backup', archive], live)).toMatchObject({ code: 0, problem: '' })
  expect((await readLastBackup(live))?.bytes).toBe((await stat(archive)).size)
  expect(await command(['restore', archive], restored())).toMatchObject({ code: 0, problem: '' })
  expect(await filesOf(restored())).toEqual(await filesOf(live))
  expect(await readLastBackup(restored())).toBeNull()

  const rows = await tablesOf(live)
  expect(await tablesOf(restored())).toEqual(rows)
  for (const table of [
    'public.users',
    'public.page_versions',
    'public.audit_entries',
    'drizzle.__drizzle_migrations',
  ]) {
    expect([table, rows.get(table)?.rows]).not.toEqual([table, 0])
  }

  const second = await startServer({ DATA_DIR: restored() })
  const after = await answersOf(second.url, as, picture)
  await second.end('SIGTERM')
  expect(after).toEqual(before)
  expect(JSON.stringify(after)).toContain('Vor der Sicherung geschrieben')
})

/** The first address of a medium in an answer. */
const pictureIn = (answer: object): string => {
  const [address] = JSON.stringify(answer).match(/\/media\/[^"\\]+/) ?? []
  if (address === undefined) throw new Error('No picture came.')
  return address
}

/** What people see of it: their lists, templates, prices, pages, and a picture byte by byte. */
const answersOf = async (url: string, as: string, picture: string) => {
  const paths = ['lists', 'list-templates', 'favorites', 'licenses', 'pages/faq', 'subscriptions', 'invoices']
  const answers = []
  for (const path of paths) {
    const { status, body } = await callServer(url, 'GET', path, { as })
    // Addresses of media and papers are signed for the hour.
    answers.push({ path, status, body: JSON.stringify(body).replace(/[?&][^"\\]*/g, '') })
  }
  const response = await fetch(`${url}${picture}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const hash = createHash('sha256').update(bytes).digest('hex')
  return [...answers, { path: 'picture', status: response.status, body: `${bytes.length} ${hash}` }]
}

/** Every table of the database, whatever there is by then, with the number and the hash of its rows. */
const tablesOf = async (directory: string) => {
  const database = await openDatabase({ dataDir: directory })
  try {
    const { rows: tables } = await database.pool.query<{ name: string; source: string }>(
      `select schemaname || '.' || tablename as name, format('%I.%I', schemaname, tablename) as source
       from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
    const found = new Map<string, { readonly rows: number; readonly hash: string | null }>()
    for (const { name, source } of tables) {
      const { rows } = await database.pool.query<{ rows: string; hash: string | null }>(
        `select count(*) as rows, md5(string_agg(one::text, chr(10) order by one::text)) as hash from ${source} as one`,
      )
      found.set(name, { rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? null })
    }
    return found
  } finally {
    await database.close()
  }
}

test('the command says how it is called, and that PostgreSQL has its own', async () => {
  expect(await command([], dataDir)).toMatchObject({ code: 2, out: expect.stringContaining('npm run backup') })
})
