import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { SignMatch } from '@gebaerdenraum/domain/lists/sign-matches.contract'
import { expect, test } from 'vitest'
import { signsToAdd } from './import-plan.ts'

const sign = (id: string) => ({ _id: id }) as Sign
const match = (word: string, state: SignMatch['state'], ...ids: readonly string[]): SignMatch => ({
  word,
  state,
  signs: ids.map(sign),
})
const added = (...facts: Parameters<typeof signsToAdd>) => signsToAdd(...facts).map(({ _id }) => _id)

test('adds what was found and the first of several, and no mere guess', () => {
  const matches = [
    match('Hund', 'found', 'hund'),
    match('Bank', 'ambiguous', 'bank1', 'bank2'),
    match('Hnd', 'missing', 'x'),
  ]
  expect(added(matches, {}, [])).toEqual(['hund', 'bank1'])
})

test('adds what was chosen instead, and leaves out what was unticked', () => {
  const matches = [
    match('Hund', 'found', 'hund'),
    match('Bank', 'ambiguous', 'bank1', 'bank2'),
    match('Hnd', 'missing', 'x'),
  ]
  expect(added(matches, { Hund: null, Bank: 'bank2', Hnd: 'x' }, [])).toEqual(['bank2', 'x'])
})

test('adds nothing twice, and nothing that is in the list', () => {
  const matches = [match('Hund', 'found', 'hund'), match('Hunde', 'found', 'hund'), match('Katze', 'found', 'katze')]
  expect(added(matches, {}, ['katze'])).toEqual(['hund'])
})

test('takes a choice that no longer exists for none', () => {
  expect(added([match('Bank', 'ambiguous', 'bank1')], { Bank: 'gone' }, [])).toEqual([])
})
