import { expect, test } from 'vitest'
import {
  APART_MAX,
  cleanSvg,
  drawPixels,
  readPixels,
  shareApart,
} from '../server/src/modules/printing/pdf/compare-pixels.fixture.ts'
import { SVG_FEATURES } from '../server/src/modules/printing/pdf/svg-features.fixture.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()
const SIZE = { width: 400, height: 240 }

/**
 * What the renderer of our pictures does otherwise than browsers. On screen, too, people see pictures that it made: they look
 * the same everywhere in the product, and not as in the browser.
 */
const KNOWN = ['a picture of one side', 'important before attribute', 'a stroke that does not grow']

test('what drawings are made of looks on screen as in the pictures made of it', async () => {
  const page = await browser.openPage('about:blank', SIZE)
  const apart: string[] = []
  for (const [name, feature] of Object.entries(SVG_FEATURES)) {
    const svg = cleanSvg(feature)
    const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    await page.setContent(`<body style="margin:0"><img src="${address}" width="${SIZE.width}" height="${SIZE.height}">`)
    await page.locator('img').evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode())
    const screen = await readPixels(await page.screenshot())
    if (shareApart(screen, await drawPixels(svg, SIZE.width)) > APART_MAX) apart.push(name)
  }
  expect(apart).toEqual(KNOWN)
})
