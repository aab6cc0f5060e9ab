import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { signupMail } from '../accounts/mails/signup-mail.ts'

type Mails = { readonly total: number; readonly data: readonly Record<string, unknown>[] }

let server: TestServer
afterEach(() => server.close())

const LINK =
  'http://localhost:3030/bestaetigung/0192f0c1-7a6b-7d3e-8f01-2233445566ab/signupEmail/Zq3fPp0aWm2LxK9vTt7YbN4cRr5GgHh6'

const send = async (id: string, to: string): Promise<void> => {
  const facts = { productName: 'Gebärdenraum', appUrl: 'http://localhost:3030', name: 'Zoë', link: LINK }
  await server.services.mailer.send({ id, to, ...signupMail(facts) })
}

describe('the mails of a demonstration', () => {
  test('are none before the first was sent', async () => {
    server = await openTestServer({ DEMO: 'true' })
    expect(await server.call<Mails>('GET', 'demo-mails')).toMatchObject({ status: 200, body: { total: 0, data: [] } })
  })

  test('stand there newest first, with text and whole links', async () => {
    server = await openTestServer({ DEMO: 'true' })
    await send('mail-1', 'erste@test.example')
    await send('mail-2', 'zweite@test.example')
    const { body } = await server.call<Mails>('GET', 'demo-mails')
    expect(body.total).toBe(2)
    expect(body.data.map(({ to }) => to)).toEqual(['zweite@test.example', 'erste@test.example'])
    expect(body.data[0]).toMatchObject({
      subject: 'Bestätige deine E-Mail-Adresse für Gebärdenraum',
      text: expect.stringContaining('Hallo Zoë,'),
      links: [LINK, 'http://localhost:3030'],
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
  })

  test('come in pages', async () => {
    server = await openTestServer({ DEMO: 'true' })
    for (const id of ['mail-1', 'mail-2', 'mail-3']) await send(id, `${id}@test.example`)
    const { body } = await server.call<Mails>('GET', 'demo-mails', { query: { $limit: 1, $skip: 1 } })
    expect(body).toMatchObject({ total: 3, limit: 1, skip: 1, data: [{ to: 'mail-2@test.example' }] })
  })

  test('do not fail because of a file that is no mail', async () => {
    server = await openTestServer({ DEMO: 'true' })
    await send('mail-1', 'a@test.example')
    const broken = join(server.dataDir, 'mail', '9999-broken.eml')
    await writeFile(broken, Buffer.from([0, 255, 10, 13, 200]))
    const { status, body } = await server.call<Mails>('GET', 'demo-mails')
    expect(status).toBe(200)
    expect(body.data.at(-1)).toMatchObject({ to: 'a@test.example' })
  })
})

test.each([
  ['outside of a demonstration', { DEMO: 'false' }],
  ['when a mail server sends them', { DEMO: 'true', MAIL_URL: 'smtp://127.0.0.1:1' }],
])('%s there are no mails to see', async (_, environment) => {
  server = await openTestServer(environment)
  const { status, body } = await server.call<{ className: string }>('GET', 'demo-mails')
  expect(status).toBe(404)
  expect(body.className).toBe('not-found')
})
