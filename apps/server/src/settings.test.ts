import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSettings, SETTINGS } from './settings.ts'

const SECRET = 'x'.repeat(32)
const SELLER = {
  SELLER_NAME: 'Firma',
  SELLER_STREET: 'Weg 1',
  SELLER_POSTCODE: '10115',
  SELLER_CITY: 'Berlin',
  SELLER_EMAIL: 'rechnung@firma.example',
  SELLER_PHONE: '030 1234',
  SELLER_VAT_ID: 'DE123456788',
} as const

describe('settings', () => {
  test('need nothing: everything runs embedded, with the demonstration, on this machine only', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3030,
      appUrl: 'http://localhost:3030',
      demo: true,
      databaseUrl: undefined,
      s3: undefined,
      isProduction: false,
    })
  })

  test('count an empty value as absent and ignore what is not theirs', () => {
    expect(readSettings({ PORT: '', PATH: '/bin', HOME: '/root' }).port).toBe(3030)
  })

  test('show the manual alphabet with hands in a medium tone, or as the operator has it', () => {
    expect(readSettings({}).lookDefaults).toEqual({ style: 'hands', skinTone: 'medium' })
    expect(readSettings({ FINGERSPELLING: 'signwriting', SKIN_TONE: 'deep' }).lookDefaults).toEqual({
      style: 'signWriting',
      skinTone: 'deep',
    })
  })

  test('leave the demonstration out with PostgreSQL, in production and on a public address', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://localhost/x' }).demo).toBe(false)
    expect(readSettings({ NODE_ENV: 'production', SECRET }).demo).toBe(false)
    expect(readSettings({ APP_URL: 'https://gebaerden.example' }).demo).toBe(false)
    expect(readSettings({ HOST: '0.0.0.0' }).demo).toBe(false)
  })

  test('start jobs by their schedules unless the operator turns that off for a server', () => {
    expect(readSettings({}).hasSchedules).toBe(true)
    expect(readSettings({ SCHEDULES: 'true' }).hasSchedules).toBe(true)
    expect(readSettings({ SCHEDULES: 'false' }).hasSchedules).toBe(false)
  })

  test.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ APP_URL: 'ftp://x' }, 'APP_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ DEMO: 'perhaps' }, 'DEMO'],
    [{ SCHEDULES: 'never' }, 'SCHEDULES'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ FINGERSPELLING: 'pictures' }, 'FINGERSPELLING'],
    [{ SKIN_TONE: 'lineArt' }, 'SKIN_TONE'],
    [{ MAX_SIGN_INS: '0' }, 'MAX_SIGN_INS'],
    [{ NODE_ENV: 'production' }, 'SECRET'],
    [{ NODE_ENV: 'production', SECRET, DEMO: 'true' }, 'DEMO'],
    [{ NODE_ENV: 'production', SECRET, HOST: '0.0.0.0' }, 'APP_URL fehlt'],
    [{ NODE_ENV: 'production', SECRET, HOST: '192.168.1.10', APP_URL: '' }, 'APP_URL fehlt'],
    [{ NODE_ENV: 'production', SECRET, APP_URL: 'http://gebaerden.example' }, 'APP_URL: Eine öffentliche Adresse'],
    [{ NODE_ENV: 'production', SECRET, HOST: '0.0.0.0', APP_URL: 'http://schule' }, 'APP_URL: Eine öffentliche'],
    [{ DEMO: 'true', APP_URL: 'https://gebaerden.example' }, 'DEMO'],
    [{ MAIL_FROM: 'Gebärdenraum' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'A <a@x.example>, B <b@x.example>' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'A <a@x.example>\r\nBcc: b@x.example' }, 'MAIL_FROM'],
    [{ SENTRY_DSN: 'https://sentry.example/1' }, 'SENTRY_DSN'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET'],
    [{ SELLER_NAME: 'Firma' }, 'SELLER_STREET'],
    [{ ...SELLER, SELLER_VAT_ID: '' }, 'SELLER_TAX_NUMBER'],
    [{ ...SELLER, SELLER_IBAN: 'DE00 1234' }, 'SELLER_IBAN'],
    [{ ...SELLER, SELLER_IBAN: 'DE89 3704 0044 0532 0130 00' }, 'SELLER_BANK'],
  ])('refuse %j in one line that names %s', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^Einstellung ${name}[^\\n]*$`))
  })

  test('take a public address by HTTPS in production, and one of this machine without', () => {
    const production = { NODE_ENV: 'production', SECRET, HOST: '0.0.0.0' }
    for (const APP_URL of ['https://gebaerden.example', 'http://localhost:8080', 'http://127.0.0.1:3030']) {
      expect(readSettings({ ...production, APP_URL }).appUrl).toBe(APP_URL)
    }
    expect(readSettings({ NODE_ENV: 'production', SECRET }).appUrl).toBe('http://localhost:3030')
    expect(readSettings({ HOST: '0.0.0.0', APP_URL: 'http://schule' }).appUrl).toBe('http://schule')
  })

  test('name a sample seller on this machine, and nobody in public unless all of it is set', () => {
    expect(readSettings({}).seller?.name).toContain('keine echte Rechnung')
    expect(readSettings({ NODE_ENV: 'production', SECRET }).seller).toBeUndefined()
    expect(readSettings({ APP_URL: 'https://gebaerden.example' }).seller).toBeUndefined()
    expect(readSettings({ NODE_ENV: 'production', SECRET, ...SELLER }).seller).toMatchObject({
      name: 'Firma',
      vatId: 'DE123456788',
      taxNumber: null,
      bank: null,
    })
  })

  test.each([
    'hallo@kita.example',
    'Kita <hallo@kita-löwenzahn.example>',
    'Kita Süd <hallo@kita.example>',
    '"Kita, Süd" <hallo@kita.example>',
  ])('take %s as the sender of mails', (sender) => {
    expect(readSettings({ MAIL_FROM: sender }).mailFrom).toBe(sender)
  })

  test('stand in the documentation, every one', () => {
    const documentation = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')
    for (const [name, { about }] of Object.entries(SETTINGS)) {
      const row = documentation.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
      expect(row, name).toContain(`| ${about} |`)
    }
  })
})
