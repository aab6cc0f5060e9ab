import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()
const quiz = (page: Page) => page.getByRole('button', { name: 'Abfragen' })
const covers = (page: Page) => page.getByRole('button', { name: /^Aufdecken/ })
const quizWord = (page: Page) => new URL(page.url()).searchParams.get('quiz')

describe('asking for a sign', () => {
  test('covers name, film and drawing by one button, and shows all of it by the same', { tags: 'smoke' }, async () => {
    const page = await browser.openPage('/app/gebaerden/hallo', { as: 'mitglied' })
    await page.getByRole('heading', { level: 1, name: 'Hallo' }).waitFor()
    await quiz(page).focus()
    await page.keyboard.press('Enter')
    await eventually(() => covers(page).count()).toBe(3)
    expect(await quiz(page).getAttribute('aria-pressed')).toBe('true')
    await eventually(() => quizWord(page)).toBe('1')
    await expectNoFindings(page)

    await page.reload()
    await eventually(() => covers(page).count()).toBe(3)
    await covers(page).first().click()
    await page.getByRole('heading', { level: 1, name: 'Hallo' }).waitFor()
    expect(await covers(page).count()).toBe(2)

    await quiz(page).focus()
    await page.keyboard.press('Enter')
    await eventually(() => covers(page).count()).toBe(0)
    await eventually(() => quizWord(page)).toBeNull()
    expect(await quiz(page).evaluate((button) => button.matches(':focus'))).toBe(true)
    await quiz(page).click()
    await eventually(() => covers(page).count()).toBe(3)
  })
})

test('a dialog over a sign closes with it when one goes back', async () => {
  const page = await browser.openPage('/app/suche?search=tier', { as: 'mitglied' })
  await page.locator('[data-sign] > a').first().click()
  await page.getByRole('dialog', { name: 'Gebärde' }).getByRole('button', { name: 'Lernliste' }).click()
  await eventually(() => page.getByRole('dialog').count()).toBe(2)
  await page.goBack()
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
  expect(page.url()).toMatch(/\/app\/suche\?search=tier$/)
})
