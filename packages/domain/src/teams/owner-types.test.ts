import { expect, test } from 'vitest'
import { ownerTypeField, rootIdOf } from './owner-types.ts'

test('what a caller sends as the owner is a user, in both spellings, or a team', () => {
  expect(['users', 'user', 'teams'].map((given) => ownerTypeField.parse(given))).toEqual(['users', 'users', 'teams'])
  for (const given of ['team', '', null]) expect(ownerTypeField.safeParse(given).success).toBe(false)
})

test('the root folder of each owner has an id of its own', () => {
  expect(rootIdOf({ ownerType: 'users', owner: 'a' })).toBe('user_a')
  expect(rootIdOf({ ownerType: 'teams', owner: 'a' })).toBe('team_a')
})
