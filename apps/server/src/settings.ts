import type { InvoiceSeller } from '@gebaerdenraum/domain/billing/invoices/invoice'
import type { ReminderDays } from '@gebaerdenraum/domain/billing/invoices/reminders'
import { emailField } from '@gebaerdenraum/domain/kernel/email-field'
import { SKIN_TONES } from '@gebaerdenraum/domain/media/colourings'
import type { LookDefaults } from '@gebaerdenraum/domain/media/spelling-look'
import { z } from 'zod'
import type { StripeSettings } from './modules/billing/settings/index.ts'
import { SettingsError } from './platform/settings/settings-error.ts'
import './platform/framework/validation-language.ts'
import { reminderDaysOf, SAMPLE_SELLER, SELLER_SETTINGS, sellerOf } from './modules/billing/settings/index.ts'
import { isSender } from './platform/mail/sender.ts'
import { isReportAddress } from './platform/reporting/report-address.ts'

/** Settings come from the environment and from nowhere else; `docs/settings.md` is checked against this list. */
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const words = z.string().trim().min(1)

export const SETTINGS = {
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']).default('development'),
    about: '`production` schaltet alle Schutzprüfungen ein',
  },
  HOST: { schema: words.default('127.0.0.1'), about: 'Adresse, an der der Server lauscht' },
  PORT: { schema: z.coerce.number().int().min(0).max(65_535).default(3030), about: 'Port, an dem der Server lauscht' },
  APP_URL: { schema: httpUrl.optional(), about: 'Öffentliche Adresse der App; ohne Angabe `http://localhost:PORT`' },
  PRODUCT_NAME: { schema: words.max(60).default('Gebärdenraum'), about: 'Name des Produkts' },
  DATA_DIR: { schema: words.default('./data'), about: 'Verzeichnis für Datenbank, Medien, Mails und Schlüssel' },
  CONTENT_DIR: {
    schema: words.optional(),
    about:
      'Verzeichnis mit eigenen Seiten (`hilfe.md`, `faq.md`, `impressum.md`, `datenschutz.md`, `agb.md`) und eigenen Preisen (`licences/price-list.json`, `licences/vat-rates.json`); was fehlt, kommt aus `content`',
  },
  FINGERSPELLING: {
    schema: z.enum(['hands', 'signwriting']).default('hands'),
    about: 'Wie das Fingeralphabet gezeigt wird: `hands` (gezeichnete Hände) oder `signwriting` (Gebärdenschrift)',
  },
  SKIN_TONE: {
    schema: z.enum(SKIN_TONES).default('medium'),
    about:
      'Hautton der gezeichneten Hände, solange niemand einen anderen wählt: `light`, `medium`, `brown` oder `deep`',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about: 'PostgreSQL-Server; ohne Angabe die eingebaute Datenbank in `DATA_DIR`',
  },
  DATABASE_POOL: {
    schema: z.coerce.number().int().min(2).max(200).default(10),
    about: 'Verbindungen zu PostgreSQL je Server; dazu kommt eine, über die er von Änderungen erfährt',
  },
  DATABASE_WAIT_SECONDS: {
    schema: z.coerce.number().int().min(0).max(3600).default(60),
    about: 'Sekunden, die der Start auf PostgreSQL wartet, bevor er aufgibt',
  },
  SCHEDULES: {
    schema: flag.default(true),
    about:
      'Ob dieser Server Aufgaben nach ihrem Zeitplan startet (Verlängerungen, Erinnerungen, Aufräumen); mindestens einer an jeder Datenbank muss es tun',
  },
  SECRET: {
    schema: z.string().min(32).optional(),
    about:
      'Schlüssel für signierte Adressen, mindestens 32 Zeichen; in Produktion Pflicht, sonst in `DATA_DIR/secret` erzeugt',
  },
  DEMO: {
    schema: flag.optional(),
    about: 'Demodaten und Demokonten; ohne Angabe nur mit eingebauter Datenbank außerhalb der Produktion',
  },
  MAIL_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    about: 'SMTP-Server; ohne Angabe wird jede Mail eine Datei in `DATA_DIR/mail`',
  },
  MAIL_FROM: {
    schema: words
      .refine(isSender, 'Erwartet wird eine Adresse wie „Name <name@example.org>“.')
      .default('Gebärdenraum <hallo@gebaerdenraum.example>'),
    about: 'Absender der Mails',
  },
  OPERATOR_MAIL: {
    schema: emailField.optional(),
    about: 'Adresse des Betriebs für Gebärdenwünsche; ohne Angabe keine Mail',
  },
  ...SELLER_SETTINGS,
  VAT_CHECK_URL: {
    schema: httpUrl.optional(),
    about:
      'Register der USt-IdNrn. (VIES, etwa `https://ec.europa.eu/taxation_customs/vies/rest-api`); ohne Angabe werden nur Form und Prüfziffer geprüft',
  },
  STRIPE_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^(sk|rk)_/, 'Erwartet wird ein Schlüssel, der mit sk_ oder rk_ beginnt.')
      .optional(),
    about: 'Geheimer Schlüssel von Stripe; ohne Angabe Zahlungen in der Sandbox',
  },
  STRIPE_PUBLISHABLE_KEY: {
    schema: z.string().regex(/^pk_/, 'Erwartet wird ein Schlüssel, der mit pk_ beginnt.').optional(),
    about: 'Öffentlicher Schlüssel von Stripe, für den Browser',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: words.optional(),
    about: 'Geheimnis, mit dem Stripe die Ereignisse an `/api/webhooks/stripe` unterschreibt',
  },
  SEPA_CREDITOR_ID: {
    schema: z.string().trim().max(35).optional(),
    about: 'Gläubiger-ID, unter der Stripe Lastschriften einzieht; steht in deren Ankündigung',
  },
  STRIPE_API_URL: {
    schema: httpUrl.default('https://api.stripe.com'),
    about: 'Schnittstelle von Stripe; eine andere nur zum Prüfen',
  },
  S3_ENDPOINT: { schema: httpUrl.optional(), about: 'S3-Speicher für Medien; ohne Angabe `DATA_DIR/media`' },
  S3_REGION: { schema: words.default('eu-central-1'), about: 'Region des S3-Speichers' },
  S3_BUCKET: { schema: words.optional(), about: 'Eimer im S3-Speicher' },
  S3_ACCESS_KEY_ID: { schema: words.optional(), about: 'Zugang zum S3-Speicher' },
  S3_SECRET_ACCESS_KEY: { schema: words.optional(), about: 'Geheimnis zum S3-Zugang' },
  IMAGE_QUOTA_MB: {
    schema: z.coerce.number().int().min(1).max(1_000_000).default(2048),
    about: 'Platz für eigene Bilder in Megabyte, je Konto und je Team',
  },
  MAX_SIGN_INS: {
    schema: z.coerce.number().int().min(1).max(50).default(3),
    about: 'Gleichzeitige Anmeldungen je Konto; die älteste fällt weg',
  },
  SIGN_IN_DAYS: {
    schema: z.coerce.number().int().min(1).max(365).default(30),
    about: 'Tage, nach denen eine Anmeldung abläuft',
  },
  ADMIN_SESSION_HOURS: {
    schema: z.coerce.number().int().min(1).max(168).default(8),
    about: 'Stunden, nach denen die Anmeldung einer Administratorin oder eines Administrators abläuft',
  },
  ADMIN_IDLE_MINUTES: {
    schema: z.coerce.number().int().min(2).max(1440).default(30),
    about: 'Minuten ohne Tätigkeit, nach denen eine solche Anmeldung endet',
  },
  TRUST_PROXY: {
    schema: z.coerce.number().int().min(0).max(10).default(0),
    about: 'Zahl der vertrauten Proxys vor dem Server (für die Adresse des Gegenübers)',
  },
  SENTRY_DSN: {
    schema: words
      .refine(isReportAddress, 'Erwartet wird eine Adresse wie „https://schluessel@sentry.example.org/1“.')
      .optional(),
    about: 'Adresse für Fehlerberichte von Server und Browser (Sentry); ohne Angabe stehen Fehler nur im Protokoll',
  },
  LOG_LEVEL: {
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    about: 'Wie viel im Protokoll steht',
  },
} as const

