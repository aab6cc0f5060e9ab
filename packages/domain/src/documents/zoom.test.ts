import { expect, test } from 'vitest'
import { zoomIn, zoomLabel, zoomOf, zoomOut, zoomToFit } from './zoom.ts'

test.each([
  ['100', 1],
  ['150 %', 1.5],
  ['75,5', 0.755],
  ['75.5%', 0.755],
  ['abc80xyz', 0.8],
  ['-80', 0.8],
  ['10', 0.5],
  ['999', 2],
  ['', 1.25],
  ['abc', 1.25],
  ['.,', 1.25],
  ['1.2.3', 0.5],
])('%j typed over 125 %% is %d', (typed, zoom) => {
  expect(zoomOf(typed, 1.25)).toBe(zoom)
})

test('steps go from preset to preset and end at the last', () => {
  expect([0.5, 0.6, 0.75, 1.4999, 2].map(zoomIn)).toEqual([0.75, 0.75, 1, 2, 2])
  expect([0.5, 0.6, 0.75, 1.5001, 2].map(zoomOut)).toEqual([0.5, 0.5, 0.5, 1, 1.5])
})

test('fitting stays within the limits', () => {
  expect([zoomToFit(800, 400), zoomToFit(800, 100), zoomToFit(800, 4000), zoomToFit(800, 1000)]).toEqual([
    0.5, 0.5, 2, 1.25,
  ])
  expect(zoomLabel(zoomToFit(793.7, 600))).toBe('76 %')
})
