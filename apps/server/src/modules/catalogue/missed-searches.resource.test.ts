import type { CatalogueReport } from '@gebaerdenraum/domain/catalogue/catalogue-reports.contract'
import type { MissedSearch } from '@gebaerdenraum/domain/catalogue/missed-searches.contract'
import type { SignRequest } from '@gebaerdenraum/domain/catalogue/sign-requests.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'
import { countMissedSearch } from './catalogue.repository.ts'

let server: TestServer
let admin: GivenUser
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenUser(server, { role: 'admins', billingType: 'free' })
  user = await givenUser(server, { licence: 'active' })
})
beforeEach(() => server.database.pool.query('truncate missed_searches, sign_requests'))
afterAll(() => server.close())

const call = <Body>(method: 'GET' | 'POST' | 'PATCH', path: string, rest: object = {}) =>
  server.call<Body & ErrorAnswer>(method, path, { as: admin.token, ...rest })

describe('what people searched and did not find', () => {
  const search = async (text: string, times: number) => {
    for (let count = 0; count < times; count += 1) await countMissedSearch(server.database.db, text)
  }
  const texts = async (query: object = {}) =>
    (await call<Page<MissedSearch>>('GET', 'missed-searches', { query })).body.data.map(({ text }) => text)

  test('is listed for administrators, the most wanted first', async () => {
    await search('einhorn', 1)
    await search('was kostet ein hai?', 3)
    expect(await texts()).toEqual(['was kostet ein hai?', 'einhorn'])
    expect(await texts({ search: 'horn' })).toEqual(['einhorn'])
    expect((await call('GET', 'missed-searches', { as: user.token })).status).toBe(403)
  })

  test('is set aside with a note and opened again, whatever signs are in it', async () => {
    await search('hai/100% „ja“?', 2)
    const path = `missed-searches/${encodeURIComponent('hai/100% „ja“?')}`
    const done = await call<MissedSearch>('PATCH', path, { data: { status: 'done', note: 'als Haifisch da' } })
    expect(done.body).toMatchObject({ status: 'done', note: 'als Haifisch da', count: 2 })
    expect(await texts({ status: 'open' })).toEqual([])
    await call('PATCH', path, { data: { status: 'open' } })
    expect(await texts({ status: 'open' })).toHaveLength(1)
    expect((await call('PATCH', 'missed-searches/anderes', { data: { status: 'done' } })).status).toBe(404)
  })
})

describe('a wish for a sign', () => {
  const wish = async (text: string) =>
    (await call<SignRequest>('POST', 'sign-requests', { as: user.token, data: { text } })).body._id

  test('is seen by administrators without a name, and what they say of it by who wished it', async () => {
    const id = await wish('Quastenflosser')
    const all = await call<Page<SignRequest>>('GET', 'sign-requests', { query: { from: 'everybody' } })
    expect(all.body.data).toMatchObject([{ _id: id, text: 'Quastenflosser', status: 'open', note: '' }])
    expect(JSON.stringify(all.body)).not.toContain(user.id)
    expect((await call<CatalogueReport>('GET', 'catalogue-reports')).body).toMatchObject({ openRequests: 1 })
    const settled = await call('PATCH', `sign-requests/${id}`, { data: { status: 'rejected', note: 'zu selten' } })
    expect(settled.status).toBe(200)
    const own = await call<Page<SignRequest>>('GET', 'sign-requests', { as: user.token })
    expect(own.body.data).toMatchObject([{ status: 'rejected', note: 'zu selten' }])
  })

  test('of somebody else is nobody’s business', async () => {
    const id = await wish('Quastenflosser')
    const everybody = { as: user.token, query: { from: 'everybody' } }
    expect((await call('GET', 'sign-requests', everybody)).status).toBe(403)
    const patch = { as: user.token, data: { status: 'done' } }
    expect((await call('PATCH', `sign-requests/${id}`, patch)).status).toBe(403)
    expect((await call<Page<SignRequest>>('GET', 'sign-requests')).body.total).toBe(0)
  })
})
