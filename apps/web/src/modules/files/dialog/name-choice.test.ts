import { describe, expect, test } from 'vitest'
import {
  CONFLICT_TEXT,
  conflicting,
  freeNames,
  nameProblem,
  proposedName,
  takenNames,
  UNCHANGED_TEXT,
} from './name-choice.ts'

test('names of a folder are taken, except that of the node itself', () => {
  const children = [
    { _id: '1', name: 'Tiere' },
    { _id: '2', name: 'Farben' },
  ]
  expect(takenNames(children)).toEqual(['Tiere', 'Farben'])
  expect(takenNames(children, ['1'])).toEqual(['Farben'])
})

describe('a proposed name', () => {
  test('is the wanted one where that is free, else the first free copy', () => {
    expect(proposedName('Tiere', ['Farben'])).toBe('Tiere')
    expect(proposedName('Tiere', ['TIERE', 'Tiere Kopie 1'])).toBe('Tiere Kopie 2')
  })

  test('stays the wanted one when 200 copies are taken', () => {
    const taken = ['Tiere', ...Array.from({ length: 200 }, (_, index) => `Tiere Kopie ${index + 1}`)]
    expect(proposedName('Tiere', taken)).toBe('Tiere')
  })

  test('differs for things that come together under one name', () => {
    expect(freeNames(['Tiere', 'tiere', 'Zahlen'], ['Tiere'])).toEqual(['Tiere Kopie 1', 'tiere Kopie 2', 'Zahlen'])
  })
})

describe('a name', () => {
  test.each([
    [{ name: 'Zahlen', taken: ['Tiere'] }, null],
    [
      { name: ' tiere ', taken: ['Tiere'] },
      { reason: 'taken', text: CONFLICT_TEXT },
    ],
    [
      { name: '  ', taken: [] },
      { reason: 'invalid', text: 'Name ist erforderlich' },
    ],
    [
      { name: 'Tiere ', taken: [], former: 'Tiere' },
      { reason: 'unchanged', text: UNCHANGED_TEXT },
    ],
    [{ name: 'TIERE', taken: [], former: 'Tiere' }, null],
  ])('%j: %j', (check, problem) => {
    expect(nameProblem(check)).toEqual(problem)
  })
})

test('tells which of several things meet their names in a folder', () => {
  const nodes = [
    { _id: '1', name: 'Tiere' },
    { _id: '2', name: 'Farben' },
  ]
  expect(conflicting(nodes, ['TIERE'])).toEqual([nodes[0]])
})
