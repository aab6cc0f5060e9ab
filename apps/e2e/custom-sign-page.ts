import type { NewSceneObject, SceneCommand } from '@gebaerdenraum/domain/custom-signs/commands'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { reduceScene } from '@gebaerdenraum/domain/custom-signs/reduce'
import { CUSTOM_SIGN_SAVE_TIMING } from '@gebaerdenraum/domain/custom-signs/save-timing'
import { type Scene, type SceneObject, toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import type { Page } from 'playwright-core'
import { callAs, unusedName } from './call-as.ts'
import { eventually } from './eventually.ts'
import { passTime } from './page-clock.ts'
import type { Person } from './person.ts'

export const customSignPath = (id: string): string => `/app/eigene-gebaerden/${id}`

/** A custom sign of its own for a test, made past the browser. */
export const givenCustomSign = async (
  as: Person,
  { signType = 'signOnly', objects = [] }: { signType?: CustomSignType; objects?: readonly NewSceneObject[] } = {},
): Promise<{ readonly id: string; readonly name: string }> => {
  const name = unusedName(signType === 'signBox' ? 'Karte' : 'Gebärde')
  const add: SceneCommand = { type: 'add-objects', objects, newObjectIds: objects.map(() => crypto.randomUUID()) }
  const scene = reduceScene(newScene(signType, name), add)
  const { _id } = await callAs(as, 'POST', 'custom-signs', { name, signType, ...toStoredScene(scene) })
  return { id: String(_id), name }
}

/** What the server has of it. */
export const storedCustomSign = async (as: Person, id: string): Promise<Scene & { readonly revision: number }> =>
  (await callAs(as, 'GET', `custom-signs/${id}`)) as unknown as Scene & { readonly revision: number }

export const storedObjects = async (as: Person, id: string): Promise<readonly SceneObject[]> =>
  (await storedCustomSign(as, id)).objects

/** The id that the address shows: of a new sign once it has been saved for the first time. */
export const idInAddress = async (page: Page): Promise<string> => {
  await page.waitForURL(/eigene-gebaerden\/[0-9a-f-]{36}$/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export const canvas = (page: Page) => page.getByRole('region', { name: 'Zeichenfläche' })
export const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Inhalt der Gebärde' })
export const objectRow = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Objekte' }).getByRole('button', { name })
export const objectNames = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Objekte' }).getByRole('button').allInnerTexts()
export const field = (page: Page, label: string) => sidebar(page).getByLabel(label, { exact: true })

/** Saved by itself. On a page that was opened with `installClock` the pause after the last edit passes at once. */
export const expectSignSaved = (page: Page) =>
  eventually(async () => {
    await passTime(page, CUSTOM_SIGN_SAVE_TIMING.debounceMs)
    return countSaved(page)
  }).toBe(1)

/** Saved by what was clicked, although the clock of the page stands still. */
export const expectSignSavedAtOnce = (page: Page) => eventually(() => countSaved(page)).toBe(1)

const countSaved = (page: Page): Promise<number> => page.locator('[data-state]', { hasText: /^Gespeichert$/ }).count()

/** Where a point of the canvas is in the window. Units of the canvas; its margin is 100 wide. */
export const pointOf = async (page: Page, x: number, y: number): Promise<readonly [number, number]> => {
  const box = await canvas(page).locator('> svg').boundingBox()
  const viewBox = await canvas(page).locator('> svg').getAttribute('viewBox')
  if (!box || !viewBox) throw new Error('The canvas is not shown')
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number)
  return [box.x + ((x - left) / width) * box.width, box.y + ((y - top) / height) * box.height]
}

type Place = readonly [x: number, y: number]

/** Drags with the mouse between two points of the canvas, in steps as a hand does. */
export const dragOnCanvas = async (page: Page, from: Place, to: Place): Promise<void> => {
  await page.mouse.move(...(await pointOf(page, ...from)))
  await page.mouse.down()
  await page.mouse.move(...(await pointOf(page, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2)))
  await page.mouse.move(...(await pointOf(page, ...to)))
  await page.mouse.up()
}

/**
 * Presses the mouse on a handle of what is selected, and leaves it pressed. After a gesture the fields may show its end
 * before the handles are there: where they stood, they would be missed.
 */
export const pressHandle = async (page: Page, name: string): Promise<void> => {
  await eventually(() => measureHandlesToFields(page)).toBeLessThan(1)
  await page.mouse.move(...(await middleOfHandle(page, name)))
  await page.mouse.down()
}

/** How far the middle of the handles is from the middle that the fields show, in pixels. */
const measureHandlesToFields = async (page: Page): Promise<number> => {
  const [left, top] = await middleOfHandle(page, 'nw')
  const [right, bottom] = await middleOfHandle(page, 'se')
  const [x, y] = await pointOf(page, await numberIn(page, 'Mitte X'), await numberIn(page, 'Mitte Y'))
  return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y)
}

const middleOfHandle = async (page: Page, name: string): Promise<readonly [number, number]> => {
  const box = await canvas(page).locator(`[data-handle="${name}"]`).boundingBox()
  if (!box) throw new Error(`There is no handle ${name}`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** What a field of numbers shows. */
export const numberIn = async (page: Page, label: string): Promise<number> =>
  Number((await field(page, label).inputValue()).replace(',', '.'))
