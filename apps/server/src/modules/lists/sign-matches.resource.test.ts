import type { SignMatch } from '@gebaerdenraum/domain/lists/sign-matches.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  const titles = ['Hund', 'Hundehütte', 'Essen', 'Bär', 'Straße', 'Schmetterling', 'Guten Morgen']
  await givenSigns(server, [
    ...titles.map((title) => ({ title })),
    { title: 'essen', slug: 'essen-verb', wordClass: 'verb' },
    { title: 'Bank', slug: 'bank-geld' },
    { title: 'Bank', slug: 'bank-park' },
    { title: 'Mutter', keywords: ['Mama'] },
  ])
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const match = async (words: string[], as = user.token) =>
  server.call<SignMatch[]>('POST', 'sign-matches', { as, data: { words } })
const told = ({ word, state, signs }: SignMatch) => [word, state, signs.map(({ name }) => name)]

describe('words of a pasted text', () => {
  test.each([
    ['Hund', 'found', ['Hund']],
    ['der Hund', 'found', ['Hund']],
    ['GUTEN morgen', 'found', ['Guten Morgen']],
    ['baer', 'found', ['Bär']],
    ['strasse', 'found', ['Straße']],
    ['essen', 'found', ['essen']],
    ['ESSEN', 'ambiguous', ['essen', 'Essen']],
    ['Bank', 'ambiguous', ['Bank', 'Bank']],
    ['Mama', 'missing', ['Mutter']],
    ['Schmeterling', 'missing', ['Schmetterling']],
    ['Xylophon', 'missing', []],
    [' ', 'missing', []],
  ])('%j is %s: %j', async (word, state, names) => {
    const { body } = await match([word])
    expect(body.map(told)).toEqual([[word, state, names]])
  })

  test('are answered in their order, with media of the caller', async () => {
    const words = [...Array.from({ length: 199 }, (_, index) => (index % 2 ? 'Bank' : `Wort${index}`)), 'Hund']
    const { status, body } = await match(words)
    expect([status, body.map(({ word }) => word)]).toEqual([201, words])
    expect(body.at(-1)?.signs[0]).toMatchObject({
      isLocked: false,
      images: { signOnly: { thumbnail: expect.any(String) } },
    })
  })

  test('are 200 at most, and at least one', async () => {
    expect((await match(Array(201).fill('Hund'))).status).toBe(400)
    expect((await match([])).status).toBe(400)
  })

  test('are looked up with a licence only', async () => {
    const guest = await givenUser(server)
    expect((await match(['Hund'], guest.token)).status).toBe(403)
  })
})
