import { APP_ICONS } from '@gebaerdenraum/drawing/brand/app-icons'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { appIconFile, rasteriseAppIcon } from '../app-icon-files.ts'

const readPixels = (image: Sharp) => image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })

test.each(APP_ICONS)('$file is the brand mark, as it is drawn today', async (icon) => {
  const stored = await readPixels(sharp(appIconFile(icon)))
  const drawn = await readPixels(await rasteriseAppIcon(icon))
  expect([stored.info.width, stored.info.height]).toEqual([icon.size, icon.size])
  // Where it is transparent, the colour does not matter; a palette rounds colours at the edges.
  const differences = stored.data.map((value, index) =>
    drawn.data[index - (index % 4) + 3] === 0 && index % 4 < 3 ? 0 : Math.abs(value - drawn.data[index]!),
  )
  expect(Math.max(...new Set(differences))).toBeLessThanOrEqual(24)
})

test('the hand of the maskable icon lies within the circle that every system shows', async () => {
  const icon = APP_ICONS.find(({ shape }) => shape === 'maskable')!
  const { data, info } = await readPixels(await rasteriseAppIcon(icon))
  const middle = info.width / 2
  let farthest = 0
  for (let at = 0; at < data.length; at += info.channels) {
    // White; the ground is dark.
    if (data[at]! < 200) continue
    const pixel = at / info.channels
    farthest = Math.max(farthest, Math.hypot((pixel % info.width) - middle, Math.floor(pixel / info.width) - middle))
  }
  expect(farthest).toBeGreaterThan(0)
  expect(farthest / middle).toBeLessThanOrEqual(0.8)
})
