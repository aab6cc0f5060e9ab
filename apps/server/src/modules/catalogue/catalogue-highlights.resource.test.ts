import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

type Highlights = { readonly signOfTheDay: Sign | null; readonly newSigns: readonly Sign[] }

let server: TestServer
let licensed: readonly [GivenUser, GivenUser]
let unlicensed: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  licensed = [await givenUser(server, { licence: 'active' }), await givenUser(server, { licence: 'active' })]
  unlicensed = await givenUser(server)
})
afterAll(() => server.close())

const read = async (as?: GivenUser): Promise<Highlights> =>
  (await server.call<Highlights>('GET', 'catalogue-highlights', as ? { as: as.token } : {})).body

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

test('an empty catalogue has no highlights', async () => {
  expect(await read()).toEqual({ signOfTheDay: null, newSigns: [] })
})

test('all with a licence see one sign of the day, the others one of the preview signs', async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Wort ${index}`)
  await givenSigns(
    server,
    titles.map((title, index) => ({ title, isPreview: index < 3, createdAt: daysAgo(400) })),
  )
  const [one, other] = [await read(licensed[0]), await read(licensed[1])]
  expect(titles).toContain(one.signOfTheDay?.name)
  expect(other.signOfTheDay?._id).toBe(one.signOfTheDay?._id)
  expect(one.newSigns).toEqual([])
  for (const caller of [undefined, unlicensed]) {
    const { signOfTheDay } = await read(caller)
    expect(signOfTheDay).toMatchObject({ isPreview: true, isLocked: false })
    expect(titles.slice(0, 3)).toContain(signOfTheDay?.name)
  }
})

test('a sign without a film is not the sign of the day', async () => {
  const before = (await read(licensed[0])).signOfTheDay?.name
  // As many as would have been chosen sooner or later.
  await givenSigns(
    server,
    Array.from({ length: 100 }, (_, index) => ({
      title: `Ohne Video ${index}`,
      isFingerspelled: false,
      createdAt: daysAgo(400),
    })),
  )
  expect((await read(licensed[0])).signOfTheDay?.name).toBe(before)
})

test('new signs come as cards, the latest first, and to those without a licence only preview signs', async () => {
  await givenSigns(server, [
    { title: 'Neu', createdAt: daysAgo(2) },
    { title: 'Neuer', isPreview: true, createdAt: daysAgo(1) },
  ])
  const { newSigns } = await read(licensed[0])
  expect(newSigns.map(({ name }) => name)).toEqual(['Neuer', 'Neu'])
  const cards = await server.call<Page<Sign>>('GET', 'signs?slug=neu&media=card', { as: licensed[0].token })
  expect(Object.keys(newSigns[1]?.images ?? {})).toEqual(Object.keys(cards.body.data[0]?.images ?? {}))
  expect((await read(unlicensed)).newSigns.map(({ name }) => name)).toEqual(['Neuer'])
})
