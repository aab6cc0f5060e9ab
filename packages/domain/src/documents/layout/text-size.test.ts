import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingOf } from './text-size.ts'

const box = { width: 150, height: 60 }
const sizes = [20, 15, 10]

test.each([
  ['', 20, false],
  ['Hund', 20, false],
  ['Hund und Katze', 20, false],
  ['Der Hund bellt, die Katze nicht', 15, false],
  ['Donaudampfschifffahrtsgesellschaft', 15, false],
  ['a\nb\nc', 15, false],
  ['a\nb\nc\nd', 10, false],
  ['a\nb\nc\nd\ne', 10, true],
])('%j is set at %i px; too long: %s', (text, fontSize, isTooLong) => {
  expect(settingOf(text, box, sizes)).toEqual({ fontSize, lineHeight: fontSize * 1.25, isTooLong })
})

test('more text is never set larger', () => {
  const text = fc.stringMatching(/^[a-zA-Z ]{0,80}$/)
  fc.assert(
    fc.property(text, text, (one, more) => {
      expect(settingOf(`${one} ${more}`, box, sizes).fontSize).toBeLessThanOrEqual(settingOf(one, box, sizes).fontSize)
    }),
  )
})

test('a larger box never makes text smaller', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 20 }), fc.integer({ min: 0, max: 100 }), (text, more) => {
      const larger = { width: box.width, height: box.height + more }
      expect(settingOf(text, larger, sizes).fontSize).toBeGreaterThanOrEqual(settingOf(text, box, sizes).fontSize)
    }),
  )
})
