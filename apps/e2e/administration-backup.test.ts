import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PriceListRecord } from '@gebaerdenraum/domain/billing/price-lists.contract'
import { addDays, germanDayOf, writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { fillWithDemonstration } from '../server/test/demonstration.ts'
import { COMPILE_OPTIONS, NODE_ENVIRONMENT, runAhead } from '../server/test/node-environment.ts'
import { callServer, type RunningServer, signInAt, startServer } from '../server/test/running-server.ts'
import { fillInLogin, heading } from './account-journey.ts'
import { eventually } from './eventually.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()

const DAY_MS = 86_400_000
const CLI = fileURLToPath(new URL('../server/src/modules/operation/backup/cli.ts', import.meta.url))

/** Two machines: one that is lost, and an empty one that takes its place. */
let folder: string
let server: RunningServer
const start = async (machine: string, environment: Readonly<Record<string, string>> = {}): Promise<void> => {
  const settings = { DATA_DIR: join(folder, machine), LOG_LEVEL: 'warn', TRUST_PROXY: '1' }
  server = await startServer({ ...settings, ...environment })
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gebaerdenraum-restore-'))
  await fillWithDemonstration(join(folder, 'lost'))
  await start('lost')
}, 120_000)
browser.afterEach(async () => {
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

const run = (command: 'backup' | 'restore', machine: string): string => {
  const env = { ...NODE_ENVIRONMENT, DATA_DIR: join(folder, machine) }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...COMPILE_OPTIONS, CLI, command, join(folder, 'backup.zip')],
    {
      env,
      encoding: 'utf8',
    },
  )
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

const signIn = async (email: string, lands = 'Gebärden'): Promise<Page> => {
  const page = await browser.openPage(`${server.url}/login`)
  await fillInLogin(page, email, 'gebaerden1')
  await heading(page, lands).waitFor()
  return page
}

/** What somebody sees of a list; the picture of its first sign has come. */
const listAsSeen = async (page: Page, id: string) => {
  await page.goto(`${server.url}/app/lernliste/${id}`)
  await heading(page, 'Vor dem Umzug').waitFor()
  const picture = page.getByRole('main').locator('img').first()
  await eventually(() => picture.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))).toBeGreaterThan(0)
  // Where its film stands is another moment each time.
  return (await page.getByRole('main').innerText()).replace(/\d:\d\d,\d\d/g, '')
}

/** The same prices from a day on, but one person pays 9 € net a month. */
const givenPricesFrom = async (validFrom: string): Promise<void> => {
  const as = await signInAt(server.url, 'admin@demo.example')
  const { body } = await callServer(server.url, 'GET', 'price-lists', { as })
  const [{ periods, groups }] = body['data'] as unknown as readonly [PriceListRecord]
  const [single, ...others] = groups
  const data = {
    validFrom,
    periods,
    groups: [{ ...single, sizes: [{ size: 1, monthlyNetCents: 900 }] }, ...others],
  }
  expect(await callServer(server.url, 'POST', 'price-lists', { as, data })).toMatchObject({ status: 201 })
}

/** What somebody without a licence is asked for one person and month. */
const priceAsSeen = async (price: string): Promise<void> => {
  const page = await signIn('abgelaufen@demo.example', 'Lizenz')
  await page.getByRole('link', { name: 'Lizenz erwerben' }).click()
  await page.getByRole('radio', { name: '1 Monat' }).check()
  await page.getByText(price).first().waitFor()
  await page.context().close()
}

const TITLE =
  'a backup that is restored on an empty machine shows everybody what was there, and prices change on their day there'
test(TITLE, { timeout: 240_000 }, async () => {
  // Not tomorrow: that may begin while this runs.
  const dayOfChange = addDays(germanDayOf(new Date()), 2)
  const as = await signInAt(server.url, 'einzel@demo.example')
  const found = await callServer(server.url, 'GET', 'signs?$limit=3', { as })
  const signs = (found.body['data'] as unknown as readonly { readonly _id: string }[]).map(({ _id }) => _id)
  const list = await callServer(server.url, 'POST', 'lists', { as, data: { name: 'Vor dem Umzug', signs } })
  const id = String(list.body['_id'])
  const lost = await signIn('einzel@demo.example')
  const before = await listAsSeen(lost, id)
  await givenPricesFrom(dayOfChange)
  const { body: offered } = await callServer(server.url, 'GET', 'licenses', { as })
  expect(JSON.stringify(offered)).toContain('"net":840')
  // Left before its server is: what a page asks for in vain is a fault.
  await lost.context().close()

  await server.end('SIGTERM')
  expect(run('backup', 'lost')).toContain('Gesichert in')
  await rm(join(folder, 'lost'), { recursive: true })
  expect(run('restore', 'found')).toContain('Wiederhergestellt in')
  // It starts three days later, as far as it can tell.
  await start('found', runAhead(3 * DAY_MS))

  expect(await listAsSeen(await signIn('einzel@demo.example'), id)).toEqual(before)
  await priceAsSeen('10,71 €')
  const page = await signIn('admin@demo.example')
  await page.goto(`${server.url}/app/verwaltung/preise`)
  await page.getByRole('heading', { name: `Gültig seit ${writtenDay(dayOfChange)}` }).waitFor()
  await page.goto(`${server.url}/app/verwaltung/system`)
  await heading(page, 'System').waitFor()
  await page.getByRole('heading', { name: 'Datenbank' }).waitFor()
})
