import { readFileSync } from 'node:fs'
import { ARROW_KEYS } from '@gebaerdenraum/domain/custom-signs/arrows'
import type { SceneCommand } from '@gebaerdenraum/domain/custom-signs/commands'
import { HAND_SIDES, PERSON_VIEWS } from '@gebaerdenraum/domain/custom-signs/figures'
import { newArrow, newHand, newImage, newPerson, newText } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { reduceScene } from '@gebaerdenraum/domain/custom-signs/reduce'
import { CANVAS_SIZES, SCENE_COLORS, type Scene, toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { COLOURINGS } from '@gebaerdenraum/domain/media/colourings'
import { HAND_VIEWS, HANDSHAPES, type HandView } from '@gebaerdenraum/domain/media/handshapes'
import {
  type FindHandDrawing,
  findDrawingIn,
  type HandDrawings,
  measureHand,
} from '@gebaerdenraum/drawing/custom-signs/draw-figure'
import { drawScene } from '@gebaerdenraum/drawing/custom-signs/draw-scene'
import type { ScenePicture } from '@gebaerdenraum/drawing/custom-signs/draw-scene-picture'
import { measureText } from '@gebaerdenraum/drawing/custom-signs/draw-scene-text'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { callAs, unusedName } from './call-as.ts'
import { useBrowser } from './open-page.ts'

/**
 * The server draws custom signs with another program than browsers do. What is on the screen must be what is downloaded:
 * smooth edges may differ a little, nothing else. Shares are of all pixels of the canvas.
 */
const FAR_OFF = 80
const FAR_OFF_SHARE_MAX = 0.001
const MEAN_DIFFERENCE_MAX = 0.5

const HANDS = Object.fromEntries(
  HAND_VIEWS.map((view) => {
    const file = new URL(`../../content/hands/handshapes-${view}.json`, import.meta.url)
    return [view, JSON.parse(readFileSync(file, 'utf8'))]
  }),
) as Record<HandView, HandDrawings>

const browser = useBrowser()
const findHand: FindHandDrawing = (handshape, view) => findDrawingIn(HANDS[view], handshape)
let photo: { readonly reference: ImageReference; readonly address: string }
let sign: { readonly reference: ImageReference; readonly address: string }

beforeAll(async () => {
  photo = await givenPhoto()
  const { data } = (await callAs('einzel', 'GET', 'signs?search=Hund')) as unknown as { data: readonly FoundSign[] }
  const [found] = data
  if (!found) throw new Error('The demo catalogue has this sign')
  const reference = { service: 'signs', objectId: found._id, imageType: 'signOnly' } as const
  sign = { reference, address: found.images.signOnly['original'] ?? '' }
})

type FoundSign = { readonly _id: string; readonly images: { readonly signOnly: Readonly<Record<string, string>> } }

/** 400 × 300, with a bright wall, a dark shape and a coloured one: what lightening and cutting act upon. */
const givenPhoto = async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#c8bca8"/>' +
    '<circle cx="130" cy="150" r="90" fill="#27323a"/><rect x="250" y="60" width="110" height="190" fill="#b5563c"/></svg>'
  const form = new FormData()
  form.set('file', new File([svg], 'Foto.svg', { type: 'image/svg+xml' }))
  const answer = await fetch(`${inject('appUrl')}/api/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${inject('tokens').einzel}` },
    body: form,
  })
  const { _id, variants } = (await answer.json()) as { _id: string; variants: { original: string } }
  return { reference: { service: 'images', objectId: _id } as const, address: variants.original }
}

const sceneOf = (signType: CustomSignType, commands: readonly SceneCommand[]): Scene =>
  commands.reduce(reduceScene, newScene(signType, unusedName('Vergleich')))

