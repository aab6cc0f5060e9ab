import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Eva Maria Lang', 'EL'],
  ['  änne  ', 'Ä'],
  ['', ''],
  ['𝒜da Lovelace', '𝒜L'],
])('takes the initials of “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
