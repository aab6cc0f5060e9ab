import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenFileTree } from '../given-file-tree.fixture.ts'
import { browserParts, showFileBrowser } from '../show-file-browser.fixture.tsx'

const { row, names, chosen } = browserParts

const givenFolder = () => {
  const files = givenFileTree()
  const folder = files.folder('Ablage')
  return { files, folder }
}

test('the filter shows files of one type, says what it hides, and is written to the address', async () => {
  const { files, folder } = givenFolder()
  files.folder('Ordner', folder)
  files.list('Liste', folder)
  files.document('Vorlage', folder)
  const { words } = await showFileBrowser(files, `c=${folder._id}`)
  await page.getByRole('button', { name: 'Dateityp' }).click()
  await page.getByRole('menuitem', { name: 'Druckvorlagen' }).click()
  await expect.poll(names).toEqual(['Ordner', 'Vorlage'])
  await expect.element(page.getByText('Ein Inhalt ist durch den Filter ausgeblendet.')).toBeVisible()
  expect(words()).toMatchObject({ c: folder._id, t: 'documents' })
})

test('a filter in the address applies at once and can be removed', async () => {
  const { files, folder } = givenFolder()
  files.folder('Ordner', folder)
  files.list('Liste', folder)
  files.document('Vorlage', folder)
  const { words } = await showFileBrowser(files, `c=${folder._id}&t=documents`)
  await expect.poll(names).toEqual(['Ordner', 'Vorlage'])
  await page.getByRole('button', { name: 'Filter „Druckvorlagen“ aufheben' }).click()
  await expect.poll(names).toEqual(['Ordner', 'Liste', 'Vorlage'])
  expect(words()).toEqual({ c: folder._id })
})

test('the selection is written to the address', async () => {
  const { files, folder } = givenFolder()
  const [a, , c] = ['a', 'b', 'c'].map((name) => files.list(name, folder)._id)
  const { words } = await showFileBrowser(files, `c=${folder._id}`)
  await row('a').click()
  await row('c').click({ modifiers: ['Control'] })
  await expect.poll(chosen).toEqual(['a', 'c'])
  await expect.poll(words).toMatchObject({ s: `${a},${c}` })
})

test('the selection of the address is shown', async () => {
  const { files, folder } = givenFolder()
  const [, b] = ['a', 'b', 'c'].map((name) => files.list(name, folder)._id)
  await showFileBrowser(files, `c=${folder._id}&s=${b}`)
  await expect.poll(chosen).toEqual(['b'])
})

test('the address of a file leads to its folder', async () => {
  const { files, folder } = givenFolder()
  const list = files.list('Liste', folder)
  const { words } = await showFileBrowser(files, `c=${list._id}`)
  await expect.poll(chosen).toEqual(['Liste'])
  expect(words()).toMatchObject({ c: folder._id })
})
