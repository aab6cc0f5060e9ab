import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { TEAM } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { browserParts } from './files-page.ts'
import { fileTreeOf } from './given-files.ts'
import { type PageOptions, REFUSED_CALL, useBrowser } from './open-page.ts'
import { useTeamLeader } from './own-accounts.ts'
import { installClock, passTime } from './page-clock.ts'

const browser = useBrowser()
const leader = useTeamLeader()
const files = fileTreeOf(leader)
browser.afterEach(files.clear)
const open = (folder: string, words = '', options: PageOptions = {}) =>
  browser.openPage(`/app/organisieren?c=${folder}${words}`, { as: leader, reducedMotion: 'reduce', ...options })
const openWith = async (name: string) => {
  const folder = await files.place(name)
  return { folder, show: async (words = '', options: PageOptions = {}) => open(folder._id, words, options) }
}
const word = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

describe('Organisieren', () => {
  test('begins in the own root, with the own and the team’s folders in the tree', async () => {
    const page = await browser.openPage('/app/suche', { as: leader })
    await page.getByRole('link', { name: 'Organisieren' }).first().click()
    const { tree, table } = browserParts(page)
    await tree.waitFor()
    await eventually(() => tree.locator('[aria-level="1"]').allTextContents()).toEqual(['Meine Dateien', TEAM])
    await eventually(() => table.getAttribute('aria-label')).toBe('Inhalt von „Meine Dateien“')
    await expect(page.getByRole('button', { name: 'Eine Ebene nach oben' }).count()).resolves.toBe(0)
  })

  test('shows folders first and then files, as a German looks names up', async () => {
    const { folder, show } = await openWith('Ordnung')
    for (const name of ['Zoo', 'Bauernhof']) await files.folder(name, folder)
    for (const name of ['Zebra', 'Äpfel', 'Liste 10', 'Liste 9']) await files.list(name, folder)
    const { names } = browserParts(await show())
    await eventually(names).toEqual(['Bauernhof', 'Zoo', 'Äpfel', 'Liste 9', 'Liste 10', 'Zebra'])
  })

  test('is walked with double clicks, breadcrumbs, the button up and back', async () => {
    const { folder, show } = await openWith('Weg')
    const animals = await files.folder('Tiere', folder)
    const birds = await files.folder('Vögel', animals)
    await files.list('Singvögel', birds)
    const page = await show()
    const { row, names, path, chosen } = browserParts(page)
    await row('Tiere').dblclick()
    await row('Vögel').dblclick()
    await eventually(names).toEqual(['Singvögel'])
    expect(word(page, 'c')).toBe(birds._id)
    await page.getByRole('button', { name: 'Eine Ebene nach oben' }).click()
    // One sees where one comes from.
    await eventually(chosen).toEqual(['Vögel'])
    await page.goBack()
    await eventually(names).toEqual(['Singvögel'])
    await path.getByRole('link', { name: folder.name }).click()
    await eventually(names).toEqual(['Tiere'])
    await page.goBack()
    await page.reload()
    await eventually(names).toEqual(['Singvögel'])
  })

  test('opens a file by a double click at its plain address, also when its page loads slowly', async () => {
    const { folder, show } = await openWith('Doppelklick')
    await files.document('Zootiere', folder)
    const page = await show('', { prepare: installClock })
    const { row } = browserParts(page)
    await row('Zootiere').waitFor()
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await page.route(/\/assets\/|\/api\/documents/, async (route) => {
      asked.resolve()
      await mayCome
      await route.continue()
    })
    await row('Zootiere').dblclick()
    await asked.promise
    // Longer than the address waits for the selection.
    await passTime(page, 400)
    letCome()
    await page.getByRole('button', { name: 'Neue Seite hinzufügen' }).waitFor()
    expect(page.url()).toMatch(/\/app\/dokument\/[^/?]+$/)
  })

  test('says of an empty folder that it is empty', async () => {
    const { show } = await openWith('Leer')
    const page = await show()
    await page.getByText('Dieser Ordner hat noch keine Inhalte..').waitFor()
  })

  test('offers in an empty folder to create anything, a print template with a grid unless something else is chosen', async () => {
    const { folder, show } = await openWith('Anfang')
    const page = await show()
    const { names } = browserParts(page)
    const dialog = page.getByRole('dialog', { name: 'Neu anlegen' })
    await page.getByRole('button', { name: 'Neu anlegen' }).click()
    await dialog.getByRole('radio', { name: 'Druckvorlage' }).waitFor()
    expect(await dialog.getByRole('radio', { name: 'Druckvorlage' }).isChecked()).toBe(true)
    expect(await dialog.getByRole('radio', { name: 'Raster' }).isChecked()).toBe(true)
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('„Raster”-Dokument')
    await expectNoFindings(page)
    await dialog.getByText('Lernliste', { exact: true }).click()
    await eventually(() => dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Unbenannte Lernliste')
    await dialog.getByRole('radio', { name: 'Eigene Gebärde' }).press('Space')
    expect(await dialog.getByRole('radio', { name: 'Nur Gebärde' }).isChecked()).toBe(true)
    await dialog.getByRole('radio', { name: 'Ordner' }).press('Space')
    await dialog.getByLabel('Name', { exact: true }).fill('Tiere')
    await page.keyboard.press('Enter')
    await eventually(names).toEqual(['Tiere'])
    expect(await files.namesIn(folder)).toEqual(['Tiere'])
  })

  test('shows files of one type, says what that hides, and keeps it in the address', async () => {
    const { folder, show } = await openWith('Filter')
    await files.folder('Ordner', folder)
    await files.list('Liste', folder)
    await files.document('Vorlage', folder)
    const page = await show()
    const { names } = browserParts(page)
    await page.getByRole('button', { name: 'Dateityp' }).click()
    await page.getByRole('menuitem', { name: 'Druckvorlagen' }).click()
    await eventually(names).toEqual(['Ordner', 'Vorlage'])
    await page.getByText('Ein Inhalt ist durch den Filter ausgeblendet.').waitFor()
    expect(word(page, 't')).toBe('documents')
    await page.reload()
    await eventually(names).toEqual(['Ordner', 'Vorlage'])
    await page.getByRole('button', { name: 'Filter „Druckvorlagen“ aufheben' }).click()
    await eventually(names).toEqual(['Ordner', 'Liste', 'Vorlage'])
  })

  test('is where /app/meine-dokumente leads, filtered to documents', async () => {
    const page = await browser.openPage('/app/meine-dokumente', { as: leader })
    await page.waitForURL('**/app/organisieren?t=documents')
  })

  test('keeps the selection in the address, and shows it to whom it is given', async () => {
    const { folder, show } = await openWith('Auswahl')
    const lists = [await files.list('a', folder), await files.list('b', folder), await files.list('c', folder)]
    const page = await show()
    const { row, chosen } = browserParts(page)
    await row('a').click()
    await row('c').click({ modifiers: ['Control'] })
    await eventually(chosen).toEqual(['a', 'c'])
    await eventually(() => word(page, 's')).toBe(`${lists[0]?._id},${lists[2]?._id}`)
    const other = await open(folder._id, `&s=${lists[1]?._id}`)
    await eventually(browserParts(other).chosen).toEqual(['b'])
  })

  test('leads the address of a file to its folder', async () => {
    const { folder } = await openWith('Datei')
    const list = await files.list('Liste', folder)
    const page = await open(list._id)
    await eventually(browserParts(page).chosen).toEqual(['Liste'])
    expect(word(page, 'c')).toBe(folder._id)
  })

  test('creates what “Neu” offers, and chooses it', async () => {
    const { folder, show } = await openWith('Neu')
    const page = await show()
    const { chosen } = browserParts(page)
    await page.getByRole('button', { name: 'Neu', exact: true }).click()
    await eventually(() => page.getByRole('menuitem').allTextContents()).toEqual([
      'Ordner',
      'Lernliste',
      'Eigene Gebärde',
      'Druckvorlage',
    ])
    await page.getByRole('menuitem', { name: 'Ordner' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Märchen')
    await page.getByRole('dialog').getByRole('button', { name: 'Hier speichern' }).click()
    await eventually(chosen).toEqual(['Märchen'])
    await eventually(() => files.namesIn(folder)).toEqual(['Märchen'])
  })

  test('deletes what is chosen after a question', async () => {
    const { folder, show } = await openWith('Löschen')
    for (const name of ['a', 'b', 'c']) await files.list(name, folder)
    const page = await show()
    const { row, bar, names } = browserParts(page)
    await row('a').click()
    await row('b').click({ modifiers: ['Shift'] })
    await bar.getByRole('button', { name: 'Löschen' }).click()
    const question = page.getByRole('dialog', { name: 'Wirklich löschen?' })
    await question.getByRole('button', { name: 'Löschen' }).click()
    await eventually(names).toEqual(['c'])
    await eventually(() => files.namesIn(folder)).toEqual(['c'])
  })

  test('offers what can be done with a node under the right button', async () => {
    const { folder, show } = await openWith('Menü')
    await files.list('Liste', folder)
    const page = await show()
    const { row, menu, line } = browserParts(page)
    const labels = () => menu.getByRole('menuitem').locator('.mantine-Menu-itemLabel').allTextContents()
    await row('Liste').click({ button: 'right' })
    await eventually(labels).toEqual([
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
    await page.keyboard.press('Escape')
    await line('Meine Dateien').click({ button: 'right' })
    await eventually(labels).toEqual(['Öffnen', 'Ordner', 'Lernliste', 'Eigene Gebärde', 'Druckvorlage'])
  })

  test('keeps all of a menu within reach in a low window', async () => {
    const { folder, show } = await openWith('Niedrig')
    for (const name of ['a', 'b', 'c', 'd']) await files.list(name, folder)
    const page = await show()
    const { row, menu } = browserParts(page)
    await row('d').waitFor()
    await page.setViewportSize({ width: 740, height: 360 })
    // Scrolling closes a menu; a person has done with it before he opens one. The page learns of it with the next frame.
    await row('d').evaluate(
      (line) =>
        new Promise((resolve) => {
          line.scrollIntoView({ block: 'end' })
          const { requestAnimationFrame: draw } = line.ownerDocument.defaultView
          draw(() => draw(resolve))
        }),
    )
    await row('d').getByRole('button', { name: 'Aktionen für „d“' }).click()
    await menu.waitFor()
    await page.keyboard.press('End')
    await eventually(() => page.locator(':focus').textContent()).toContain('Löschen')
    const [box, last] = [await menu.boundingBox(), await page.locator(':focus').boundingBox()]
    for (const { y, height } of [box, last].map((one) => one ?? { y: -1, height: 0 })) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(361)
    }
  })

  test('tells the details of what is chosen', async () => {
    const { folder, show } = await openWith('Details')
    await files.list('Liste', folder)
    const page = await show()
    const { row, details } = browserParts(page)
    await row('Liste').click()
    for (const text of ['Lernliste', '0 Gebärden, 0 gelernt', 'Von dir erstellt']) {
      await details.getByText(text, { exact: true }).waitFor()
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await details.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByRole('dialog', { name: 'Details' }).getByText('Von dir erstellt').waitFor()
  })

  test('finds names below the open folder, each with its place', async () => {
    const { folder, show } = await openWith('Suche')
    const animals = await files.folder('Tiere', folder)
    await files.list('Haustiere', animals)
    await files.list('Farben', animals)
    const page = await show()
    await page.getByRole('searchbox', { name: `In „${folder.name}“ suchen` }).fill('TIERE')
    const hits = page.getByRole('region', { name: 'Suchergebnisse' }).getByRole('listitem')
    await eventually(() => hits.count()).toBe(2)
    await hits.filter({ hasText: 'Haustiere' }).getByRole('link', { name: 'Tiere', exact: false }).last().click()
    await eventually(browserParts(page).chosen).toEqual(['Haustiere'])
    expect(word(page, 'c')).toBe(animals._id)
  })

  test('tells when a folder cannot be loaded, and tries again', async () => {
    const { folder } = await openWith('Fehler')
    await files.list('Liste', folder)
    const page = await browser.openPage(`/app/organisieren?c=${folder._id}`, {
      as: leader,
      prepare: (blank) =>
        blank.route('**/api/file-nodes?**', (route) =>
          route.fulfill({ status: 500, json: { name: 'GeneralError', code: 500, message: 'Kaputt' } }),
        ),
    })
    await page.getByText('Der Ordner konnte nicht geladen werden').waitFor()
    await page.unroute('**/api/file-nodes?**')
    await page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).last().click()
    await eventually(browserParts(page).names).toEqual(['Liste'])
    browser.expectFaults(REFUSED_CALL)
  })
})

describe('while somebody else works in the same folder', () => {
  test('what he does is seen as soon as one looks again', async () => {
    const { folder, show } = await openWith('Zu zweit')
    const list = await files.list('Alt', folder)
    const page = await show()
    const { names } = browserParts(page)
    await eventually(names).toEqual(['Alt'])
    await files.rename(list, 'Neu')
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))')
    await eventually(names).toEqual(['Neu'])
  })

  test('a folder that vanishes leads to its nearest living parent', async () => {
    const { folder, show } = await openWith('Verschwunden')
    const animals = await files.folder('Tiere', folder)
    await files.folder('Vögel', animals)
    await files.list('Farben', folder)
    const page = await show()
    const { row, names, toast } = browserParts(page)
    await row('Tiere').dblclick()
    await row('Vögel').dblclick()
    await page.getByText('Dieser Ordner hat noch keine Inhalte..').waitFor()
    await files.remove(animals)
    await page.reload()
    await toast.getByText(`Den Ordner „Vögel“ gibt es nicht mehr. Du bist jetzt in „${folder.name}“.`).waitFor()
    await eventually(names).toEqual(['Farben'])
    expect(word(page, 'c')).toBe(folder._id)
    browser.expectFaults(REFUSED_CALL)
  })

  test('an address that leads nowhere leads to the own root', async () => {
    const page = await open('0192aaaa-0000-7000-8000-000000000000')
    await browserParts(page).toast.getByText('Diesen Ordner gibt es nicht', { exact: false }).waitFor()
    await eventually(() => browserParts(page).table.getAttribute('aria-label')).toBe('Inhalt von „Meine Dateien“')
    browser.expectFaults(REFUSED_CALL)
  })
})
