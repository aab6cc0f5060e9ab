import { expect, it } from 'vitest'
import { variantKey, variantOfKey } from './variant-key.ts'

it('a variant names its place in the store, and the place names it', () => {
  const key = { source: 'ab'.repeat(32), variant: 'thumbnail-square' }
  expect(variantOfKey(variantKey(key, 'image/webp'))).toEqual(key)
  for (const strange of ['variants/x', 'originals/ab/x', `variants/ab/${key.source}/a/b.webp`]) {
    expect(variantOfKey(strange)).toBeUndefined()
  }
})
