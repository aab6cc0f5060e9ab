import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()

const openShareMenu = async (): Promise<Page> => {
  const page = await browser.openPage('/app/gebaerden/zu-fuss', { as: 'einzel' })
  await page.getByRole('button', { name: 'Teilen' }).click()
  return page
}
const toast = (page: Page, text: string) => page.getByRole('group', { name: 'Meldung' }).getByText(text)

test('the public link of a sign is shown and copied', async () => {
  const page = await openShareMenu()
  const link = `${inject('appUrl')}/gebaerden/zu-fuss`
  await expect(page.getByLabel('Öffentlicher Link').inputValue()).resolves.toBe(link)
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await toast(page, 'Teilen-Link in die Zwischenablage kopiert').waitFor()
  const copied = await page
    .locator(':root')
    .evaluate((root) => root.ownerDocument.defaultView.navigator.clipboard.readText())
  expect(copied).toBe(link)
})

test('the link leads a visitor to the public page of the sign', { tags: 'smoke' }, async () => {
  const page = await browser.openPage('/gebaerden/zu-fuss')
  await page.getByRole('heading', { level: 1, name: 'zu Fuß' }).waitFor()
})

test('says so when the clipboard refuses', async () => {
  const page = await openShareMenu()
  await page.locator(':root').evaluate((root) => {
    const { clipboard } = root.ownerDocument.defaultView.navigator
    clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await toast(page, 'Fehler beim Kopieren in die Zwischenablage').waitFor()
})
