import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Mailer, openMailer } from './mailer.ts'

const FROM = 'Gebärdenraum <hallo@gebaerdenraum.example>'
const MAIL = { to: 'jemand@test.example', subject: 'Grüße aus dem Gebärdenraum', text: 'Schön, dass du da bist.\n' }

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gebaerdenraum-mail-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

describe('without a mail server', () => {
  test('every mail becomes a file that mail programs open', async () => {
    const mailer = openMailer({ url: undefined, from: FROM, directory })
    await mailer.send(MAIL)
    const [file = ''] = await readdir(directory)
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT.*-jemand@test\.example-.*\.eml$/)
    const text = await readFile(join(directory, file), 'utf8')
    expect(text).toContain('To: jemand@test.example')
    expect(text).toContain('=?UTF-8?Q?Gr')
  })

  test('two mails of the same moment are two files', async () => {
    const mailer = openMailer({ url: undefined, from: FROM, directory })
    await Promise.all([mailer.send(MAIL), mailer.send(MAIL), mailer.send(MAIL)])
    expect(await readdir(directory)).toHaveLength(3)
  })

  test('an address never leads out of the folder', async () => {
    const mailer = openMailer({ url: undefined, from: FROM, directory: join(directory, 'mail') })
    await mailer.send({ ...MAIL, to: '"../../x/y"@test.example' })
    expect(await readdir(directory)).toEqual(['mail'])
    expect(await readdir(join(directory, 'mail'))).toHaveLength(1)
  })
})

describe('with a mail server', () => {
  let server: SMTPServer
  let mailer: Mailer
  const received: string[] = []
  let isRefusing = false
  beforeEach(async () => {
    received.length = 0
    isRefusing = false
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, callback) => callback(isRefusing ? new Error('unknown mailbox') : null),
      onData(stream, _session, callback) {
        let text = ''
        stream.on('data', (chunk) => (text += chunk))
        stream.on('end', () => {
          received.push(text)
          callback()
        })
      },
    })
    const listening = server.listen(0, '127.0.0.1')
    await new Promise((resolve) => listening.once('listening', resolve))
    const address = listening.address()
    const port = typeof address === 'object' && address ? address.port : 0
    mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, directory })
  })
  afterEach(async () => {
    mailer.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  test('a mail is sent', async () => {
    await mailer.send(MAIL)
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('To: jemand@test.example')
    expect(received[0]).toContain('hallo@gebaerdenraum.example')
  })

  test('a mail that is refused is an error, for the queue to try again', async () => {
    isRefusing = true
    await expect(mailer.send(MAIL)).rejects.toThrow(/unknown mailbox/)
  })

  test('no line of a subject becomes a header of its own', async () => {
    await mailer.send({ ...MAIL, subject: 'Hallo\r\nBcc: opfer@test.example' })
    expect(received[0]).not.toMatch(/^Bcc:/m)
  })
})
