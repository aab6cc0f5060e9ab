import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { TEAM } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { browserParts } from './files-page.ts'
import { fileTreeOf } from './given-files.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useTeamLeader } from './own-accounts.ts'
import { installClock, passTime } from './page-clock.ts'

const browser = useBrowser()
const leader = useTeamLeader()
const files = fileTreeOf(leader)
/** So long something has to be held over a folder of the tree before it opens. */
const OPENS_AFTER_MS = 700
/** So long something has to be touched before it is chosen or dragged. */
const LONG_TOUCH_MS = 350
browser.afterEach(files.clear)

const openFolder = async (title: string, ...lists: readonly string[]) => {
  const folder = await files.place(title)
  const animals = await files.folder('Tiere', folder)
  for (const name of lists) await files.list(name, folder)
  const page = await browser.openPage(`/app/organisieren?c=${folder._id}`, {
    as: leader,
    reducedMotion: 'reduce',
    prepare: installClock,
  })
  await browserParts(page).row('Tiere').waitFor()
  return { folder, animals, page, ...browserParts(page) }
}

const middleOf = async (target: Locator): Promise<readonly [number, number]> => {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to drag to')
  return [box.x + Math.min(box.width / 2, 120), box.y + box.height / 2]
}

/** Holds something over a place; the caller lets go. */
const hold = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await page.mouse.move(...(await middleOf(from)))
  await page.mouse.down()
  const [x, y] = await middleOf(to)
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.move(x + 1, y + 1)
}

/** What is held over a closed folder opens it after a while. */
const waitUntilOpened = (page: Page, line: Locator) =>
  eventually(async () => {
    await passTime(page, OPENS_AFTER_MS)
    return line.isVisible()
  }).toBe(true)

describe('with the mouse', () => {
  test('a file is dragged into a folder, and brought back with “Rückgängig”', async () => {
    const { page, folder, animals, row, names, toast } = await openFolder('Ordner', 'Bär', 'Dachs')
    await hold(page, row('Bär'), row('Tiere'))
    await eventually(() => row('Tiere').getAttribute('data-drop')).toBe('over')
    await expect(page.locator('[data-drag-ghost]').textContent()).resolves.toBe('Bär')
    await page.mouse.up()
    await toast.getByText('„Bär“ nach „Tiere“ verschoben').waitFor()
    await eventually(names).toEqual(['Tiere', 'Dachs'])
    expect(await files.namesIn(animals)).toEqual(['Bär'])
    await toast.getByRole('button', { name: 'Rückgängig' }).click()
    await eventually(names).toEqual(['Tiere', 'Bär', 'Dachs'])
    expect(await files.namesIn(folder)).toEqual(['Bär', 'Dachs', 'Tiere'])
  })

  test('all that is chosen is dragged together, and the ghost says how many', async () => {
    const { page, animals, row, names } = await openFolder('Mehrere', 'Bär', 'Dachs', 'Esel')
    await row('Bär').click()
    await row('Dachs').click({ modifiers: ['Shift'] })
    await hold(page, row('Dachs'), row('Tiere'))
    await eventually(() => page.locator('[data-drag-ghost]').textContent()).toBe('2 Objekte')
    await page.mouse.up()
    await eventually(names).toEqual(['Tiere', 'Esel'])
    expect(await files.namesIn(animals)).toEqual(['Bär', 'Dachs'])
  })

  test('a folder of the tree opens when something is held over it, and takes it', async () => {
    const { page, folder, animals, line, row, names } = await openFolder('Baum', 'Bär')
    const birds = await files.folder('Vögel', animals)
    await page.reload()
    await row('Bär').waitFor()
    await line(folder.name).waitFor()
    await hold(page, row('Bär'), line(folder.name))
    await waitUntilOpened(page, line('Tiere'))
    const [x, y] = await middleOf(line('Tiere'))
    await page.mouse.move(x, y, { steps: 4 })
    await waitUntilOpened(page, line('Vögel'))
    await page.mouse.move(...(await middleOf(line('Vögel'))), { steps: 4 })
    await eventually(() => line('Vögel').getAttribute('data-drop')).toBe('over')
    await page.mouse.up()
    await eventually(names).toEqual(['Tiere'])
    expect(await files.namesIn(birds)).toEqual(['Bär'])
  })

  test('a breadcrumb takes what is dropped on it', async () => {
    const { page, folder, row, path, names } = await openFolder('Pfad')
    await row('Tiere').dblclick()
    await page.getByText('Dieser Ordner hat noch keine Inhalte..').waitFor()
    const animals = { ...folder, _id: new URL(page.url()).searchParams.get('c') ?? '', path: files.inside(folder) }
    await files.list('Bär', animals)
    await page.reload()
    await row('Bär').waitFor()
    await hold(page, row('Bär'), path.getByRole('link', { name: folder.name }))
    await page.mouse.up()
    await page.getByText('Dieser Ordner hat noch keine Inhalte..').waitFor()
    await eventually(names).toEqual([])
    expect(await files.namesIn(folder)).toEqual(['Bär', 'Tiere'])
  })

  test('a folder does not take itself, and Escape ends the dragging', async () => {
    const { page, folder, row } = await openFolder('Selbst', 'Bär')
    await hold(page, row('Tiere'), row('Bär'))
    await page.mouse.up()
    await hold(page, row('Bär'), row('Tiere'))
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await page.locator('[data-drag-ghost]').waitFor({ state: 'detached' })
    expect(await files.namesIn(folder)).toEqual(['Bär', 'Tiere'])
  })

  test('moving into the team’s folder asks first', async () => {
    const { page, folder, row, line } = await openFolder('Team', 'Bär')
    await hold(page, row('Bär'), line(TEAM))
    await page.mouse.up()
    const question = page.getByRole('dialog')
    await question.getByText('Im Team-Ordner haben alle deine Team-Mitglieder Zugriff', { exact: false }).waitFor()
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await files.namesIn(folder)).toEqual(['Bär', 'Tiere'])
  })

  test('what cannot be moved stays, and the page says which and why', async () => {
    const { page, animals, row, names } = await openFolder('Belegt', 'Bär', 'Dachs', 'Esel')
    await files.list('bär', animals)
    await row('Bär').click()
    await row('Esel').click({ modifiers: ['Shift'] })
    await hold(page, row('Esel'), row('Tiere'))
    await page.mouse.up()
    const notice = page.getByRole('alert').filter({ hasText: '1 von 3 konnten nicht nach „Tiere“ verschoben werden' })
    await notice.getByText('In „Tiere“ steht schon ein Objekt mit diesem Namen.').waitFor()
    await eventually(names).toEqual(['Tiere', 'Bär'])
    await notice.getByRole('button', { name: 'Hinweis schließen' }).click()
    await notice.waitFor({ state: 'detached' })
    browser.expectFaults(REFUSED_CALL)
  })
})