type Names = keyof typeof SETTINGS
type Raw = { readonly [Name in Names]: z.output<(typeof SETTINGS)[Name]['schema']> }

export type S3Settings = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type Settings = {
  readonly isProduction: boolean
  readonly host: string
  readonly port: number
  readonly appUrl: string
  readonly productName: string
  readonly dataDir: string
  readonly contentDir: string | undefined
  /** How fingerspelled words look by default. */
  readonly lookDefaults: LookDefaults
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  readonly databaseWaitSeconds: number
  /** Whether this server starts jobs by their schedules. It works off what is in the queue in any case. */
  readonly hasSchedules: boolean
  /** Absent: `main` makes one and keeps it in the data directory. */
  readonly secret: string | undefined
  readonly demo: boolean
  readonly mailUrl: string | undefined
  readonly mailFrom: string
  readonly operatorMail: string | undefined
  /** Absent in public until the operator has set it: no invoices of our own are issued then. */
  readonly seller: InvoiceSeller | undefined
  readonly invoiceDueDays: number
  readonly reminderDays: ReminderDays
  readonly vatCheckUrl: string | undefined
  /** Absent: payments in the sandbox. */
  readonly stripe: StripeSettings | undefined
  readonly s3: S3Settings | undefined
  readonly imageQuotaMb: number
  readonly maxSignIns: number
  readonly signInDays: number
  readonly adminSessionHours: number
  readonly adminIdleMinutes: number
  readonly trustProxy: number
  readonly sentryDsn: string | undefined
  readonly logLevel: string
}

