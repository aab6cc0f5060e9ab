import { expect, test } from 'vitest'
import { findPictograms } from './find-pictograms.ts'

const NAMES = [
  'cat-face',
  'hot-dog',
  'dog',
  'dog-face',
  'guide-dog',
  'waving-hand',
  'waving-hand-medium-dark',
  'police-car-light',
  'bulldog',
]
const SIGNS = [
  { title: 'Hund', keywords: ['Tier'], symbol: 'dog-face' },
  { title: 'Katze', keywords: ['Tier'], symbol: 'cat-face' },
  { title: 'Hundert', keywords: [], symbol: null },
  { title: 'Hundehütte', keywords: [], symbol: 'gone' },
]
const find = (search: string) => findPictograms(search, NAMES, SIGNS)

test.each([
  ['hund', ['dog-face']],
  ['Tier', ['dog-face', 'cat-face']],
  ['dog', ['dog', 'dog-face', 'hot-dog', 'guide-dog', 'bulldog']],
  ['dog face', ['dog-face']],
  ['nichts', []],
])('"%s" finds %j', (search, found) => {
  expect(find(search)).toEqual(found)
})

test('an empty search finds all, of people and hands one each', () => {
  expect(find(' ')).toEqual(NAMES.filter((name) => name !== 'waving-hand-medium-dark'))
})
