import { expect, test } from 'vitest'
import { TEXTS_IN_GERMAN_ORDER } from './german-order.fixture.ts'
import { compareGerman } from './german-order.ts'

test('sorts as a German dictionary does, numbers by their value', () => {
  expect(TEXTS_IN_GERMAN_ORDER.toReversed().toSorted(compareGerman)).toEqual(TEXTS_IN_GERMAN_ORDER)
})
