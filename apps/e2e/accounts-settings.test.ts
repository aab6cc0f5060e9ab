import { describe, expect, test } from 'vitest'
import { heading } from './account-journey.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()

describe('the overview of the settings', () => {
  test('leads into a setting and back by the breadcrumbs', async () => {
    const page = await browser.openPage('/app/einstellungen', { as: 'einzel' })
    await page.getByRole('link', { name: /^Passwort ändern/ }).click()
    await heading(page, 'Passwort ändern').waitFor()
    await page
      .getByRole('navigation', { name: /Brotkrumen|Pfad/ })
      .getByRole('link', { name: 'Einstellungen' })
      .click()
    await heading(page, 'Einstellungen').waitFor()
  })
})

describe('the help', () => {
  test('offers manual and films, and seven questions that open to their answers', async () => {
    const page = await browser.openPage('/app/hilfe', { as: 'gast' })
    await page.getByRole('link', { name: /Handbuch/ }).waitFor()
    await page.getByRole('link', { name: /Video-Kanal/ }).waitFor()
    const questions = page.locator('summary')
    await expect(questions.count()).resolves.toBe(7)
    const answer = page.locator('details').first().locator('p').first()
    await expect(answer.isVisible()).resolves.toBe(false)
    await questions.first().focus()
    await page.keyboard.press('Enter')
    await answer.waitFor({ state: 'visible' })
  })

  test('can be tried again when it could not be loaded', async () => {
    const page = await browser.openPage('/login')
    await page.route('**/api/pages/impressum', (route) => route.abort())
    await page.getByRole('link', { name: 'Impressum' }).click()
    const retry = page.getByRole('button', { name: 'Erneut versuchen' })
    await retry.waitFor()
    await page.unroute('**/api/pages/impressum')
    await retry.click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    browser.expectFaults(/Failed to load resource/)
  })
})
