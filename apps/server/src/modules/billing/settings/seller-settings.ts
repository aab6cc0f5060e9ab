import { isSepaIban, normalIban } from '@gebaerdenraum/domain/billing/customers/iban'
import type { InvoiceSeller } from '@gebaerdenraum/domain/billing/invoices/invoice'
import type { ReminderDays } from '@gebaerdenraum/domain/billing/invoices/reminders'
import { emailField } from '@gebaerdenraum/domain/kernel/email-field'
import { z } from 'zod'

/** Who sells, as § 14 UStG wants it on invoices; a part of `SETTINGS`. */
const words = z.string().trim().min(1)

export const SELLER_SETTINGS = {
  SELLER_NAME: {
    schema: words.max(120).optional(),
    about:
      'Name der Firma auf Rechnungen; ohne Angabe werden in der Öffentlichkeit keine eigenen Rechnungen ausgestellt',
  },
  SELLER_STREET: { schema: words.max(120).optional(), about: 'Straße und Hausnummer der Firma' },
  SELLER_POSTCODE: { schema: words.max(12).optional(), about: 'Postleitzahl der Firma' },
  SELLER_CITY: { schema: words.max(80).optional(), about: 'Ort der Firma' },
  SELLER_TAX_NUMBER: {
    schema: words.max(30).optional(),
    about: 'Steuernummer; sie oder `SELLER_VAT_ID` ist auf Rechnungen Pflicht',
  },
  SELLER_VAT_ID: { schema: words.max(20).optional(), about: 'Umsatzsteuer-Identifikationsnummer' },
  SELLER_REGISTER: { schema: words.max(120).optional(), about: 'Registergericht und -nummer' },
  SELLER_CONTACT: { schema: words.max(80).default('Kundenservice'), about: 'Ansprechpartner für Rechnungen' },
  SELLER_EMAIL: { schema: emailField.optional(), about: 'E-Mail-Adresse für Rechnungen' },
  SELLER_PHONE: {
    schema: words
      .max(40)
      .regex(/(?:\d\D*){3}/, 'Erwartet wird eine Telefonnummer.')
      .optional(),
    about: 'Telefonnummer für Rechnungen (XRechnung verlangt sie)',
  },
  SELLER_BANK: { schema: words.max(80).optional(), about: 'Name der Bank für Überweisungen' },
  SELLER_IBAN: {
    schema: words.refine(isSepaIban, 'Erwartet wird eine gültige IBAN.').transform(normalIban).optional(),
    about: 'IBAN für Überweisungen',
  },
  SELLER_BIC: { schema: words.max(11).optional(), about: 'BIC der Bank' },
  INVOICE_DUE_DAYS: {
    schema: z.coerce.number().int().min(0).max(90).default(14),
    about: 'Zahlungsziel von Rechnungen in Tagen',
  },
  REMINDER_DAYS: {
    schema: z
      .string()
      .regex(/^\d{1,3}(,\d{1,3}){2}$/, 'Erwartet werden drei Zahlen, etwa 7,14,14.')
      .default('7,14,14'),
    about:
      'Nach wie vielen Tagen Zahlungserinnerung, 1. und 2. Mahnung vorgeschlagen werden: nach der Fälligkeit, dann nach der vorigen',
  },
} as const

type Names = keyof typeof SELLER_SETTINGS
export type RawSeller = { readonly [Name in Names]: z.output<(typeof SELLER_SETTINGS)[Name]['schema']> }

const REQUIRED = [
  'SELLER_NAME',
  'SELLER_STREET',
  'SELLER_POSTCODE',
  'SELLER_CITY',
  'SELLER_EMAIL',
  'SELLER_PHONE',
] as const satisfies readonly Names[]

const HAVE_DEFAULTS: readonly Names[] = ['SELLER_CONTACT', 'INVOICE_DUE_DAYS', 'REMINDER_DAYS']

/** `7,14,14` as its numbers. */
export const reminderDaysOf = ({ REMINDER_DAYS }: Pick<RawSeller, 'REMINDER_DAYS'>): ReminderDays => {
  const [first = 0, second = 0, third = 0] = REMINDER_DAYS.split(',').map(Number)
  return [first, second, third]
}

/** All that an invoice needs, nothing at all, or the name of the setting that is missing. */
export const sellerOf = (raw: RawSeller): InvoiceSeller | undefined | { readonly missing: Names } => {
  const given = (Object.keys(SELLER_SETTINGS) as Names[]).some((name) => {
    return raw[name] !== undefined && !HAVE_DEFAULTS.includes(name)
  })
  if (!given) return undefined
  const missing = REQUIRED.find((name) => raw[name] === undefined)
  if (missing) return { missing }
  if (raw.SELLER_TAX_NUMBER === undefined && raw.SELLER_VAT_ID === undefined) return { missing: 'SELLER_TAX_NUMBER' }
  if (raw.SELLER_IBAN !== undefined && raw.SELLER_BANK === undefined) return { missing: 'SELLER_BANK' }
  return {
    name: raw.SELLER_NAME ?? '',
    street: raw.SELLER_STREET ?? '',
    postcode: raw.SELLER_POSTCODE ?? '',
    city: raw.SELLER_CITY ?? '',
    countryCode: 'DE',
    taxNumber: raw.SELLER_TAX_NUMBER ?? null,
    vatId: raw.SELLER_VAT_ID ?? null,
    register: raw.SELLER_REGISTER ?? null,
    contact: raw.SELLER_CONTACT,
    email: raw.SELLER_EMAIL ?? '',
    phone: raw.SELLER_PHONE ?? '',
    bank: raw.SELLER_IBAN ? { name: raw.SELLER_BANK ?? '', iban: raw.SELLER_IBAN, bic: raw.SELLER_BIC ?? null } : null,
  }
}

/** Says on every page that it is none; used on this machine only, where nobody is charged for anything. */
export const SAMPLE_SELLER: InvoiceSeller = {
  name: 'Muster GmbH (Demonstration, keine echte Rechnung)',
  street: 'Musterweg 1',
  postcode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
  taxNumber: '30/123/45678',
  vatId: 'DE123456788',
  register: 'Amtsgericht Charlottenburg, HRB 00000',
  contact: 'Kundenservice',
  email: 'rechnung@gebaerdenraum.example',
  phone: '+49 30 0000000',
  bank: { name: 'Musterbank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
}
