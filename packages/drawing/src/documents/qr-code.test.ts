import { expect, test } from 'vitest'
import { qrCode, qrCodePath } from './qr-code.ts'

const LINK = 'https://example.org/lernliste/abc'

test('the three corners that cameras look for stand inside of the quiet zone', () => {
  const { size, runs } = qrCode(LINK, { correction: 'Q', quietZone: 4 })
  const firstRow = runs.filter(({ y }) => y === Math.min(...runs.map((run) => run.y)))
  expect(firstRow[0]).toEqual({ x: 4, y: 4, length: 7 })
  expect(firstRow.at(-1)).toEqual({ x: size - 4 - 7, y: 4, length: 7 })
  expect(runs.filter(({ y }) => y === size - 5)[0]).toEqual({ x: 4, y: size - 5, length: 7 })
})

test('more that may be lost takes more modules', () => {
  const sizeWith = (correction: 'M' | 'Q') => qrCode(LINK, { correction, quietZone: 4 }).size
  expect(sizeWith('Q')).toBeGreaterThan(sizeWith('M'))
})

test('a path keeps within its area', () => {
  const path = qrCodePath(LINK, { x: 100, y: 50, width: 40, height: 60 })
  const corners = [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/gu)].map((corner) => corner.slice(1).map(Number))
  expect(Math.min(...corners.map(([x = 0]) => x))).toBeGreaterThan(100)
  expect(Math.max(...corners.map(([x = 0, , width = 0]) => x + width))).toBeLessThan(140)
  expect(Math.max(...corners.map(([, y = 0]) => y))).toBeLessThan(90)
})
