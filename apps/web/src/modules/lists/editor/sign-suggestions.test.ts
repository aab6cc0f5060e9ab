import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { expect, test } from 'vitest'
import { bestHit, suggestionsOf } from './sign-suggestions.ts'

const sign = (name: string, facts: Partial<ListSign> = {}) => ({ _id: name, name, ...facts }) as ListSign
const custom = (name: string) => sign(name, { isCustom: true })
const names = (signs: readonly ListSign[]) => signs.map(({ name }) => name)

test('custom signs stand behind those of the catalogue', () => {
  const found = suggestionsOf('ohr', [sign('Ohr'), sign('Ohrring')], [custom('Ohr klein'), custom('Mein Ohr')])
  expect([names(found), bestHit(found)?.name]).toEqual([['Ohr', 'Ohrring', 'Ohr klein', 'Mein Ohr'], 'Ohr'])
})

test('a custom sign that is meant comes before what the catalogue merely guesses', () => {
  const found = suggestionsOf('fips', [sign('fix', { match: 'fuzzy' })], [custom('Fips')])
  expect([names(found), bestHit(found)?.name]).toEqual([['Fips', 'fix'], 'Fips'])
})

test('Enter takes no custom sign that only contains what was typed', () =>
  expect(bestHit(suggestionsOf('ohr', [], [custom('Mein Ohr')]))).toBeUndefined())
