import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { givenPerson } from '../../../test/given-team.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { picture, uploadImage } from '../../../test/upload-image.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const PNG = await picture(300, 200).png().toBuffer()
const upload = async (as: GivenUser, fields = {}): Promise<Image> =>
  (await uploadImage(server, as.token, { bytes: PNG, fields })).body
const imageAs = async (id: string, token: string): Promise<Image> =>
  (await server.call<Image>('GET', `images/${id}`, { as: token })).body
const statusOf = async (url: string): Promise<number> => (await server.app.inject({ method: 'GET', url })).statusCode
const allStatuses = ({ variants }: Pick<Image, 'variants'>): Promise<number[]> =>
  Promise.all(Object.values(variants).map(statusOf))
const EVERY = (status: number) => Array(5).fill(status)

describe('an address of an own image opens it only while its holder has access', () => {
  test('a removed team member cannot open the images of the team any more, the others can', async () => {
    const { id, member, manager } = await givenWholeTeam(server)
    const shared = await upload(manager, { owner: id, ownerType: 'teams' })
    const [ofMember, ofManager] = [await imageAs(shared._id, member.token), await imageAs(shared._id, manager.token)]
    expect(await allStatuses(ofMember)).toEqual(EVERY(200))
    const left = await server.call('PATCH', `users/${member.id}`, { as: manager.token, data: { team: null } })
    expect(left.status).toBe(200)
    expect(await allStatuses(ofMember)).toEqual(EVERY(404))
    expect(await allStatuses(ofManager)).toEqual(EVERY(200))
  })

  test('an administrator cannot open it once he has left the view of its owner', async () => {
    const admin = await givenPerson(server, { role: 'admins' })
    const person = await givenUser(server, { licence: 'active' })
    const own = await upload(person)
    const view = await server.call<{ accessToken: string }>('POST', 'view-as', {
      as: admin.token,
      data: { user: person.id, reason: 'Anruf: Ein Bild wird nicht angezeigt' },
    })
    const viewed = await imageAs(own._id, view.body.accessToken)
    expect(await allStatuses(viewed)).toEqual(EVERY(200))
    expect((await server.call('DELETE', 'view-as', { as: view.body.accessToken })).status).toBe(200)
    expect(await allStatuses(viewed)).toEqual(EVERY(404))
    expect(await allStatuses(own)).toEqual(EVERY(200))
  })

  test('the same holds for the sign-in from which he looks, and for the files of that person', async () => {
    const admin = await givenPerson(server, { role: 'admins' })
    const person = await givenUser(server, { licence: 'active' })
    const data = { type: 'target-vocabulary', name: 'Tiere' }
    const made = await server.call<{ _id: string }>('POST', 'documents', { as: person.token, data })
    const view = await server.call<{ accessToken: string }>('POST', 'view-as', {
      as: admin.token,
      data: { user: person.id, reason: 'Anruf: Ein Bild wird nicht angezeigt' },
    })
    const documentAs = async (as: string) =>
      (await server.call<{ variants: { thumbnail: string } }>('GET', `documents/${made.body._id}`, { as })).body
        .variants
    const [viewed, own] = [await documentAs(view.body.accessToken), await documentAs(person.token)]
    expect([await statusOf(viewed.thumbnail), await statusOf(own.thumbnail)]).toEqual([200, 200])
    await server.call('DELETE', 'authentication', { as: admin.token })
    expect([await statusOf(viewed.thumbnail), await statusOf(own.thumbnail)]).toEqual([404, 200])
  })

  test('the address of one account is not that of another', async () => {
    const { id, member, manager } = await givenWholeTeam(server)
    const { _id } = await upload(manager, { owner: id, ownerType: 'teams' })
    const { variants } = await imageAs(_id, member.token)
    expect(await statusOf(variants.default.replace(member.id, manager.id))).toBe(403)
  })

  test('is kept by browsers for a minute at most', async () => {
    const person = await givenUser(server, { licence: 'active' })
    const { variants } = await upload(person)
    const { headers } = await server.app.inject({ method: 'GET', url: variants.default })
    expect(headers['cache-control']).toMatch(/^private, max-age=60\b/)
    const again = await server.app.inject({
      method: 'GET',
      url: variants.default,
      headers: { 'if-none-match': String(headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
  })
})
