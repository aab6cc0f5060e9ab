import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLeitwegId } from './leitweg-id.ts'

describe('a Leitweg-ID', () => {
  // Examples of the published format and of public bodies.
  test.each(['04011000-1234512345-06', '991-01484-64', '992-90009-96', ' 04011000-1234512345-06 '])('is %s', (text) => {
    expect(isLeitwegId(text)).toBe(true)
  })

  test.each([
    '',
    'Kostenstelle 4711',
    'B-2026-17',
    '04011000-1234512345-07',
    '04011000-1234512354-06',
    '17011000-1234512345-06',
    '04011000-12345_2345-06',
    '04011000--06',
    '4-1-06',
  ])('is not %s', (text) => {
    expect(isLeitwegId(text)).toBe(false)
  })

  test('with any one character mistyped is none', () => {
    const valid = '04011000-1234512345-06'
    const typed = fc.tuple(fc.nat(valid.length - 1), fc.constantFrom(...'0123456789'))
    fc.assert(
      fc.property(typed, ([at, digit]) => {
        fc.pre(valid[at] !== '-' && valid[at] !== digit)
        expect(isLeitwegId(valid.slice(0, at) + digit + valid.slice(at + 1))).toBe(false)
      }),
    )
  })
})
