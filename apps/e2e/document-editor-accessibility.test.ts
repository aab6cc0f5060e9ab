import { test } from 'vitest'
import { idOfPage } from './document-editor-page.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'

const browser = useBrowser()
const me = useOwnAccount()

const LONG_WORD = 'Berufsgenossenschaftsunfallmeldung'

test('axe finds nothing on a page of own signs', async () => {
  const page = await browser.openPage('/app/dokument?type=own-sign', { as: me, reducedMotion: 'reduce' })
  await page.getByRole('textbox', { name: 'Titel, Seite 1' }).fill(LONG_WORD)
  await idOfPage(page)
  await expectNoFindings(page)
})

test('axe finds nothing on a page of a target vocabulary, in its menus, help and filled elements', async () => {
  const page = await browser.openPage('/app/dokument?type=target-vocabulary', { as: me, reducedMotion: 'reduce' })
  await page.getByRole('textbox', { name: 'Titel, Seite 1' }).fill(LONG_WORD)
  await idOfPage(page)
  await expectNoFindings(page)
  // Axe leaves a page narrow.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Element hinzufügen' }).click()
  await page.getByRole('textbox', { name: /^Beschreibung/ }).fill(LONG_WORD)
  await page.getByRole('button', { name: /Stelle 1 von 1/ }).click()
  await page.getByRole('menuitem', { name: 'Duplizieren' }).waitFor()
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor()
  await expectNoFindings(page)
})