describe('with a finger', () => {
  const openTouch = async (title: string, ...lists: readonly string[]) => {
    const folder = await files.place(title)
    const animals = await files.folder('Tiere', folder)
    for (const name of lists) await files.list(name, folder)
    const path = `/app/organisieren?c=${folder._id}`
    const page = await browser.openPage(path, {
      as: leader,
      width: 360,
      height: 740,
      isTouch: true,
      prepare: installClock,
    })
    await browserParts(page).row('Tiere').waitFor()
    return { folder, animals, page, ...browserParts(page) }
  }
  /** Touches, rests, moves on and lets go, as a finger does. */
  const drag = async (page: Page, from: Locator, to: Locator | null) => {
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
    const start = await middleOf(from)
    await touch('touchStart', [start])
    await passTime(page, LONG_TOUCH_MS)
    // What Chromium sends after a long touch, which takes no time here.
    await from.dispatchEvent('contextmenu')
    if (to) {
      const [x, y] = await middleOf(to)
      for (const part of [0.3, 0.6, 1]) {
        await touch('touchMove', [[start[0] + (x - start[0]) * part, start[1] + (y - start[1]) * part]])
      }
      await touch('touchMove', [[x, y + 1]])
    }
    await touch('touchEnd', [])
  }

  test('a touch opens a folder', async () => {
    const { page, animals, row, names } = await openTouch('Öffnen')
    await files.list('Amsel', animals)
    await row('Tiere').tap()
    await eventually(names).toEqual(['Amsel'])
    expect(new URL(page.url()).searchParams.get('c')).toBe(animals._id)
  })

  test('a long touch chooses, further touches choose more, and the bar acts on all', async () => {
    const { page, row, chosen, bar, names } = await openTouch('Auswahl', 'Bär', 'Dachs')
    await drag(page, row('Bär'), null)
    await eventually(chosen).toEqual(['Bär'])
    await row('Dachs').tap()
    await eventually(chosen).toEqual(['Bär', 'Dachs'])
    await bar.getByRole('button', { name: 'Löschen' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).tap()
    await eventually(names).toEqual(['Tiere'])
  })

  test('what was touched long is dragged into a folder', async () => {
    const { page, animals, row, names } = await openTouch('Ziehen', 'Bär')
    await drag(page, row('Bär'), row('Tiere'))
    await eventually(names).toEqual(['Tiere'])
    expect(await files.namesIn(animals)).toEqual(['Bär'])
  })

  test('the tree opens over the page and leads to the team’s folder', async () => {
    const { page, table } = await openTouch('Baum')
    await page.getByRole('button', { name: 'Ordner', exact: true }).tap()
    await page.getByRole('dialog', { name: 'Ordner' }).getByRole('treeitem', { name: TEAM }).tap()
    await eventually(() => table.getAttribute('aria-label')).toBe(`Inhalt von „${TEAM}“`)
    await expect(page.getByRole('dialog').count()).resolves.toBe(0)
  })
})