/** Reads and checks all settings; an empty value counts as absent. Throws `SettingsError`. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const raw = parse(environment)
  const isProduction = raw.NODE_ENV === 'production'
  const appUrl = raw.APP_URL ?? `http://localhost:${raw.PORT}`
  const isPublic = !isLoopback(raw.HOST) || !isLoopback(new URL(appUrl).hostname)
  const demo = raw.DEMO ?? (raw.DATABASE_URL === undefined && !isProduction && !isPublic)
  if (isProduction && raw.SECRET === undefined) {
    throw new SettingsError(
      'Einstellung SECRET fehlt: In Produktion braucht der Server einen Schlüssel von mindestens 32 Zeichen.',
    )
  }
  if (demo && (isProduction || isPublic)) {
    throw new SettingsError(
      'Einstellung DEMO: Demokonten mit bekanntem Passwort gibt es nicht in Produktion und nicht an einer öffentlichen Adresse (HOST, APP_URL).',
    )
  }
  if (isProduction) assertEncrypted(raw)
  return {
    isProduction,
    host: raw.HOST,
    port: raw.PORT,
    appUrl,
    productName: raw.PRODUCT_NAME,
    dataDir: raw.DATA_DIR,
    contentDir: raw.CONTENT_DIR,
    lookDefaults: { style: STYLES[raw.FINGERSPELLING], skinTone: raw.SKIN_TONE },
    databaseUrl: raw.DATABASE_URL,
    databasePool: raw.DATABASE_POOL,
    databaseWaitSeconds: raw.DATABASE_WAIT_SECONDS,
    hasSchedules: raw.SCHEDULES,
    secret: raw.SECRET,
    demo,
    mailUrl: raw.MAIL_URL,
    mailFrom: raw.MAIL_FROM,
    operatorMail: raw.OPERATOR_MAIL,
    seller: settledSeller(raw) ?? (isProduction || isPublic ? undefined : SAMPLE_SELLER),
    invoiceDueDays: raw.INVOICE_DUE_DAYS,
    reminderDays: reminderDaysOf(raw),
    vatCheckUrl: raw.VAT_CHECK_URL,
    stripe: stripeOf(raw),
    s3: s3Of(raw),
    imageQuotaMb: raw.IMAGE_QUOTA_MB,
    maxSignIns: raw.MAX_SIGN_INS,
    signInDays: raw.SIGN_IN_DAYS,
    adminSessionHours: raw.ADMIN_SESSION_HOURS,
    adminIdleMinutes: raw.ADMIN_IDLE_MINUTES,
    trustProxy: raw.TRUST_PROXY,
    sentryDsn: raw.SENTRY_DSN,
    logLevel: raw.LOG_LEVEL,
  }
}

/** Passwords and files of the public travel by HTTPS, and browsers withhold functions from pages that come without it. */
const assertEncrypted = ({ HOST, APP_URL }: Raw): void => {
  if (APP_URL === undefined) {
    if (isLoopback(HOST)) return
    throw new SettingsError(
      'Einstellung APP_URL fehlt: In Produktion an einem öffentlichen HOST braucht der Server die Adresse der App, etwa https://gebaerden.example.',
    )
  }
  const { protocol, hostname } = new URL(APP_URL)
  if (protocol === 'https:' || isLoopback(hostname)) return
  throw new SettingsError(
    'Einstellung APP_URL: Eine öffentliche Adresse beginnt in Produktion mit https://, denn Passwörter gehen sonst unverschlüsselt durchs Netz.',
  )
}

