import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './open-page.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()

const open = async (path: string): Promise<Page> => {
  const page = await browser.openPage(path, { as: 'admin', reducedMotion: 'reduce' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilSettled(page)
  return page
}

describe('the tab key', () => {
  test('begins with a way past the bars', async () => {
    const page = await open('/app/suche')
    await page.locator('body').press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus').count()).resolves.toBe(1)
  })

  test('stays inside an open dialog', async () => {
    const page = await open('/app/suche?search=Quokkaxyz')
    await page.getByRole('button', { name: 'Gebärde wünschen' }).click()
    await page.getByRole('dialog', { name: 'Gebärde wünschen' }).waitFor()
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      await expect(page.locator('[role="dialog"] :focus').count()).resolves.toBe(1)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect(
      page
        .getByRole('button', { name: 'Gebärde wünschen' })
        .evaluate((button) => button === button.ownerDocument.activeElement),
    ).resolves.toBe(true)
  })
})
