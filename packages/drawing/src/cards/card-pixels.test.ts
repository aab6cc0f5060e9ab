import { expect, test } from 'vitest'
import { cardPixels } from './card-pixels.ts'
import { SIGN_MAP_PICTURE } from './draw-sign-map.ts'
import { WITH_SYMBOL, WITHOUT_SYMBOL } from './sign-box-geometry.ts'

test('a drawing with a pixel for each unit of its frame makes a card with a pixel for each unit', () => {
  expect(cardPixels('signBox', WITH_SYMBOL.picture, true)).toEqual({ width: 800, height: 1228 })
  expect(cardPixels('signBox', WITHOUT_SYMBOL.picture, false)).toEqual({ width: 800, height: 1228 })
  expect(cardPixels('signMap', SIGN_MAP_PICTURE, true)).toEqual({ width: 800, height: 800 })
})

test('what does not fill its frame counts by the side that does', () => {
  const { width, height } = SIGN_MAP_PICTURE
  expect(cardPixels('signMap', { width: width / 2, height: height / 8 }, false)).toEqual({ width: 400, height: 400 })
})
