import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { deviceCode } from '../server/test/device-code.ts'
import { COMPILE_OPTIONS, NODE_ENVIRONMENT } from '../server/test/node-environment.ts'
import { type RunningServer, startServer } from '../server/test/running-server.ts'
import { fillInLogin, heading } from './account-journey.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'

const browser = useBrowser()

const CLI = fileURLToPath(new URL('../server/src/modules/accounts/console/cli.ts', import.meta.url))
const EMAIL = 'vera@betrieb.example'
const NEW_PASSWORD = 'verwaltung1'

/**
 * A server of its own, as it runs for people: the demonstration lets administrators in by password alone. Each try has a
 * new one, since the link works once.
 */
let dataDir: string
let server: RunningServer
let link: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-admin-'))
  const environment = { DATA_DIR: dataDir, DEMO: 'false' }
  const env = { ...NODE_ENVIRONMENT, ...environment }
  const { stdout } = spawnSync(process.execPath, [...COMPILE_OPTIONS, CLI, 'create', EMAIL, 'Vera Verwaltung'], {
    env,
    encoding: 'utf8',
  })
  link = new URL(stdout.trim().split('\n').at(-1) ?? '').pathname
  server = await startServer({ ...environment, LOG_LEVEL: 'warn', TRUST_PROXY: '1' })
}, 120_000)
browser.afterEach(async () => {
  await server?.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const at = (path: string) => server.url + path
const signIn = async (page: Page) => {
  await page.goto(at('/login'))
  await fillInLogin(page, EMAIL, NEW_PASSWORD)
}
const nameCode = async (page: Page, label: string, code: string) => {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.keyboard.press('Enter')
}

test('the first administrator sets up a second factor, signs in with it and with a recovery code, and reads of it', async () => {
  const page = await browser.openPage(at(link))
  await page.getByLabel('Neues Passwort', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Passwort-Wiederholung', { exact: true }).fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await heading(page, 'Passwort gespeichert').waitFor()

  // Whatever is opened, the second factor comes first.
  await signIn(page)
  await heading(page, 'Anmeldung').waitFor()
  await page.goto(at('/app/verwaltung/personen'))
  await page.waitForURL('**/app/verwaltung/anmeldung')
  await page.getByText('Noch ein Schritt').waitFor()
  await expectNoFindings(page)
  await page.getByRole('main').getByLabel('Passwort', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Einrichten' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await expectNoFindings(page)
  await nameCode(page, 'Code', '000000')
  await page.getByText('Der Code stimmt nicht oder wurde schon benutzt.').waitFor()
  await nameCode(page, 'Code', deviceCode(secret))
  const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem')
  await codes.nth(9).waitFor()
  const [recoveryCode = '', otherCode = ''] = await codes.allInnerTexts()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Ich habe sie aufgehoben' }).click()
  await heading(page, 'Verwaltung').waitFor()

  await signIn(page)
  await page.getByLabel('Code', { exact: true }).waitFor()
  await expectNoFindings(page)
  await nameCode(page, 'Code', '123456')
  await page.getByRole('alert').getByText('Der Code stimmt nicht oder wurde schon benutzt.').waitFor()
  await nameCode(page, 'Code', deviceCode(secret, 1))
  await heading(page, 'Gebärden').waitFor()

  await signIn(page)
  await page.getByRole('button', { name: 'Wiederherstellungscode benutzen' }).click()
  await nameCode(page, 'Wiederherstellungscode', recoveryCode)
  await heading(page, 'Gebärden').waitFor()
  await signIn(page)
  await page.getByRole('button', { name: 'Wiederherstellungscode benutzen' }).click()
  await nameCode(page, 'Wiederherstellungscode', recoveryCode)
  await page.getByRole('alert').waitFor()
  await nameCode(page, 'Wiederherstellungscode', otherCode)
  await heading(page, 'Gebärden').waitFor()

  // Wide as at first: on narrow screens the entry would be scrolled to, and later stand below the bar of the page.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(at('/app/verwaltung/protokoll'))
  await page.getByText('Angemeldet mit Wiederherstellungscode').first().click()
  await page.getByText('Zweiter Faktor: ').first().waitFor()
  const told = await page.getByRole('table').locator('summary').allInnerTexts()
  expect(told.map((text) => text.trim())).toEqual([
    'Angemeldet mit Wiederherstellungscode',
    expect.stringContaining('falschem Code'),
    'Angemeldet mit Wiederherstellungscode',
    'Angemeldet mit Code vom Gerät',
    expect.stringContaining('falschem Code'),
    'Gerät als zweiten Faktor bestätigt',
    expect.stringContaining('begonnen'),
    expect.stringContaining('fehlgeschlagen'),
    expect.stringContaining('begonnen'),
    'Einrichtung eines zweiten Faktors begonnen',
    expect.stringContaining('begonnen'),
    'Angemeldet ohne zweiten Faktor',
    'Verwaltungskonto angelegt',
  ])
  await expectNoFindings(page)
  await page.goto(at('/app/verwaltung/anmeldung'))
  await page.getByText('noch 8 von 10').waitFor()
  browser.expectFaults(REFUSED_CALL)
})
