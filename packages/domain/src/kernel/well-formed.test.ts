import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWellFormedText } from './well-formed.ts'

test.each([
  ['Hände 🖐🏽', 'Hände 🖐🏽'],
  ['a\ud83d', 'a\ufffd'],
  ['\udd90b', '\ufffdb'],
  ['\udd90\ud83d', '\ufffd\ufffd'],
  ['\ud83d\ud83d\udd90', '\ufffd\ud83d\udd90'],
])('%j becomes %j', (text, expected) => {
  expect(toWellFormedText(text)).toBe(expected)
})

test('does the same as toWellFormed, with any code units', () => {
  const codeUnit = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff }))
  fc.assert(
    fc.property(fc.array(codeUnit), (codeUnits) => {
      const text = String.fromCharCode(...codeUnits)
      expect(toWellFormedText(text)).toBe(text.toWellFormed())
    }),
  )
})
