import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { browserParts, folderPath, waitForFocusIn } from './files-page.ts'
import { fileTreeOf } from './given-files.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useTeamLeader } from './own-accounts.ts'
import { installClock, passTime } from './page-clock.ts'

const browser = useBrowser()
const leader = useTeamLeader()
const files = fileTreeOf(leader)
browser.afterEach(files.clear)
const word = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

describe('Organisieren', () => {
  test('is walked with double clicks, breadcrumbs, the button up and back; a folder that vanishes leads to the nearest folder above it that is left', async () => {
    const folder = await files.place('Weg')
    const animals = await files.folder('Tiere', folder)
    const birds = await files.folder('Vögel', animals)
    await files.list('Singvögel', birds)
    await files.list('Farben', folder)
    const page = await browser.openPage('/app/suche', { as: leader, reducedMotion: 'reduce' })
    await page.getByRole('link', { name: 'Organisieren' }).first().click()
    const { table, row, names, path, chosen, toast } = browserParts(page)
    await eventually(() => table.getAttribute('aria-label')).toBe('Inhalt von „Meine Dateien“')
    await row(folder.name).dblclick()
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
    await eventually(names).toEqual(['Tiere', 'Farben'])
    await page.goBack()
    await page.reload()
    await eventually(names).toEqual(['Singvögel'])

    await files.remove(animals)
    await page.reload()
    await toast.getByText(`Den Ordner „Vögel“ gibt es nicht mehr. Du bist jetzt in „${folder.name}“.`).waitFor()
    await eventually(names).toEqual(['Farben'])
    expect(word(page, 'c')).toBe(folder._id)
    browser.expectFaults(REFUSED_CALL)
  })

  test('opens a file by a double click at its plain address, also when its page loads slowly', async () => {
    const folder = await files.place('Doppelklick')
    await files.document('Zootiere', folder)
    const page = await browser.openPage(folderPath(folder), {
      as: leader,
      reducedMotion: 'reduce',
      prepare: installClock,
    })
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

  test('keeps all of a menu within reach in a low window', async () => {
    const folder = await files.place('Niedrig')
    for (const name of ['a', 'b', 'c', 'd']) await files.list(name, folder)
    const page = await browser.openPage(folderPath(folder), { as: leader, reducedMotion: 'reduce' })
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
    await waitForFocusIn(menu)
    await page.keyboard.press('End')
    await eventually(() => page.locator(':focus').textContent()).toContain('Löschen')
    const [box, last] = [await menu.boundingBox(), await page.locator(':focus').boundingBox()]
    for (const { y, height } of [box, last].map((one) => one ?? { y: -1, height: 0 })) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(361)
    }
  })

  test('cuts and pastes into an empty folder with the keyboard alone', async () => {
    const folder = await files.place('Ausschneiden')
    const animals = await files.folder('Tiere', folder)
    for (const name of ['Bär', 'Dachs']) await files.list(name, folder)
    const page = await browser.openPage(folderPath(folder), { as: leader, reducedMotion: 'reduce' })
    const { row, names } = browserParts(page)
    await row('Tiere').focus()
    for (const key of ['End', 'Shift+ArrowUp', 'Control+x', 'Home', 'Enter']) await page.keyboard.press(key)
    await page.getByText('Dieser Ordner hat noch keine Inhalte..').waitFor()
    await page.getByText('2 Objekte ausgeschnitten', { exact: true }).waitFor()
    await eventually(() => page.locator(':focus').getAttribute('aria-label')).toBe('Inhalt von „Tiere“')
    await page.keyboard.press('Control+v')
    await eventually(names).toEqual(['Bär', 'Dachs'])
    expect(await files.namesIn(folder)).toEqual(['Tiere'])
    expect(await files.namesIn(animals)).toEqual(['Bär', 'Dachs'])
  })
})
