import { expect, test } from 'vitest'
import { findTopicSymbol } from './topic-symbols.ts'

test('categories of the demonstration have a pictogram', () => {
  expect(findTopicSymbol('tiere')).toBe('dog-face')
  expect(findTopicSymbol('zootiere')).toBeNull()
  expect(findTopicSymbol('constructor')).toBeNull()
})
