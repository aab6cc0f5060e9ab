import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { queryClient } from '../../../api/query-client.ts'
import { givenFileTree, TEAM_ROOT } from '../given-file-tree.fixture.ts'
import { browserParts, showFileBrowser, waitForFocusInMenu } from '../show-file-browser.fixture.tsx'

const { table, tree, bar, details, menu, dialog, toast, row, line, names, chosen } = browserParts

/** A folder with these lists in it, opened. */
const show = async (...lists: readonly string[]) => {
  const files = givenFileTree()
  const folder = files.folder('Ablage')
  for (const name of lists) files.list(name, folder)
  const rendered = await showFileBrowser(files, `c=${folder._id}`)
  await expect.element(table).toHaveAccessibleName('Inhalt von „Ablage“')
  return { files, folder, ...rendered }
}

describe('Organisieren', () => {
  test('begins in the own root, with the own and the team’s folders in the tree', async () => {
    await showFileBrowser(givenFileTree(), '')
    await expect.element(table).toHaveAccessibleName('Inhalt von „Meine Dateien“')
    await expect.element(line(TEAM_ROOT.name)).toBeVisible()
    const levels = tree.element().querySelectorAll('[aria-level="1"]')
    expect(Array.from(levels, ({ textContent }) => textContent)).toEqual(['Meine Dateien', TEAM_ROOT.name])
    await expect.element(page.getByRole('button', { name: 'Eine Ebene nach oben' })).not.toBeInTheDocument()
  })

  test('shows folders first and then files, as a German looks names up', async () => {
    const files = givenFileTree()
    const folder = files.folder('Ablage')
    for (const name of ['Zebra', 'Äpfel', 'Liste 10', 'Liste 9']) files.list(name, folder)
    for (const name of ['Zoo', 'Bauernhof']) files.folder(name, folder)
    await showFileBrowser(files, `c=${folder._id}`)
    await expect.poll(names).toEqual(['Bauernhof', 'Zoo', 'Äpfel', 'Liste 9', 'Liste 10', 'Zebra'])
  })

  test('says of an empty folder that it is empty, and offers to create anything', async () => {
    await show()
    await expect.element(page.getByText('Dieser Ordner hat noch keine Inhalte..')).toBeVisible()
    await page.getByRole('button', { name: 'Neu anlegen' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Neu anlegen' })).toBeVisible()
    await dialog.getByText('Ordner', { exact: true }).click()
    await dialog.getByLabelText('Name', { exact: true }).fill('Tiere')
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(['Tiere'])
  })

  test('creates what “Neu” offers, and chooses it', async () => {
    const { files, folder } = await show()
    await page.getByRole('button', { name: 'Neu', exact: true }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Ordner' })).toBeVisible()
    const items = page.getByRole('menuitem').elements()
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Ordner',
      'Lernliste',
      'Eigene Gebärde',
      'Druckvorlage',
    ])
    await page.getByRole('menuitem', { name: 'Ordner' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Märchen')
    await dialog.getByRole('button', { name: 'Hier speichern' }).click()
    await expect.poll(chosen).toEqual(['Märchen'])
    expect(files.namesIn(folder)).toEqual(['Märchen'])
  })

  test('chooses several by their checkboxes, and offers to move them together', async () => {
    await show('a', 'b', 'c')
    for (const name of ['a', 'b']) await page.getByRole('checkbox', { name: `„${name}“ auswählen` }).click()
    await expect.poll(chosen).toEqual(['a', 'b'])
    await bar.getByRole('button', { name: 'Verschieben' }).click()
    await expect.element(page.getByRole('dialog', { name: '2 Objekte verschieben' })).toBeVisible()
  })

  test('deletes what is chosen after a question', async () => {
    const { files, folder } = await show('a', 'b', 'c')
    await row('a').click()
    await row('b').click({ modifiers: ['Shift'] })
    await bar.getByRole('button', { name: 'Löschen' }).click()
    const question = page.getByRole('dialog', { name: 'Wirklich löschen?' })
    await question.getByRole('button', { name: 'Löschen' }).click()
    await expect.poll(names).toEqual(['c'])
    expect(files.namesIn(folder)).toEqual(['c'])
  })

  test('offers what can be done with a node under the right button', async () => {
    await show('Liste')
    await row('Liste').click({ button: 'right' })
    await expect.element(menu.getByText('Bearbeiten')).toBeVisible()
    const labels = () =>
      Array.from(document.querySelectorAll('[role="menu"] .mantine-Menu-itemLabel'), ({ textContent }) => textContent)
    expect(labels()).toEqual([
      'Bearbeiten',
      'Abspielen',
      'Umbenennen',
      'Duplizieren',
      'Verschieben',
      'Ausschneiden',
      'Ordner',
      'Lernliste',
      'Eigene Gebärde',
      'Druckvorlage',
      'Löschen',
    ])
    await waitForFocusInMenu()
    await userEvent.keyboard('{Escape}')
    await line('Meine Dateien').click({ button: 'right' })
    await expect.poll(labels).toEqual(['Öffnen', 'Ordner', 'Lernliste', 'Eigene Gebärde', 'Druckvorlage'])
  })

  test('finds names below the open folder, each with its place', async () => {
    const files = givenFileTree()
    const folder = files.folder('Ablage')
    const animals = files.folder('Tiere', folder)
    for (const name of ['Haustiere', 'Farben']) files.list(name, animals)
    const { words } = await showFileBrowser(files, `c=${folder._id}`)
    await page.getByRole('searchbox', { name: 'In „Ablage“ suchen' }).fill('TIERE')
    const hits = page.getByRole('region', { name: 'Suchergebnisse' }).getByRole('listitem')
    await expect.poll(() => hits.elements().length).toBe(2)
    const place = 'Meine Dateien › Ablage › Tiere'
    await hits.filter({ hasText: 'Haustiere' }).getByRole('link', { name: place }).click()
    await expect.poll(chosen).toEqual(['Haustiere'])
    expect(words()).toMatchObject({ c: animals._id })
  })

  test('says when a folder cannot be loaded, and tries again', async () => {
    const files = givenFileTree()
    const folder = files.folder('Ablage')
    files.list('Liste', folder)
    const { find } = files.answers['file-nodes']
    let isBroken = true
    await showFileBrowser(files, `c=${folder._id}`, {
      'file-nodes': {
        ...files.answers['file-nodes'],
        find: (query) => {
          if (isBroken) throw new ApiError({ name: 'GeneralError', code: 500, message: 'Kaputt' })
          return find(query)
        },
      },
    })
    await expect.element(page.getByText('Der Ordner konnte nicht geladen werden')).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Erneut versuchen' }).last().click()
    await expect.poll(names).toEqual(['Liste'])
  })
})

describe('the details', () => {
  afterEach(() => page.viewport(1280, 800))

  test('of the selection are shown beside the table, and in a dialog on a phone', async () => {
    await show('Liste')
    await row('Liste').click()
    for (const text of ['Lernliste', '0 Gebärden, 0 gelernt', 'Von dir erstellt']) {
      await expect.element(details.getByText(text, { exact: true })).toBeVisible()
    }
    await page.viewport(360, 740)
    await expect.element(details).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Details' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Details' }).getByText('Von dir erstellt')).toBeVisible()
  })
})

