import { beforeEach, expect, test } from 'vitest'
import { writeStored } from '../../../storage/browser-storage.ts'
import { forgetRecentSigns, noteRecentSign, readRecentSigns } from './recent-signs.ts'

beforeEach(forgetRecentSigns)

test('the sign seen last comes first, and once', () => {
  for (const sign of ['dog', 'cat', 'bird', 'dog']) noteRecentSign('anna', sign)
  expect(readRecentSigns('anna')).toEqual(['dog', 'bird', 'cat'])
})

test('twelve are remembered', () => {
  for (let sign = 1; sign <= 15; sign += 1) noteRecentSign('anna', `sign-${sign}`)
  expect(readRecentSigns('anna')).toHaveLength(12)
  expect(readRecentSigns('anna')[0]).toBe('sign-15')
})

test('another person at this browser does not see them, and begins with none', () => {
  noteRecentSign('anna', 'dog')
  expect(readRecentSigns('ben')).toEqual([])
  noteRecentSign('ben', 'cat')
  expect(readRecentSigns('anna')).toEqual([])
})

test.each(['null', '[]', '{"user":"anna"}', '{"user":"anna","signs":"dog"}', 'nonsense'])(
  'what is stored as %s is none',
  (text) => {
    writeStored('gebaerdenraum-recent-signs', text)
    expect(readRecentSigns('anna')).toEqual([])
  },
)
