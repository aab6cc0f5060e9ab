import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenUser, signIn } from '../../../../test/builders.ts'
import { NODE_ENVIRONMENT } from '../../../../test/node-environment.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { createAdministrator } from './create-administrator.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const create = (email: string) =>
  createAdministrator(server.services.db, {
    email,
    name: 'Vera Verwaltung',
    appUrl: 'https://app.example',
    now: new Date(),
  })
const newAddress = () => `${crypto.randomUUID().slice(0, 13)}@betrieb.example`

describe('the first administrator', () => {
  test('sets a password under the link, once, and signs in with it', async () => {
    const email = newAddress()
    const link = new URL((await create(email))!)
    const [, , id, action, token] = link.pathname.split('/')
    expect([link.origin, action]).toEqual(['https://app.example', 'initialPassword'])
    const data = { token, password: 'verwaltung1' }
    expect((await server.call('PATCH', `verifications/${id}`, { data })).status).toBe(200)
    expect((await server.call('PATCH', `verifications/${id}`, { data })).status).toBe(403)
    const as = await signIn(server, email, 'verwaltung1')
    const { body } = await server.call<{ user: { role: string; isEmailVerified: boolean } }>('GET', 'session', { as })
    expect(body.user).toMatchObject({ role: 'admins', isEmailVerified: true })
  })

  test('never takes over an account that is there, in whatever case its address is written', async () => {
    const { email } = await givenUser(server)
    expect(await create(email.toUpperCase())).toBeNull()
    const as = await signIn(server, email)
    const { body } = await server.call<{ user: { role: string } }>('GET', 'session', { as })
    expect(body.user.role).toBe('customers')
  })
})

test.each([[['create', 'keine Adresse']], [['reset-second-factor']]])(
  'the command says how it is called when it is called with %j',
  async (args) => {
    const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))
    const child = spawn(process.execPath, [cli, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: NODE_ENVIRONMENT,
    })
    const [code, problem] = await Promise.all([
      new Promise((resolve) => child.on('close', resolve)),
      text(child.stderr),
    ])
    expect([code, problem]).toEqual([2, expect.stringContaining('npm run admin -- reset-second-factor')])
  },
)
