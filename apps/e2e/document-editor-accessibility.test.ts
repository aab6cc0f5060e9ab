import { test } from 'vitest'
import { idOfPage } from './document-editor-page.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'

const browser = useBrowser()
const me = useOwnAccount()

for (const type of ['own-sign', 'target-vocabulary', 'grid']) {
  test(`axe finds nothing on a page of the type ${type}`, async () => {
    const page = await browser.openPage(`/app/dokument?type=${type}`, { as: me, reducedMotion: 'reduce' })
    await page.getByRole('textbox', { name: 'Titel, Seite 1' }).fill('Berufsgenossenschaftsunfallmeldung')
    await idOfPage(page)
    await expectNoFindings(page)
  })
}

test('axe finds nothing in menus, help and filled elements', async () => {
  const page = await browser.openPage('/app/dokument?type=target-vocabulary', { as: me, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Element hinzufügen' }).click()
  await page.getByRole('textbox', { name: /^Beschreibung/ }).fill('Berufsgenossenschaftsunfallmeldung')
  await page.getByRole('button', { name: /Stelle 1 von 1/ }).click()
  await page.getByRole('menuitem', { name: 'Duplizieren' }).waitFor()
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor()
  await expectNoFindings(page)
})
