import type { Renewal, WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { buyLicence, COMPANY, givenAddress, givenCard } from '../../../../test/given-checkout.ts'
import { givenMember, givenPerson, givenTeamOf } from '../../../../test/given-team.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
})
afterAll(() => server.close())

const get = (id: string, as?: string) => server.call<Renewal>('GET', `subscriptions/${id}`, { as })
const patch = (id: string, { token }: GivenUser, data: object) =>
  server.call<WholeSubscription>('PATCH', `subscriptions/${id}`, { as: token, data })

const NO_ID = '00000000-0000-4000-8000-000000000000'

/** A team licence that runs, with an order of fewer seats for its next term. */
const givenSuccessor = async () => {
  const owner = await givenPerson(server)
  await givenAddress(server, owner, COMPANY)
  const paymentMethod = await givenCard(server, owner)
  await buyLicence(server, owner, { license: 'institution-10-12', paymentMethod })
  const data = { name: 'Kita', description: 'Wir gebärden.' }
  const { _id } = (await server.call<{ _id: string }>('POST', 'teams', { as: owner.token, data })).body
  const { subscription } = (await buyLicence(server, owner, { license: 'small-3-12' })).body
  const { successor, renewal } = subscription
  const team = { id: _id, owner, subscriptionId: subscription._id }
  return { team, successor: successor ?? '', renewal, current: subscription }
}

describe('a successor', () => {
  test('is answered by its id as the renewal that it is', async () => {
    const { team, successor, renewal, current } = await givenSuccessor()
    const { status, body } = await get(successor, team.owner.token)
    expect([status, body]).toEqual([
      200,
      {
        _id: successor,
        licenseObject: expect.objectContaining({ id: 'small-3-12', size: 3, period: 12 }),
        periodStart: current.periodEnd,
        periodEnd: renewal?.periodEnd,
        status: 'planned',
        obstacle: null,
      },
    ])
    expect(body).toEqual(renewal)
  })

  test('leaves the answers by the id of its licence and by `successor` as they are', async () => {
    const { team, successor, current } = await givenSuccessor()
    expect((await get(team.subscriptionId, team.owner.token)).body).toEqual(current)
    const query = { successor }
    const found = await server.call<Page<WholeSubscription>>('GET', 'subscriptions', { as: team.owner.token, query })
    expect(found.body.data).toEqual([current])
  })

  test('is answered apart from the licence while it is cancelled, and gone once it is taken back', async () => {
    const { team, successor, renewal } = await givenSuccessor()
    const cancelled = await patch(team.subscriptionId, team.owner, { cancelAtPeriodEnd: true })
    expect(cancelled.body).toMatchObject({ renewal: null, successor })
    expect((await get(successor, team.owner.token)).body).toEqual(renewal)
    await buyLicence(server, team.owner, { license: 'institution-10-12' })
    expect((await get(successor, team.owner.token)).status).toBe(404)
  })

  test('on invoice says that it waits for approval, and then that it is approved', async () => {
    const company = await givenPerson(server)
    await givenAddress(server, company, COMPANY)
    const order = (license: string) => buyLicence(server, company, { license, paymentMethod: 'invoice' })
    const { _id } = (await order('institution-10-24')).body.subscription
    await patch(_id, admin, { status: 'active' })
    const id = (await order('small-5-12')).body.subscription.successor ?? ''
    expect((await get(id, company.token)).body).toMatchObject({ status: 'pending-approval', obstacle: 'approval' })
    // Patched by the same id, it is the licence that answers.
    expect((await patch(id, admin, { status: 'active' })).body).toMatchObject({ _id, successor: id })
    expect((await get(id, company.token)).body).toMatchObject({ status: 'approved', obstacle: null })
  })

  test('is seen by those who may see its licence and by nobody else', async () => {
    const { team, successor, renewal } = await givenSuccessor()
    const manager = await givenMember(server, team, 'manager')
    for (const { token } of [team.owner, manager, admin]) {
      expect(await get(successor, token)).toMatchObject({ status: 200, body: renewal })
    }
    const member = await givenMember(server, team)
    const other = await givenTeamOf(server, 10)
    const otherManager = await givenMember(server, other, 'manager')
    for (const { token } of [member, other.owner, otherManager, await givenPerson(server)]) {
      const answer = await get(successor, token)
      expect([answer.status, answer.body]).toEqual([404, (await get(NO_ID, token)).body])
    }
    expect((await get(successor)).status).toBe(401)
  })

  test.each(['x', NO_ID, `${NO_ID}0`, '%00'])('is not found by %s', async (id) => {
    expect((await get(id, admin.token)).status).toBe(404)
  })
})
