import { buildSearchIndex } from '@gebaerdenraum/domain/catalogue/search/build-index'
import { expect, test } from 'vitest'
import { createSignedAddresses } from '../media/signed-addresses.ts'
import type { CatalogueState } from './catalogue.ts'
import { givenRow } from './catalogue-row.fixture.ts'
import { openSearchContents } from './open-search-contents.ts'

const HOURS_MS = 3_600_000
let now = 1_800_000_000_000
const addresses = createSignedAddresses('a secret of 32 characters or more', () => now)

const givenState = (revision: number, titles: readonly string[]): CatalogueState => {
  const rows = titles.map((title) => givenRow({ id: title, title, categoryId: 'animals' }))
  const index = buildSearchIndex(rows.map((row) => ({ ...row, category: row.categoryName })))
  return {
    revision,
    byId: new Map(rows.map((row) => [row.id, row])),
    bySlug: new Map(),
    categories: [{ id: 'animals', name: 'Tiere', slug: 'tiere' }],
    index,
    findPublicIndex: async () => index,
  }
}

test('is written once for a revision and a period of addresses, in the order of titles', async () => {
  const contents = openSearchContents(addresses)
  const state = givenState(1, ['Zebra', 'Äffin', 'Bär'])
  const [one, again] = [contents.write(state), contents.write(state)]
  expect(await one).toBe(await again)
  const { signs } = JSON.parse((await one).bytes.toString())
  expect(signs.map(({ name }: { name: string }) => name)).toEqual(['Äffin', 'Bär', 'Zebra'])

  const version = contents.nameVersion(state)
  now += 12 * HOURS_MS
  expect(contents.nameVersion(state)).not.toBe(version)
  expect((await contents.write(state)).bytes).not.toEqual((await one).bytes)
  expect(contents.nameVersion(givenState(2, []))).not.toBe(contents.nameVersion(state))
})

test('is not for a catalogue that is too large', () => {
  const contents = openSearchContents(addresses, { maxSigns: 2 })
  expect(contents.nameVersion(givenState(1, ['Hund', 'Katze']))).not.toBeNull()
  const large = givenState(1, ['Hund', 'Katze', 'Maus'])
  expect(contents.nameVersion(large)).toBeNull()
  expect(() => contents.write(large)).toThrow(RangeError)
})
