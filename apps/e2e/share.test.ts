import { expect, test } from 'vitest'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()

test('the link leads a visitor to the public page of the sign, without quiz and lists', { tags: 'smoke' }, async () => {
  const page = await browser.openPage('/gebaerden/zu-fuss')
  await page.getByRole('heading', { level: 1, name: 'zu Fuß' }).waitFor()
  for (const name of ['Abfragen', 'Lernliste']) expect(await page.getByRole('button', { name }).count()).toBe(0)
})
