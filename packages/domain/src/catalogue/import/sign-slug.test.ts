import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlug, SLUG_MAX_LENGTH, slugOf } from './sign-slug.ts'

describe('the slug of a title', () => {
  it.each([
    ['Abend', 'abend'],
    ['zu Fuß', 'zu-fuss'],
    ['Äpfel, Öl & Übung', 'aepfel-oel-uebung'],
    ['A\u0308pfel', 'aepfel'],
    ['Café', 'cafe'],
    ['Wie geht’s?', 'wie-gehts'],
    ['T-Shirt', 't-shirt'],
    ['  --x--  ', 'x'],
    ['GROẞ', 'gross'],
    ['日本', ''],
    ['', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('has the form of a slug or is empty, whatever the title is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        (title) => slugOf(title) === '' || isSlug(slugOf(title)),
      ),
    )
  })

  it('never grows past the limit and never ends in a hyphen where it is cut', () => {
    const slug = slugOf(`${'a'.repeat(SLUG_MAX_LENGTH - 1)} b`)
    expect(slug).toBe('a'.repeat(SLUG_MAX_LENGTH - 1))
  })
})

describe('the form of a slug', () => {
  it.each(['a', '3', 'a-b', 'zu-fuss', 'a'.repeat(SLUG_MAX_LENGTH)])('allows %s', (slug) =>
    expect(isSlug(slug)).toBe(true),
  )
  it.each(['', '-a', 'a-', 'a--b', 'A', 'ä', 'a b', 'a\n', 'a'.repeat(SLUG_MAX_LENGTH + 1)])('refuses %j', (slug) =>
    expect(isSlug(slug)).toBe(false),
  )
})