const labelledPhoto = (): Scene => {
  const words = 'Hand\nzum Ohr'
  return sceneOf('signOnly', [
    {
      type: 'add-objects',
      objects: [
        newImage(photo.reference, { width: 400, height: 300 }, 'signOnly'),
        {
          ...newImage(sign.reference, { width: 800, height: 800 }, 'signOnly', { x: 620, y: 200 }),
          scaleX: 0.5,
          scaleY: 0.6,
        },
        newText(words, measureText(words), 'signOnly', SCENE_COLORS.black, { x: 180, y: 700 }),
        {
          ...newText('Ein längerer Text im Kasten', { width: 220, height: 150 }, 'signOnly'),
          type: 'textbox',
          text: 'Ein längerer Text im Kasten',
          color: SCENE_COLORS.white,
        },
        newArrow('curved-left', 'signOnly', SCENE_COLORS.white, { x: 300, y: 420 }),
      ],
      newObjectIds: ['photo', 'sign', 'words', 'box', 'arrow'],
    },
    {
      type: 'place-objects',
      places: [
        { objectId: 'photo', angle: 352, flipX: true },
        { objectId: 'words', angle: 15, scaleX: 1.3, scaleY: 1.3 },
        { objectId: 'arrow', angle: 200, scaleX: 1.8, scaleY: 1.4 },
      ],
    },
    { type: 'crop-image', image: { objectId: 'photo' }, crop: { x: 0.05, y: 0.1, width: 0.8, height: 0.85 } },
    { type: 'lighten-image', image: { objectId: 'photo' }, lightening: 0.6 },
  ])
}

const allArrows = (): Scene =>
  sceneOf('signOnly', [
    {
      type: 'add-objects',
      objects: ARROW_KEYS.map((arrow, index) => ({
        ...newArrow(arrow, 'signOnly', SCENE_COLORS.black, {
          x: 130 + (index % 3) * 270,
          y: 110 + Math.floor(index / 3) * 195,
        }),
        angle: index * 17,
        flipY: index % 2 === 0,
      })),
      newObjectIds: [...ARROW_KEYS],
    },
  ])

const composedCard = (): Scene =>
  sceneOf('signBox', [
    { type: 'set-layout', layout: 'composed' },
    { type: 'set-style', style: 'verb' },
    { type: 'set-fixed-image', key: 'imageComposedLeft', imageReference: sign.reference },
    { type: 'set-fixed-image', key: 'imageComposedRight', imageReference: photo.reference },
    { type: 'set-image-scale', key: 'imageComposedRight', scale: 1.5 },
    { type: 'set-fixed-image', key: 'imageBottom', imageReference: sign.reference },
    { type: 'set-fixed-text', key: 'textComposedTopLeft', text: 'Hund' },
    { type: 'set-fixed-text', key: 'textComposedTopRight', text: 'Berufsgenossenschaft' },
    { type: 'set-fixed-text', key: 'textBottomRight', text: 'Hundehütte' },
    { type: 'add-objects', objects: [newArrow('double', 'signBox')], newObjectIds: ['arrow'] },
  ])

/** Hands of every view and side and persons, in every colouring, turned, mirrored and lying on each other. */
const drawnPeople = (): Scene => {
  const hands = COLOURINGS.map((colouring, index) => {
    const [handshape, view] = [HANDSHAPES[index * 9] ?? 'flat', HAND_VIEWS[index % HAND_VIEWS.length] ?? 'palm']
    const drawing = findHand(handshape, view)
    if (!drawing) throw new Error(`There is no drawing of ${handshape}`)
    const place = { x: 130 + index * 140, y: 560 + (index % 2) * 70 }
    const look = { handshape, view, side: HAND_SIDES[index % 2] ?? 'right', colouring }
    return { ...newHand(look, measureHand(drawing), 'signOnly', place), angle: index * 40, flipX: index > 2 }
  })
  const persons = PERSON_VIEWS.map((view, index) => ({
    ...newPerson({ view, colouring: index === 0 ? 'brown' : 'lineArt' }, 'signOnly', { x: 220 + index * 360, y: 360 }),
    flipX: index === 1,
    scaleX: 0.9,
    scaleY: 0.9,
  }))
  const objects = [...persons, ...hands]
  return sceneOf('signOnly', [
    { type: 'add-objects', objects, newObjectIds: objects.map((_, index) => `figure${index}`) },
  ])
}

