import { expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { findByKeys } from './find-by-keys.ts'
import { documentPath, givenDocument } from './given-document.ts'
import { asBoxes, fullGridWith, gridParts, namedSigns } from './grid-document.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'

const browser = useBrowser()
const AS = useOwnAccount()

test('a grid is begun, filled, rearranged and cleared with the keyboard alone', async () => {
  const page = await browser.openPage('/app/dokument?type=grid', { as: AS, reducedMotion: 'reduce' })
  const { cell, contents, focused, picker } = gridParts(page)
  await cell(1, 1).focus()
  await page.keyboard.press('Enter')
  await picker.getByRole('searchbox', { name: 'Gebärde suchen' }).waitFor()
  await findByKeys(page, picker, 'Hund')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await eventually(contents).toEqual(['Hund', 'leer', 'leer', 'leer'])
  expect(await focused()).toBe('Reihe 1, Spalte 1: Hund')

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await eventually(contents).toEqual(['leer', 'leer', 'leer', 'Hund'])
  expect(await focused()).toBe('Reihe 2, Spalte 2: Hund')

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  expect(await contents()).toEqual(['leer', 'leer', 'leer', 'Hund'])

  await page.keyboard.press('Delete')
  await eventually(contents).toEqual(['leer', 'leer', 'leer', 'leer'])
  expect(await focused()).toBe('Reihe 2, Spalte 2: leer')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await eventually(contents).toEqual(['Hund', 'leer', 'leer', 'leer'])
})

test('with fingers the smallest cell is cleared by its menu', async () => {
  const signs = await namedSigns(20)
  const document = await givenDocument(AS, fullGridWith(asBoxes(signs)))
  const page = await browser.openPage(documentPath(document), { as: AS, width: 390, height: 844, isTouch: true })
  const { cell, contents } = gridParts(page)
  await eventually(async () => (await contents())[16]).toBe(signs[16]?.name)
  await cell(2, 2).tap()
  await cell(2, 2).getByRole('button', { name: 'Menü für dieses Feld' }).tap()
  await page.getByRole('menuitem', { name: 'Feld leeren' }).tap()
  await eventually(async () => (await contents())[16]).toBe('leer')
})
