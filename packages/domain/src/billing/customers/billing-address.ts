import type { CustomerType } from '../../accounts/customer-types.ts'
import { type Country, DEFAULT_COUNTRY, isCountry } from '../../kernel/countries.ts'
import { requiredText } from '../../kernel/field-messages.ts'
import { charactersText } from '../../kernel/line-field.ts'
import { unprintableText } from '../../kernel/unprintable.ts'
import { hasOnlyLineCharacters, hasVisible, normalLine } from '../../kernel/visible-line.ts'
import { specialTerritory, territoryFault } from './special-territories.ts'
import { isVatIdOf, normalVatId } from './vat-id.ts'

/** The billing form and its rules (specification 1, sections 3 and 5); the same on screen and server. */

export type BillingAddress = {
  readonly customerType: CustomerType
  readonly company: string
  readonly vatId: string
  readonly name: string
  /** Department or building. */
  readonly additional: string
  readonly street: string
  readonly number: string
  readonly postcode: string
  readonly city: string
  readonly countryCode: string
  /** Printed on the invoice. */
  readonly reference: string
}
export type BillingField = keyof BillingAddress

export const EMPTY_ADDRESS: BillingAddress = {
  customerType: 'person',
  company: '',
  vatId: '',
  name: '',
  additional: '',
  street: '',
  number: '',
  postcode: '',
  city: '',
  countryCode: DEFAULT_COUNTRY,
  reference: '',
}

export const BILLING_LABELS: Readonly<Record<BillingField, string>> = {
  customerType: 'Art des Kunden',
  company: 'Name der Firma oder Einrichtung',
  vatId: 'USt-IdNr.',
  name: 'Name',
  additional: 'Zusatz',
  street: 'Straße',
  number: 'Hausnummer',
  postcode: 'Postleitzahl',
  city: 'Ort',
  countryCode: 'Land',
  reference: 'Referenz',
}

/** Longest that a field may be; what is longer does not fit into an invoice. */
export const BILLING_FIELD_MAX: Readonly<Record<BillingField, number>> = {
  customerType: 10,
  company: 120,
  vatId: 20,
  name: 120,
  additional: 120,
  street: 120,
  number: 20,
  postcode: 12,
  city: 80,
  countryCode: 2,
  reference: 60,
}

const ALWAYS_REQUIRED = ['name', 'street', 'number', 'postcode', 'city', 'countryCode'] as const

export const needsVatId = ({ customerType, countryCode }: Pick<BillingAddress, 'customerType' | 'countryCode'>) =>
  customerType === 'company' && isCountry(countryCode) && countryCode !== 'DE' && countryCode !== 'CH'

/** What is kept of what was typed: a person has no company, reference and VAT id. */
export const normalAddress = (address: BillingAddress): BillingAddress => {
  const trimmed = Object.fromEntries(Object.entries(address).map(([field, value]) => [field, normalLine(value)]))
  const clean = { ...address, ...trimmed, countryCode: address.countryCode.trim().toUpperCase() }
  if (clean.customerType === 'person') return { ...clean, company: '', reference: '', vatId: '' }
  return { ...clean, vatId: normalVatId(clean.vatId) }
}

export type BillingFaults = Readonly<Partial<Record<BillingField, string>>>

/** By field, the sentence that says what is wrong with an address that is entered; empty when it can be ordered with. */
export const addressFaults = (given: BillingAddress): BillingFaults => {
  const territory = specialTerritory(given)
  return {
    ...printFaults(normalAddress(given)),
    ...(territory === null ? {} : { postcode: territoryFault(territory) }),
    ...invoiceAddressFaults(given),
  }
}

/** An invoice has to name its recipient (§ 14 UStG), so all of the address is in letters that can be printed. */
const printFaults = (address: BillingAddress): BillingFaults =>
  Object.fromEntries(
    Object.entries(address).flatMap(([field, text]) => {
      const fault = addressPrintFault(text)
      return fault === null ? [] : [[field, fault]]
    }),
  )

/** What is said while an address is typed, and when it is sent. */
export const addressPrintFault = (text: string): string | null => {
  const fault = unprintableText(text)
  return fault === null ? null : `${fault} Nimm bitte lateinische Buchstaben.`
}

/**
 * By field, what is missing for an invoice. An address in a special territory, or with letters that cannot be printed, that
 * was stored before it was refused has no fault here: a licence that runs can be kept and paid.
 */
export const invoiceAddressFaults = (given: BillingAddress): BillingFaults => {
  const address = normalAddress(given)
  const faults: Partial<Record<BillingField, string>> = {}
  for (const field of requiredFields(address)) {
    if (address[field] === '') faults[field] = requiredText(BILLING_LABELS[field])
  }
  for (const [field, max] of Object.entries(BILLING_FIELD_MAX) as readonly (readonly [BillingField, number])[]) {
    if (address[field].length > max) {
      faults[field] ??= `${BILLING_LABELS[field]} darf höchstens ${max} Zeichen lang sein`
    }
  }
  for (const field of Object.keys(BILLING_FIELD_MAX) as readonly BillingField[]) {
    if (!hasOnlyLineCharacters(address[field])) faults[field] ??= charactersText(BILLING_LABELS[field])
    else if (address[field] !== '' && !hasVisible(address[field])) faults[field] ??= requiredText(BILLING_LABELS[field])
  }
  const { countryCode, vatId } = address
  if (countryCode !== '' && !isCountry(countryCode)) faults.countryCode = 'Dieses Land beliefern wir leider nicht'
  if (vatId !== '' && isCountry(countryCode) && !isVatIdOf(countryCode, vatId)) {
    faults.vatId = 'Diese USt-IdNr. ist ungültig oder gehört nicht zum gewählten Land'
  }
  return faults
}

const requiredFields = (address: BillingAddress): readonly BillingField[] => [
  ...(address.customerType === 'company' ? (['company'] as const) : []),
  ...(needsVatId(address) ? (['vatId'] as const) : []),
  ...ALWAYS_REQUIRED,
]

export const countryOf = ({ countryCode }: Pick<BillingAddress, 'countryCode'>): Country =>
  isCountry(countryCode) ? countryCode : DEFAULT_COUNTRY
