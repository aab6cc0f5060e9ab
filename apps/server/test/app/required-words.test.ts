import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenUser } from '../builders.ts'
import { givenTeamOf } from '../given-team.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean }
type Find = { readonly parameters: readonly Parameter[]; readonly 'x-one-of'?: readonly (readonly string[])[] }
type Description = { readonly paths: Readonly<Record<string, { readonly get?: Find }>> }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('a find refuses a call without words exactly where the description demands some', async () => {
  const admin = await givenUser(server, { role: 'admins' })
  const { owner } = await givenTeamOf(server, 3)
  const { body } = await server.call<Description>('GET', 'openapi.json')
  const finds = Object.entries(body.paths).flatMap(([path, { get }]) =>
    get && !path.endsWith('{id}') ? [{ path: path.replace('/api/', ''), get }] : [],
  )
  const described: Record<string, readonly string[]> = {}
  const demanded: Record<string, readonly string[]> = {}
  for (const { path, get } of finds) {
    described[path] = [...get.parameters.filter((one) => one.required).map((one) => one.name), ...words(get)]
    for (const { token } of [admin, owner]) {
      const answer = await server.call<{ errors?: object }>('GET', path, { as: token })
      if (answer.status === 400) demanded[path] = Object.keys(answer.body.errors ?? {})
      else expect({ path, status: answer.status }).toEqual({ path, status: expect.toBeOneOf([200, 403, 404]) })
    }
    demanded[path] ??= []
  }
  expect(finds.length).toBeGreaterThan(30)
  expect(demanded).toEqual(described)
})

const words = (find: Find): readonly string[] => find['x-one-of']?.flat() ?? []
