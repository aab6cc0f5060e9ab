import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { MailError } from './mail-error.ts'
import { type Mailer, openMailer } from './mailer.ts'
import { type MailServer, startMailServer } from './test/mail-server.ts'

const FROM = 'Gebärdenraum <hallo@gebaerdenraum.example>'
const MAIL = {
  id: '0192f0c1-7a6b-7d3e-8f01-2233445566ab',
  to: 'jemand@test.example',
  subject: 'Grüße aus dem Gebärdenraum',
  text: 'Schön, dass du da bist.\n',
}

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gebaerdenraum-mail-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const open = (some: { url?: string; directory?: string; patienceMs?: number } = {}): Mailer =>
  openMailer({
    url: some.url,
    from: FROM,
    directory: some.directory ?? directory,
    appUrl: 'https://app.gebaerden.example:8443/x',
    ...(some.patienceMs !== undefined && {
      patience: {
        connectionTimeout: some.patienceMs,
        greetingTimeout: some.patienceMs,
        socketTimeout: some.patienceMs,
      },
    }),
  })

const faultOf = async (sending: Promise<void>): Promise<MailError> => {
  const error = await sending.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (error instanceof MailError) return error
  throw new Error(`expected a MailError, got ${String(error)}`)
}

describe('without a mail server', () => {
  test('every mail becomes a file that mail programs open', async () => {
    await open().send(MAIL)
    const [file = ''] = await readdir(directory)
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT.*-jemand@test\.example-.*\.eml$/)
    const text = await readFile(join(directory, file), 'utf8')
    expect(text).toContain('To: jemand@test.example')
    expect(text).toContain('=?UTF-8?Q?Gr')
  })

  test('different mails of the same moment are files of their own', async () => {
    const mailer = open()
    await Promise.all(['a00001', 'b00002', 'c00003'].map((id) => mailer.send({ ...MAIL, id })))
    expect(await readdir(directory)).toHaveLength(3)
  })

  test('an address never leads out of the folder', async () => {
    await open({ directory: join(directory, 'mail') }).send({ ...MAIL, to: '"../../../x/y"@test.example' })
    expect(await readdir(directory)).toEqual(['mail'])
    expect(await readdir(join(directory, 'mail'))).toHaveLength(1)
  })
})

describe('with a mail server', () => {
  let server: MailServer
  let mailer: Mailer
  beforeEach(async () => {
    server = await startMailServer()
    mailer = open({ url: server.url })
  })
  afterEach(async () => {
    mailer.close()
    await server.stop()
  })

  test('a mail is sent, in text and HTML', async () => {
    await mailer.send({ ...MAIL, html: '<p>Schön</p>' })
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain('To: jemand@test.example')
    expect(server.received[0]).toContain('hallo@gebaerdenraum.example')
    expect(server.received[0]).toContain('multipart/alternative')
  })

  test('to and from domains with umlauts a mail is sent in ASCII', async () => {
    const from = 'Kita Löwenzahn <info@kita-löwenzahn.example>'
    const other = openMailer({ url: server.url, from, directory, appUrl: 'https://app.gebaerden.example' })
    await other.send({ ...MAIL, to: 'jemand@xn--kita-lwenzahn-nmb.example' })
    other.close()
    expect(server.received[0]).toMatch(/^From: .* <info@xn--kita-lwenzahn-nmb\.example>\r$/m)
    expect(server.received[0]).toContain('To: jemand@xn--kita-lwenzahn-nmb.example')
  })

  test('a mail says that nobody wrote it, when, and which it is, however often it is sent', async () => {
    await mailer.send(MAIL)
    await mailer.send(MAIL)
    for (const mail of server.received) {
      expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m)
      expect(mail).toMatch(/^Date: \w{3}, \d\d? \w{3} \d{4} [\d:]{8} \+0000\r$/m)
      expect(mail).toMatch(/^Message-ID: <0192f0c1-7a6b-7d3e-8f01-2233445566ab@app\.gebaerden\.example>\r$/m)
    }
  })

  test('no line of a subject becomes a header of its own', async () => {
    await mailer.send({ ...MAIL, subject: 'Hallo\r\nBcc: opfer@test.example' })
    expect(server.received[0]).not.toMatch(/^Bcc:/m)
  })

  test.each([
    ['an unknown mailbox', 550, '5.1.1 <jemand@test.example> unknown', true],
    ['an unknown mailbox without a status', 550, 'no such user jemand', true],
    ['a mailbox that is full for now', 452, '4.2.2 jemand@test.example over quota', false],
    ['greylisting', 451, '4.7.1 try again later', false],
    ['a relay that our set-up may not use', 554, '5.7.1 <jemand@test.example>: Relay access denied', false],
  ])(
    '%s is an error that knows whether trying again helps, and not the address',
    async (_, code, text, isPermanent) => {
      server.refuse({ at: 'recipient', code, text })
      const error = await faultOf(mailer.send(MAIL))
      expect(error.isPermanent).toBe(isPermanent)
      expect(error.message).toContain(String(code))
      expect(JSON.stringify([error.message, error.stack, error.cause])).not.toMatch(/jemand|test\.example/)
    },
  )

  test('a message that nobody wants is refused for good', async () => {
    server.refuse({ at: 'message', code: 554, text: '5.6.0 malformed' })
    expect((await faultOf(mailer.send(MAIL))).isPermanent).toBe(true)
  })
})

describe('a mail server that is away', () => {
  test('is an error for the queue to try again', async () => {
    const server = await startMailServer()
    await server.stop()
    const error = await faultOf(open({ url: server.url }).send(MAIL))
    expect(error.isPermanent).toBe(false)
    expect(error.message).toContain('ECONNREFUSED')
  })

  test('and accepts connections without a word is given up in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const fault = faultOf(open({ url: `smtp://127.0.0.1:${port}`, patienceMs: 300 }).send(MAIL))
    await once(silent, 'connection')
    vi.advanceTimersByTime(300)
    const error = await fault
    expect(error.message).toContain('ETIMEDOUT')
    expect(error.isPermanent).toBe(false)
    silent.close()
  })
})
