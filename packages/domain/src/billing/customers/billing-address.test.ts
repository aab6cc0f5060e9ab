import { describe, expect, test } from 'vitest'
import {
  addressFaults,
  type BillingAddress,
  EMPTY_ADDRESS,
  invoiceAddressFaults,
  normalAddress,
} from './billing-address.ts'

const PERSON: BillingAddress = {
  ...EMPTY_ADDRESS,
  name: 'Eva Einzel',
  street: 'Lindenweg',
  number: '3a',
  postcode: '04109',
  city: 'Leipzig',
}
const COMPANY: BillingAddress = { ...PERSON, customerType: 'company', company: 'Kita Sonnenhügel' }

describe('a billing address', () => {
  test('of a person is complete without company, VAT id, reference and addition', () => {
    expect(addressFaults(PERSON)).toEqual({})
  })

  test('names each field that is missing in the specified words', () => {
    expect(addressFaults({ ...EMPTY_ADDRESS, countryCode: ' ' })).toEqual({
      name: 'Name ist erforderlich',
      street: 'Straße ist erforderlich',
      number: 'Hausnummer ist erforderlich',
      postcode: 'Postleitzahl ist erforderlich',
      city: 'Ort ist erforderlich',
      countryCode: 'Land ist erforderlich',
    })
  })

  test('of a company needs its name, and a VAT id outside Germany and Switzerland', () => {
    expect(addressFaults({ ...COMPANY, company: '' })).toEqual({
      company: 'Name der Firma oder Einrichtung ist erforderlich',
    })
    expect(addressFaults(COMPANY)).toEqual({})
    expect(addressFaults({ ...COMPANY, countryCode: 'CH' })).toEqual({})
    expect(addressFaults({ ...COMPANY, countryCode: 'AT' })).toEqual({ vatId: 'USt-IdNr. ist erforderlich' })
    expect(addressFaults({ ...COMPANY, countryCode: 'AT', vatId: 'atu 13585627' })).toEqual({})
  })

  test('refuses a VAT id with a wrong check digit or of another country', () => {
    const sentence = 'Diese USt-IdNr. ist ungültig oder gehört nicht zum gewählten Land'
    expect(addressFaults({ ...COMPANY, vatId: 'DE136695977' })).toEqual({ vatId: sentence })
    expect(addressFaults({ ...COMPANY, countryCode: 'FR', vatId: 'DE136695976' })).toEqual({ vatId: sentence })
    expect(normalAddress({ ...COMPANY, countryCode: 'GR', vatId: 'GR 094259216' }).vatId).toBe('EL094259216')
  })

  test('is lines that can be printed', () => {
    expect(
      addressFaults({ ...COMPANY, company: 'Kita\r\nSonne', street: 'Weg\u202Egeradeaus', city: '\u2800' }),
    ).toEqual({
      company: 'Name der Firma oder Einrichtung enthält unzulässige Zeichen',
      street: 'Straße enthält unzulässige Zeichen',
      city: 'Ort ist erforderlich',
    })
  })

  test.each([
    ['Ștefan Ioniță'],
    ['Łukasz Żółć'],
    ['Đặng Thị Hồng'],
    ['Олександр Їжак'],
    ['Þórður Æ'],
    ['Ğülşen İ'],
    ['O’Neill'],
    ['Müller\u2011Lüdenscheidt'],
  ])('takes the name %s', (name) => {
    expect(addressFaults({ ...PERSON, name })).toEqual({})
  })

  test('names the characters that cannot be printed, at their field', () => {
    expect(addressFaults({ ...COMPANY, company: 'Kita 😀', name: '王小', street: 'Γ' })).toEqual({
      company: '„😀“ kann nicht gedruckt werden. Nimm bitte lateinische Buchstaben.',
      name: '„王“ und „小“ können nicht gedruckt werden. Nimm bitte lateinische Buchstaben.',
      street: '„Γ“ kann nicht gedruckt werden. Nimm bitte lateinische Buchstaben.',
    })
  })

  test('that was stored with such characters goes on being invoiced', () => {
    expect(invoiceAddressFaults({ ...PERSON, name: 'علي' })).toEqual({})
  })

  test('refuses countries that are not served', () => {
    expect(addressFaults({ ...PERSON, countryCode: 'US' })).toEqual({
      countryCode: 'Dieses Land beliefern wir leider nicht',
    })
  })

  test('of a person loses what belongs to companies', () => {
    const typed = { ...COMPANY, customerType: 'person', vatId: 'DE136695976', reference: 'Best. 7' } as const
    expect(normalAddress(typed)).toEqual(PERSON)
  })
})
