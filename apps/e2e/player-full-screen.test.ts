import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { eventually } from './eventually.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const announced = (page: Page): Promise<string> => page.locator('figure [aria-live]').innerText()

test('full screen is announced when it has begun, and left by the browser as by the key that begins it', async () => {
  const page = await browser.openPage('/app/gebaerden/hallo', { as: 'mitglied', reducedMotion: 'reduce' })
  await button(page, 'Vollbild').click()
  await button(page, 'Vollbild beenden').waitFor()
  await eventually(() => announced(page)).toBe('Vollbild')
  await page.evaluate('document.exitFullscreen()')
  await button(page, 'Vollbild').waitFor()
  await eventually(() => announced(page)).toBe('Vollbild beendet')
  await page.keyboard.press('f')
  await button(page, 'Vollbild beenden').waitFor()
  await eventually(() => announced(page)).toBe('Vollbild')
  await page.keyboard.press('f')
  await button(page, 'Vollbild').waitFor()
  await eventually(() => announced(page)).toBe('Vollbild beendet')
})