describe('while another person works in the same folder', () => {
  test('a change is shown as soon as one looks at the page again', async () => {
    const files = givenFileTree()
    const folder = files.folder('Ablage')
    const list = files.list('Alt', folder)
    await showFileBrowser(files, `c=${folder._id}`)
    await expect.poll(names).toEqual(['Alt'])
    files.rename(list, 'Neu')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.poll(names).toEqual(['Neu'])
  })

  test('a folder that was moved is opened in its new place', async () => {
    const files = givenFileTree()
    const [folder, other] = [files.folder('Ablage'), files.folder('Archiv')]
    const animals = files.folder('Tiere', folder)
    files.list('Amsel', animals)
    const oldPlace = pathInside(animals)
    const { find, get, patch } = files.answers['file-nodes']
    let letAnswer = (): void => undefined
    const mayAnswer = new Promise<void>((resolve) => {
      letAnswer = resolve
    })
    await showFileBrowser(files, `c=${folder._id}`, {
      'file-nodes': {
        ...files.answers['file-nodes'],
        find: (query) => {
          if (query.get('path') !== oldPlace) return find(query)
          throw new ApiError({ name: 'NotFound', code: 404, data: { nearest: animals._id } })
        },
        get: async (id) => {
          if (id === animals._id) await mayAnswer
          return get(id)
        },
      },
    })
    await expect.poll(names).toEqual(['Tiere'])
    patch(animals._id, { path: pathInside(other) })
    await row('Tiere').dblClick()
    // The old place is refused before the page learns the new one.
    await expect.poll(() => queryClient.getQueryState(['file-nodes', 'children', oldPlace])?.status).toBe('error')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    letAnswer()
    await expect.poll(names).toEqual(['Amsel'])
    await expect.element(toast.getByText(/gibt es nicht/)).not.toBeInTheDocument()
  })

  test('an address that leads nowhere leads to the own root', async () => {
    await showFileBrowser(givenFileTree(), 'c=unknown')
    await expect.element(toast.getByText(/Diesen Ordner gibt es nicht/)).toBeVisible()
    await expect.element(table).toHaveAccessibleName('Inhalt von „Meine Dateien“')
  })
})
