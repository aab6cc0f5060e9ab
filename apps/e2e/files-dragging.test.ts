import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { TEAM } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { browserParts } from './files-page.ts'
import { fileTreeOf } from './given-files.ts'
import { useBrowser } from './open-page.ts'
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

test('with the mouse a file is dragged into a folder and brought back, then into a folder of the tree, which opens meanwhile', async () => {
  const { page, folder, animals, line, row, names, toast } = await openFolder('Maus', 'Bär', 'Dachs')
  const birds = await files.folder('Vögel', animals)
  await hold(page, row('Bär'), row('Tiere'))
  await eventually(() => row('Tiere').getAttribute('data-drop')).toBe('over')
  await expect(page.locator('[data-drag-ghost]').textContent()).resolves.toBe('Bär')
  await page.mouse.up()
  await toast.getByText('„Bär“ nach „Tiere“ verschoben').waitFor()
  await eventually(names).toEqual(['Tiere', 'Dachs'])
  expect(await files.namesIn(animals)).toEqual(['Bär', 'Vögel'])
  await toast.getByRole('button', { name: 'Rückgängig' }).click()
  await eventually(names).toEqual(['Tiere', 'Bär', 'Dachs'])
  expect(await files.namesIn(folder)).toEqual(['Bär', 'Dachs', 'Tiere'])

  await hold(page, row('Bär'), line(folder.name))
  await waitUntilOpened(page, line('Tiere'))
  const [x, y] = await middleOf(line('Tiere'))
  await page.mouse.move(x, y, { steps: 4 })
  await waitUntilOpened(page, line('Vögel'))
  await page.mouse.move(...(await middleOf(line('Vögel'))), { steps: 4 })
  await eventually(() => line('Vögel').getAttribute('data-drop')).toBe('over')
  await page.mouse.up()
  await eventually(names).toEqual(['Tiere', 'Dachs'])
  expect(await files.namesIn(birds)).toEqual(['Bär'])
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

  test('a touch opens a folder, and the tree over the page leads to the team’s folder', async () => {
    const { page, animals, table, row, names } = await openTouch('Öffnen')
    await files.list('Amsel', animals)
    await row('Tiere').tap()
    await eventually(names).toEqual(['Amsel'])
    expect(new URL(page.url()).searchParams.get('c')).toBe(animals._id)
    await page.getByRole('button', { name: 'Ordner', exact: true }).tap()
    await page.getByRole('dialog', { name: 'Ordner' }).getByRole('treeitem', { name: TEAM }).tap()
    await eventually(() => table.getAttribute('aria-label')).toBe(`Inhalt von „${TEAM}“`)
    await expect(page.getByRole('dialog').count()).resolves.toBe(0)
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
})
