import type { Fact } from '@gebaerdenraum/domain/operation/system-state.contract'
import { expect, test } from 'vitest'
import { writtenFact } from './written-fact.ts'

test.each([
  [12, 'bytes', '12 Bytes'],
  [0, 'bytes', '0 Bytes'],
  [1_234_567, 'bytes', '1,2 MB'],
  [5e15, 'bytes', '5.000 TB'],
  [1234, 'count', '1.234'],
  [-12, 'milliseconds', '-12 ms'],
  [9, 'percent', '9 %'],
  ['17.5', 'text', '17.5'],
  ['2026-11-22T10:00:00.000Z', 'moment', '22.11.2026, 11:00'],
  [null, 'moment', 'noch nie'],
  [null, 'text', 'nicht bekannt'],
] as const)('%s %s is written %j', (value, unit, text) => {
  expect(writtenFact({ label: '', value, unit } satisfies Fact)).toBe(text)
})