test.each([
  ['a labelled photo, turned, cut and lightened', labelledPhoto],
  ['a card of two words', composedCard],
  ['persons and hands of every colouring', drawnPeople],
])('the server draws %s as the browser does', async (_, made) => {
  const scene = made()
  const drawn = await drawOnServer(scene)
  const page = await openEmptyPage()
  expectAlike(await compared(page, await screenshotOf(page, scene), drawn))
})

test('the server draws every arrow, turned and flipped, as the browser does; a scene that differs by one is told apart', async () => {
  const scene = allArrows()
  const drawn = await drawOnServer(scene)
  const page = await openEmptyPage()
  expectAlike(await compared(page, await screenshotOf(page, scene), drawn))
  const without = reduceScene(scene, { type: 'delete-objects', objectIds: ['straight'] })
  const { farOffShare } = await compared(page, await screenshotOf(page, without), drawn)
  expect(farOffShare).toBeGreaterThan(FAR_OFF_SHARE_MAX)
})

/** The address of the picture. */
const drawOnServer = async (scene: Scene): Promise<string> => {
  const data = { name: scene.name, signType: scene.signType, ...toStoredScene(scene) }
  const { variants } = (await callAs('einzel', 'POST', 'custom-signs', data)) as { variants: { original: string } }
  return variants.original
}

/** A page of the server's address that starts no app: what is compared replaces what it shows. */
const openEmptyPage = (): Promise<Page> =>
  browser.openPage(EMPTY_PAGE, {
    width: 1700,
    height: 2600,
    prepare: (blank) =>
      blank.route(`**${EMPTY_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: '' })),
  })
const EMPTY_PAGE = '/leere-seite'

const expectAlike = ({ mean, farOffShare }: Difference): void => {
  expect(mean).toBeLessThan(MEAN_DIFFERENCE_MAX)
  expect(farOffShare).toBeLessThan(FAR_OFF_SHARE_MAX)
}

/** As an editor shows it: pictures by their addresses, lightened by a filter; two pixels for each unit. */
const screenshotOf = async (page: Page, scene: Scene): Promise<string> => {
  const find = (reference: ImageReference): ScenePicture => {
    const { address } = reference.service === 'images' ? photo : sign
    const size = reference.service === 'images' ? { width: 400, height: 300 } : { width: 800, height: 800 }
    return { drawing: { ...size, href: address } }
  }
  const { width, height } = CANVAS_SIZES[scene.signType]
  const { svg } = drawScene(scene, { picture: find, hand: findHand }, { hasPaper: true })
  const enlarged = svg.replace(`width="${width}" height="${height}"`, `width="${2 * width}" height="${2 * height}"`)
  await page.evaluate(`(${SHOW})(${JSON.stringify(enlarged)})`)
  return (await page.locator('body > svg').screenshot()).toString('base64')
}

type Difference = { readonly mean: number; readonly farOffShare: number }

/** Compares in the browser, which reads both files. */
const compared = (page: Page, shown: string, address: string): Promise<Difference> =>
  page.evaluate<Difference>(`(${COMPARE})(${JSON.stringify([shown, address, FAR_OFF])})`)

/** Run in the page; as text, since these tests know no window. */
const SHOW = `async (markup) => {
  document.body.innerHTML = markup
  for (const picture of document.querySelectorAll('image')) {
    const image = new Image()
    image.src = picture.getAttribute('href')
    await image.decode()
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}`

const COMPARE = `async ([base64, url, farOff]) => {
  const pixelsOf = async (blob) => {
    const bitmap = await createImageBitmap(blob)
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height)
  }
  const one = await pixelsOf(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]))
  const other = await pixelsOf(await (await fetch(url)).blob())
  if (one.width !== other.width || one.height !== other.height) throw new Error('The sizes differ')
  let [sum, far] = [0, 0]
  for (let at = 0; at < one.data.length; at += 4) {
    const differences = [0, 1, 2].map((tone) => Math.abs(one.data[at + tone] - other.data[at + tone]))
    sum += differences.reduce((total, value) => total + value, 0) / 3
    if (Math.max(...differences) > farOff) far += 1
  }
  const count = one.data.length / 4
  return { mean: sum / count, farOffShare: far / count }
}`
