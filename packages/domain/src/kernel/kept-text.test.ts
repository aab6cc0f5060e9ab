import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptText } from './kept-text.ts'
import { anyText } from './random-values.fixture.ts'

const RULE = { max: 300, hasLines: true }

test.each([
  ['Hund', 'Hund', 'Hund'],
  ['a\r\nb\rc', 'a\nb\nc', 'a b c'],
  ['a\tb\u0000c\u0085', 'abc', 'abc'],
  ['u\u0308ben ', 'üben ', 'üben '],
  ['u\u0000\u0308', 'ü', 'ü'],
  ['\ud83d', '\ufffd', '\ufffd'],
])('%j is kept as %j, in one line as %j', (text, lines, line) => {
  expect([keptText(text, { max: 50, hasLines: true }), keptText(text, { max: 50, hasLines: false })]).toEqual([
    lines,
    line,
  ])
})

test('characters are counted, not their halves', () => {
  expect(keptText('🐕🐕🐕', { max: 2, hasLines: false })).toBe('🐕🐕')
})

test('what is kept stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const kept = keptText(text, RULE)
      expect(keptText(kept, RULE)).toBe(kept)
      expect(kept).not.toMatch(/[^\P{Cc}\n]/u)
    }),
  )
})
