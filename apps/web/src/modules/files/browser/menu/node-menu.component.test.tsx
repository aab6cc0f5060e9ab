import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { givenFileTree } from '../../given-file-tree.fixture.ts'
import { browserParts, showFileBrowser, waitForFocusInMenu } from '../../show-file-browser.fixture.tsx'

const { dialog, toast, row } = browserParts
const field = dialog.getByRole('textbox', { name: 'Name' })
const actions = (name: string) => page.getByRole('button', { name: `Aktionen für „${name}“` })
const question = page.getByRole('dialog', { name: 'Wirklich löschen?' })

/** A folder, opened, with the folder „Tiere“ in it, in which there is „Vögel“. */
const show = async () => {
  const files = givenFileTree()
  const folder = files.folder('Ablage')
  files.folder('Vögel', files.folder('Tiere', folder))
  await showFileBrowser(files, `c=${folder._id}`)
  await expect.element(row('Tiere')).toBeVisible()
  return { files, folder }
}

const choose = async (name: string, action: string) => {
  await actions(name).click()
  // The names of some items end with their key.
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click()
}

test('renaming asks for another name, lets the case change, and gives the focus back to the button of the menu', async () => {
  const { files, folder } = await show()
  await choose('Tiere', 'Umbenennen')
  await expect.element(page.getByRole('dialog', { name: '„Tiere“ umbenennen' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Umbenennen' }).click()
  await expect.element(dialog.getByText('So heißt das Objekt schon. Bitte wähle einen anderen Namen.')).toBeVisible()
  await field.fill('TIERE')
  await userEvent.keyboard('{Enter}')
  await expect.element(toast.getByText('„Tiere“ heißt jetzt „TIERE“')).toBeVisible()
  expect(files.namesIn(folder)).toEqual(['TIERE'])
  await expect.element(dialog).not.toBeInTheDocument()
  await choose('TIERE', 'Umbenennen')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(actions('TIERE')).toHaveFocus()
})

test('deleting warns of what is lost, and can be given up', async () => {
  const { files, folder } = await show()
  await choose('Tiere', 'Löschen')
  await expect.element(question.getByText(/„Tiere“ wird unwiderruflich gelöscht/)).toBeVisible()
  await expect.element(question.getByText(/1 Objekt und alles, was darin liegt/)).toBeVisible()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(files.namesIn(folder)).toEqual(['Tiere'])
  await choose('Tiere', 'Löschen')
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect.element(toast.getByText('„Tiere“ gelöscht')).toBeVisible()
  expect(files.namesIn(folder)).toEqual([])
})

test('scrolling the page closes the menu; an event of a scroll that had ended before does not', async () => {
  await show()
  document.body.style.minHeight = '300vh'
  onTestFinished(() => void document.body.style.removeProperty('min-height'))
  await actions('Tiere').click()
  await waitForFocusInMenu()
  window.dispatchEvent(new Event('scroll'))
  // Closing gives the focus back at once.
  expect(browserParts.menu.element().contains(document.activeElement)).toBe(true)
  window.scrollBy(0, 100)
  await expect.element(browserParts.menu).not.toBeInTheDocument()
  await expect.element(actions('Tiere')).toHaveFocus()
})
