import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { givenContent, givenDocument } from '../../../../testing/given-document.ts'
import { showDocument } from '../../../../testing/show-document.tsx'

afterEach(() => page.viewport(1280, 800))

test.each([320, 390])('sharing and both parts of the print button are in sight in a window of %i px', async (width) => {
  await page.viewport(width, 800)
  await showDocument(givenDocument(givenContent('own-sign')))
  for (const name of ['Teilen', 'Drucken', 'Druckoptionen']) {
    const part = page.getByRole('button', { name })
    await expect.element(part).toBeVisible()
    const box = part.element().getBoundingClientRect()
    expect(box.width).toBeGreaterThanOrEqual(44)
    expect(box.right).toBeLessThanOrEqual(width)
  }
})

test('the zoom is what somebody types, within its limits, or one of the steps', async () => {
  await showDocument(givenDocument(givenContent('target-vocabulary')))
  const field = page.getByRole('textbox', { name: 'Zoom in Prozent' })
  for (const [typed, shown] of [
    ['75,4 Prozent', '75 %'],
    ['nichts', '75 %'],
    ['900', '200 %'],
  ] as const) {
    await field.fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue(shown)
  }
  await page.getByRole('button', { name: 'Zoomstufen' }).click()
  await page.getByRole('menuitem', { name: '50 %' }).click()
  const paper = () => document.querySelector('[data-paper]')?.getBoundingClientRect().width ?? 0
  await expect.poll(() => Math.round(paper())).toBe(397)
})

test('only pages near the eye are drawn', async () => {
  await showDocument(givenDocument(givenContent('target-vocabulary')))
  const add = page.getByRole('button', { name: 'Neue Seite hinzufügen' })
  for (let count = 2; count <= 8; count += 1) {
    await add.click()
    await expect.element(page.getByRole('heading', { name: `Seite ${count} von ${count}` })).toBeVisible()
  }
  page.getByRole('heading', { name: 'Seite 1 von 8' }).element().scrollIntoView()
  const titles = () => page.getByRole('textbox', { name: /^Titel, Seite/ }).elements().length
  await expect.element(page.getByRole('textbox', { name: 'Titel, Seite 1' })).toBeVisible()
  await expect.poll(titles).toBeLessThan(6)
})
