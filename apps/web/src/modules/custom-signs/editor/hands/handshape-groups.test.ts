import { HANDSHAPE_NAMES, HANDSHAPES } from '@gebaerdenraum/domain/media/handshapes'
import { expect, test } from 'vitest'
import { findHandshapes } from './handshape-groups.ts'

const names = (search: string) =>
  findHandshapes(search).map(({ label, handshapes }) => [label, handshapes.map((each) => HANDSHAPE_NAMES[each])])

test('without a search all handshapes stand in their groups, each once', () => {
  const groups = findHandshapes('  ')
  expect(groups.map(({ label, handshapes }) => [label, handshapes.length])).toEqual([
    ['Fingeralphabet', 31],
    ['Handformen', HANDSHAPES.length - 31],
  ])
  expect(groups.flatMap(({ handshapes }) => handshapes)).toEqual(HANDSHAPES)
})

test.each([
  ['faust', [['Fingeralphabet', ['S']]]],
  ['hakenfinger', [['Fingeralphabet', ['X']]]],
  ['gekrümmte hand v', [['Handformen', ['Gekrümmte V-Hand']]]],
  ['SCHNABEL', [['Handformen', ['Offener Schnabel', 'Geschlossener Schnabel']]]],
  ['e', [['Fingeralphabet', ['E']]]],
  ['ä', [['Fingeralphabet', ['Ä']]]],
  ['Fuß', []],
] as const)('"%s" finds handshapes by their names', (search, found) => {
  expect(names(search)).toEqual(found)
})
