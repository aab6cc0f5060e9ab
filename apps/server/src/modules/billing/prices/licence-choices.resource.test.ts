import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser, signIn } from '../../../../test/builders.ts'
import { buyLicence, CARDS, COMPANY, givenAddress, givenCard } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { freshAddress } from '../../../../test/mails.ts'
import { licenceChoices, users } from '../../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { tidyUp } from '../../../platform/maintenance/tidy-up.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const TEN_SEATS = { license: 'institution-10-12', customerType: 'company', country: 'AT' }
const PASSWORD = 'gebaerden2'

const signUp = (email: string, licenceChoice?: object) =>
  server.call<ErrorAnswer>('POST', 'users', {
    from: freshAddress(),
    data: { name: 'Nora Neu', email, password: PASSWORD, acceptsTerms: true, licenceChoice },
  })
const choose = ({ token }: GivenUser, data: object) =>
  server.call<ErrorAnswer>('POST', 'licence-choices', { as: token, data })
const choiceOf = async (token: string) =>
  (await server.call<CheckoutState>('GET', 'checkout', { as: token })).body.choice
const given = async (): Promise<GivenUser> => {
  const person = await givenPerson(server)
  expect((await choose(person, TEN_SEATS)).status).toBe(201)
  return person
}
const change = (person: GivenUser, values: Partial<typeof licenceChoices.$inferInsert>) =>
  server.database.db.update(licenceChoices).set(values).where(eq(licenceChoices.userId, person.id))

describe('a licence that was chosen before signing up', () => {
  test('is there wherever the account signs in later', async () => {
    expect((await signUp('zehn@test.example', TEN_SEATS)).status).toBe(201)
    await server.database.db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.email, 'zehn@test.example'))
    expect(await choiceOf(await signIn(server, 'zehn@test.example', PASSWORD))).toMatchObject({
      licenseObject: { id: 'institution-10-12', size: 10, period: 12 },
      customerType: 'company',
      country: 'AT',
      state: 'offered',
    })
  })

  test('has to be on the price list', async () => {
    const twoYears = { license: 'institution-10-24', customerType: 'person', country: 'DE' }
    for (const choice of [{ ...TEN_SEATS, license: 'institution-7-12' }, twoYears]) {
      const { status, body } = await signUp('liste@test.example', choice)
      expect([status, body.errors]).toEqual([400, { license: expect.stringContaining('Bitte wähle eine andere.') }])
    }
    expect((await signUp('liste@test.example', { ...TEN_SEATS, country: 'XX' })).status).toBe(400)
  })

  test('is not given to an account that exists', async () => {
    const owner = await givenUser(server)
    expect((await signUp(owner.email, TEN_SEATS)).status).toBe(201)
    expect(await choiceOf(owner.token)).toBeNull()
  })
})

describe('a licence that was chosen', () => {
  test('takes the place of the one before', async () => {
    const person = await given()
    await choose(person, { license: 'single-1-1', customerType: 'person', country: 'DE' })
    expect(await choiceOf(person.token)).toMatchObject({ licenseObject: { id: 'single-1-1' }, country: 'DE' })
  })

  test('is compared with the price list of today and never swapped', async () => {
    const person = await given()
    await change(person, { net: 1 })
    expect(await choiceOf(person.token)).toMatchObject({
      licenseObject: { id: 'institution-10-12' },
      state: 'price-changed',
    })
    const license = { id: 'old-10-12', title: 'Früher', size: 10, period: 12, canAutoRenew: true }
    await change(person, { license })
    expect(await choiceOf(person.token)).toMatchObject({ licenseObject: license, state: 'gone' })
  })

  test('is nobody else’s, and not for who cannot buy', async () => {
    const { id } = await given()
    const other = await givenPerson(server)
    expect(await choiceOf(other.token)).toBeNull()
    const member = await givenUser(server, { billingType: 'member' })
    expect((await choose(member, TEN_SEATS)).status).toBe(403)
    expect(id).not.toBe(other.id)
  })

  test('outlives a card that is declined, and is gone once something was bought', async () => {
    const person = await given()
    await givenAddress(server, person)
    const declined = await givenCard(server, person, CARDS.declined)
    expect((await buyLicence(server, person, { license: 'single-1-1', paymentMethod: declined })).status).toBe(402)
    expect(await choiceOf(person.token)).not.toBeNull()
    const paymentMethod = await givenCard(server, person)
    expect((await buyLicence(server, person, { license: 'single-1-1', paymentMethod })).status).toBe(200)
    expect(await choiceOf(person.token)).toBeNull()
  })

  test('is gone once it was ordered on invoice', async () => {
    const person = await given()
    await givenAddress(server, person, COMPANY)
    const order = { license: 'institution-10-12', paymentMethod: 'invoice' }
    expect((await buyLicence(server, person, order)).status).toBe(200)
    expect(await choiceOf(person.token)).toBeNull()
  })

  test('is forgotten after ninety days', async () => {
    const [old, recent] = [await given(), await given()]
    await change(old, { chosenAt: new Date(Date.now() - 91 * 86_400_000) })
    await change(recent, { chosenAt: new Date(Date.now() - 89 * 86_400_000) })
    expect(await choiceOf(old.token)).toBeNull()
    const { services } = server
    await tidyUp({}, { services, log: services.log, signal: new AbortController().signal })
    const rows = await server.database.db.select({ userId: licenceChoices.userId }).from(licenceChoices)
    expect(rows.map(({ userId }) => userId)).not.toContain(old.id)
    expect(await choiceOf(recent.token)).not.toBeNull()
  })
})
