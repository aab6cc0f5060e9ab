import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callServer, type RunningServer, signInAt, startServer } from '../server/test/running-server.ts'
import { fillInLogin, heading } from './account-journey.ts'
import { useBrowser } from './open-page.ts'

const CLI = fileURLToPath(new URL('../server/src/backup/cli.ts', import.meta.url))

const browser = useBrowser()

/** Two machines: one that is lost, and an empty one that takes its place. */
let folder: string
let server: RunningServer
const start = async (machine: string): Promise<void> => {
  server = await startServer({ DATA_DIR: join(folder, machine), LOG_LEVEL: 'warn', TRUST_PROXY: '1' })
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gebaerdenraum-restore-'))
  await start('lost')
}, 120_000)
afterEach(async () => {
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

const run = (command: 'backup' | 'restore', machine: string): string => {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, machine) }
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, command, join(folder, 'backup.zip')], {
    env,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

const signIn = async (email: string): Promise<Page> => {
  const page = await browser.openPage(`${server.url}/login`)
  await fillInLogin(page, email, 'gebaerden1')
  await heading(page, 'Gebärden').waitFor()
  return page
}

/** What somebody sees of a list; the picture of its first sign has come. */
const listAsSeen = async (page: Page, id: string) => {
  await page.goto(`${server.url}/app/lernliste/${id}`)
  await heading(page, 'Vor dem Umzug').waitFor()
  const picture = page.getByRole('main').locator('img').first()
  await expect.poll(() => picture.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))).toBeGreaterThan(0)
  return page.getByRole('main').innerText()
}

test('a backup that is restored on an empty machine shows everybody what was there', { timeout: 120_000 }, async () => {
  const as = await signInAt(server.url, 'einzel@demo.example')
  const found = await callServer(server.url, 'GET', 'signs?$limit=3', { as })
  const signs = (found.body['data'] as unknown as readonly { readonly _id: string }[]).map(({ _id }) => _id)
  const list = await callServer(server.url, 'POST', 'lists', { as, data: { name: 'Vor dem Umzug', signs } })
  const id = String(list.body['_id'])
  const lost = await signIn('einzel@demo.example')
  const before = await listAsSeen(lost, id)
  // Left before its server is: what a page asks for in vain is a fault.
  await lost.context().close()

  await server.end('SIGTERM')
  expect(run('backup', 'lost')).toContain('Gesichert in')
  await rm(join(folder, 'lost'), { recursive: true })
  expect(run('restore', 'found')).toContain('Wiederhergestellt in')
  await start('found')

  expect(await listAsSeen(await signIn('einzel@demo.example'), id)).toEqual(before)
  const page = await signIn('admin@demo.example')
  await page.goto(`${server.url}/app/verwaltung/system`)
  await heading(page, 'System').waitFor()
  await page.getByRole('heading', { name: 'Datenbank' }).waitFor()
})
