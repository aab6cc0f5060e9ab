import { expect, test } from 'vitest'
import { pxOfMm } from '../kernel/page-geometry.ts'
import { isSharpEnough, printedDpi } from './print-resolution.ts'

const frameOf = (widthMm: number, heightMm: number) => ({
  x: 0,
  y: 0,
  width: pxOfMm(widthMm),
  height: pxOfMm(heightMm),
})

test.each([
  ['a card of 800 × 1228 on 80 × 120 mm', { width: 800, height: 1228 }, frameOf(80, 120), false],
  ['the same on 60 × 92 mm', { width: 800, height: 1228 }, frameOf(60, 92), true],
  ['300 dots on one inch', { width: 300, height: 300 }, frameOf(25.4, 25.4), true],
  ['299 dots on one inch', { width: 299, height: 299 }, frameOf(25.4, 25.4), false],
  ['a wide picture that is small in a high frame', { width: 600, height: 100 }, frameOf(50.8, 200), true],
  ['a drawing without pixels', null, frameOf(190, 250), true],
])('%s is sharp enough: %#', (_, picture, frame, isSharp) => {
  expect(isSharpEnough(picture, frame)).toBe(isSharp)
})

test('counts dots where the picture is printed, not across its frame', () => {
  expect(printedDpi({ width: 300, height: 600 }, frameOf(100, 50.8))).toBeCloseTo(300, 0)
})
