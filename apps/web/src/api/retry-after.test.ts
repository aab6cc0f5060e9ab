import { expect, test } from 'vitest'
import { readRetryAfterMs } from './retry-after.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')

test.each([
  ['20', 20_000],
  ['0', 0],
  [' 5 ', 5000],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
  ['Sun, 01 Mar 2026 11:59:00 GMT', 0],
  ['86400', 3_600_000],
  ['99999999999999999999', 3_600_000],
  ['later', null],
  ['', null],
  [null, null],
])('Retry-After %o is a wait of %o ms', (header, expected) => {
  expect(readRetryAfterMs(header, NOW)).toBe(expected)
})
