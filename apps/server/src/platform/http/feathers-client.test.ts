import authentication from '@feathersjs/authentication-client'
import { feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenSigns, givenUser, PASSWORD } from '../../../test/builders.ts'
import { deviceCode } from '../../../test/device-code.ts'
import { givenEnrolledAdmin } from '../../../test/second-factor.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

/** The official client, unchanged: what it sends and expects is the contract's form (decisions, The API). */

let server: TestServer
let url: string
let email: string
beforeAll(async () => {
  server = await openTestServer()
  await givenSigns(server, [{ title: 'Hund' }, { title: 'Katze' }, { title: 'Maus' }])
  email = (await givenUser(server, { licence: 'active' })).email
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

type Records = { readonly total: number; readonly data: readonly { readonly name: string; readonly _id: string }[] }

const openClient = () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  const client = feathers()
  client.configure(rest.default(`${url}/api`).fetch(fetch))
  client.configure(authentication.default({ storage: storage as never, path: '/authentication' }))
  return client
}

const signedIn = async () => {
  const client = openClient()
  await client.authenticate({ strategy: 'local', email, password: PASSWORD })
  return client
}

describe('the official Feathers client', () => {
  test('signs in, takes up its sign-in again, and signs out', async () => {
    const client = await signedIn()
    await expect(client.reAuthenticate(true)).resolves.toMatchObject({ user: { email } })
    await client.logout()
    await expect(client.service('session').find()).rejects.toMatchObject({ name: 'NotAuthenticated', code: 401 })
  })

  test('is told that a second factor is asked for, and signs in with its code', async () => {
    const { email, secret } = await givenEnrolledAdmin(server)
    const credentials = { strategy: 'local', email, password: PASSWORD }
    const client = openClient()
    const asked = { name: 'NotAuthenticated', code: 401, data: { secondFactor: true } }
    await expect(client.authenticate(credentials)).rejects.toMatchObject(asked)
    const answer = await client.authenticate({ ...credentials, code: deviceCode(secret, 1) })
    expect(answer['user']).toMatchObject({ email, role: 'admins' })
  })

  test('finds with limits, operators and fields', async () => {
    const client = await signedIn()
    const page = (await client.service('signs').find({ query: { $limit: 2, $skip: 1, $select: ['name'] } })) as Records
    expect(page).toMatchObject({ total: 3, data: [{ name: 'Katze' }, { name: 'Maus' }] })
    const ids = page.data.map(({ _id }) => _id)
    const some = (await client.service('signs').find({ query: { _id: { $in: ids } } })) as Records
    expect(some.total).toBe(2)
  })

  test('creates, and removes by id', async () => {
    const client = await signedIn()
    const { data } = (await client.service('signs').find({ query: { slug: 'hund' } })) as Records
    const sign = data[0]?._id ?? ''
    await client.service('favorites').create({ sign })
    await client.service('favorites').remove(sign)
    expect((await client.service('favorites').find()) as Records).toMatchObject({ total: 0 })
  })

  test('gets its own error classes back', async () => {
    const client = await signedIn()
    await expect(client.service('signs').find({ query: { colour: 'red' } })).rejects.toMatchObject({
      name: 'BadRequest',
      className: 'bad-request',
      errors: { colour: 'Unbekanntes Abfragefeld' },
    })
    await expect(client.service('signs').get('missing')).rejects.toMatchObject({ name: 'NotFound', code: 404 })
    await expect(client.service('signs').remove(null)).rejects.toMatchObject({ name: 'MethodNotAllowed', code: 405 })
    await expect(client.service('nothing').find()).rejects.toMatchObject({ name: 'NotFound', code: 404 })
    await expect(client.authenticate({ strategy: 'local', email, password: 'falsch12' })).rejects.toMatchObject({
      code: 401,
    })
  })
})
