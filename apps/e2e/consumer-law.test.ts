import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { call, heading, newAddress } from './account-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()

const CANCEL = 'Verträge hier kündigen'
const WITHDRAW = 'Vertrag widerrufen'
const footer = (page: Page) => page.getByRole('navigation', { name: 'Rechtliches' })
const row = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd')

const mailTo = async (email: string, subject: string): Promise<string> => {
  let text: string | undefined
  await eventually(async () => {
    const { body } = await call('GET', 'demo-mails?$limit=100')
    const mails = body['data'] as unknown as readonly { to: string; subject: string; text: string }[]
    text = mails.find((mail) => mail.to.includes(email) && mail.subject.includes(subject))?.text
    return text
  }).toBeDefined()
  return text ?? ''
}

describe('ending a contract', () => {
  test.each(['/gebaerden', '/impressum'])('is reached from the foot of %s', async (path) => {
    const page = await browser.openPage(path)
    await footer(page).getByRole('link', { name: CANCEL }).waitFor()
    await footer(page).getByRole('link', { name: WITHDRAW }).click()
    await heading(page, WITHDRAW).waitFor()
  })

  test('without signing in is confirmed with day and time, on screen, by mail and as a file', async () => {
    const email = newAddress()
    const page = await browser.openPage('/login')
    await footer(page).getByRole('link', { name: CANCEL }).click()
    await heading(page, CANCEL).waitFor()
    await page.getByRole('radio', { name: 'Außerordentlich' }).check()
    await page.getByRole('radio', { name: 'Zu einem bestimmten Tag' }).check()
    await page.getByLabel('Grund der Kündigung').fill('Die Kita schließt.')
    await page.getByLabel('Tag des Vertragsendes').fill('2027-06-30')
    await page.getByLabel('Name', { exact: true }).fill('Kim Muster')
    await page.getByLabel('Bezeichnung des Vertrags').fill('Rechnung 2026-00042')
    await page.getByLabel('E-Mail für die Bestätigung').fill(email)
    await page.getByRole('button', { name: 'Jetzt kündigen' }).click()
    await page.getByRole('heading', { name: 'Deine Kündigung ist eingegangen' }).waitFor()
    expect(await row(page, 'Vertragsende').innerText()).toBe('zum 30.06.2027')
    expect(await row(page, 'Eingegangen').innerText()).toMatch(/^\d+\. \S+ \d{4} um \d\d:\d\d:\d\d Uhr$/)
    await expectNoFindings(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Bestätigung herunterladen' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain('Grund: Die Kita schließt.')
    expect(await mailTo(email, 'Eingangsbestätigung: Kündigung')).toContain('Rechnung 2026-00042')
  })
})
