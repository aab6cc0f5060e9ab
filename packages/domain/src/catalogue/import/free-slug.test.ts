import { expect, test } from 'vitest'
import { freeSlug } from './free-slug.ts'
import { isSlug, SLUG_MAX_LENGTH } from './sign-slug.ts'

test('the next short form that nobody has', () => {
  expect(freeSlug('bank', new Set(['bank']))).toBe('bank-2')
  expect(freeSlug('bank', new Set(['bank', 'bank-2', 'bank-3']))).toBe('bank-4')
})

test('one that is as long as it may be stays a short form', () => {
  const slug = freeSlug('a'.repeat(SLUG_MAX_LENGTH), new Set())
  expect(slug).toHaveLength(SLUG_MAX_LENGTH)
  expect(isSlug(slug)).toBe(true)
})
