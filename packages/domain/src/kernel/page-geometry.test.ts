import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  A4,
  bottomEdge,
  CONTENT_AREA,
  fittedInto,
  inset,
  isInside,
  mmOfPx,
  PRINTABLE_AREA,
  pxOfMm,
  rightEdge,
} from './page-geometry.ts'

describe('millimetres and pixels', () => {
  test.each([
    [25.4, 96],
    [0, 0],
    [210, 793.7],
    [80, 302.36],
  ])('%d mm are %d px', (mm, px) => {
    expect([pxOfMm(mm), mmOfPx(px)]).toEqual([px, mm])
  })

  test('every length in hundredths of a millimetre survives the conversion', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (hundredths) => {
        expect(mmOfPx(pxOfMm(hundredths / 100))).toBe(hundredths / 100)
      }),
    )
  })
})

describe('an A4 page', () => {
  test('is 210 × 297 mm, with a margin of 10 mm and room above and below the content', () => {
    expect([mmOfPx(A4.width), mmOfPx(A4.height)]).toEqual([210, 297])
    expect(Math.round(mmOfPx(PRINTABLE_AREA.x))).toBe(10)
    expect(Math.round(mmOfPx(A4.height - bottomEdge(PRINTABLE_AREA)))).toBe(10)
    expect(mmOfPx(CONTENT_AREA.y - PRINTABLE_AREA.y)).toBeGreaterThan(14)
    expect(mmOfPx(bottomEdge(PRINTABLE_AREA) - bottomEdge(CONTENT_AREA))).toBeGreaterThan(10)
  })

  test('holds its areas in one another and in its middle', () => {
    expect(isInside(PRINTABLE_AREA, { x: 0, y: 0, ...A4 })).toBe(true)
    expect(isInside(CONTENT_AREA, PRINTABLE_AREA)).toBe(true)
    expect(A4.width - rightEdge(CONTENT_AREA)).toBeCloseTo(CONTENT_AREA.x, 5)
  })
})

describe('a picture in its frame', () => {
  const side = fc.double({ min: 1, max: 2000, noNaN: true })
  test('is shown whole, centred and unstretched, and touches two sides', () => {
    fc.assert(
      fc.property(side, side, side, side, (width, height, frameWidth, frameHeight) => {
        const frame = { x: 10, y: 20, width: frameWidth, height: frameHeight }
        const fitted = fittedInto(frame, { width, height })
        expect(isInside(fitted, frame)).toBe(true)
        expect(fitted.width / fitted.height / (width / height)).toBeCloseTo(1, 6)
        expect(fitted.x + fitted.width / 2).toBeCloseTo(frame.x + frame.width / 2, 6)
        expect(fitted.y + fitted.height / 2).toBeCloseTo(frame.y + frame.height / 2, 6)
        expect(Math.min(frameWidth - fitted.width, frameHeight - fitted.height)).toBeCloseTo(0, 6)
      }),
    )
  })
})

test('an inset never turns an area inside out', () => {
  expect(inset({ x: 0, y: 0, width: 10, height: 4 }, 3)).toEqual({ x: 3, y: 3, width: 4, height: 0 })
})