const STYLES = { hands: 'hands', signwriting: 'signWriting' } as const

const parse = (environment: Readonly<Record<string, string | undefined>>): Raw => {
  const schema = z.object(Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])))
  const given = Object.entries(environment).filter(([name, value]) => name in SETTINGS && value !== '')
  const result = schema.safeParse(Object.fromEntries(given))
  if (result.success) return result.data as Raw
  const issue = result.error.issues[0]
  throw new SettingsError(`Einstellung ${String(issue?.path[0])}: ${issue?.message}`)
}

const settledSeller = (raw: Raw): InvoiceSeller | undefined => {
  const seller = sellerOf(raw)
  if (seller === undefined || !('missing' in seller)) return seller
  throw new SettingsError(`Einstellung ${seller.missing} fehlt: Ohne sie sind Rechnungen unvollständig.`)
}

const stripeOf = (raw: Raw): StripeSettings | undefined => {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const missing = names.filter((name) => raw[name] === undefined)
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw new SettingsError(`Einstellung ${missing[0]} fehlt: Zahlungen über Stripe brauchen ${names.join(', ')}.`)
  return {
    secretKey: raw.STRIPE_SECRET_KEY as string,
    publishableKey: raw.STRIPE_PUBLISHABLE_KEY as string,
    webhookSecret: raw.STRIPE_WEBHOOK_SECRET as string,
    creditorId: raw.SEPA_CREDITOR_ID ?? null,
    apiUrl: raw.STRIPE_API_URL,
  }
}

const s3Of = (raw: Raw): S3Settings | undefined => {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = names.filter((name) => raw[name] === undefined)
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw new SettingsError(`Einstellung ${missing[0]} fehlt: Der S3-Speicher braucht ${names.join(', ')}.`)
  return {
    endpoint: raw.S3_ENDPOINT as string,
    region: raw.S3_REGION,
    bucket: raw.S3_BUCKET as string,
    accessKeyId: raw.S3_ACCESS_KEY_ID as string,
    secretAccessKey: raw.S3_SECRET_ACCESS_KEY as string,
  }
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '::1' ||
  host === '[::1]' ||
  /^127\.\d+\.\d+\.\d+$/.test(host)
