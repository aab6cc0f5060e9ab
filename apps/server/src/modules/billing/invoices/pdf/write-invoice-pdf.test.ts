import type { Invoice } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { INVOICES } from '@gebaerdenraum/domain/billing/invoices/invoices.fixture'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import { PRINTABLE_NAMES } from '@gebaerdenraum/domain/kernel/names.fixture'
import { FacturX } from 'factur-x-kit'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../../../platform/pdf/read-pdf.fixture.ts'
import { euros } from './numbers.ts'
import { writeInvoicePdf } from './write-invoice-pdf.ts'

const written = async (invoice: Invoice) => {
  const bytes = await writeInvoicePdf(invoice, 'Gebärden & Raum')
  const read = await readPdf(bytes)
  const marks = read.pages.flatMap((page) => page.marks)
  const text = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ')
  return { bytes, read, text: text.replace(/\s+/g, ' '), source: Buffer.from(bytes).toString('latin1') }
}

describe.each(Object.entries(INVOICES))('the PDF %s', (_, invoice) => {
  test('says all that § 14 UStG asks for', async () => {
    const { text } = await written(invoice)
    const { seller, customer, lines, totals, servicePeriod } = invoice
    const asked = [
      invoice.number,
      writtenDay(invoice.issuedOn),
      writtenDay(servicePeriod.start),
      writtenDay(servicePeriod.end),
      seller.name,
      seller.street,
      seller.taxNumber ?? seller.vatId ?? '',
      `${customer.street} ${customer.number}`,
      `${customer.postcode} ${customer.city}`,
      euros(totals.net),
      euros(totals.gross),
      ...totals.groups.map(({ tax }) => euros(tax)),
      ...lines.map(({ net }) => euros(net)),
    ]
    for (const fact of asked) expect(text).toContain(fact.replace(/\s+/g, ' '))
  })

  test('carries the e-invoice, which another reader finds whole', async () => {
    const read = await FacturX.fromPDF((await written(invoice)).bytes)
    expect(read.validate()).toMatchObject({ valid: true })
    expect(read.object).toMatchObject({ document: { id: invoice.number }, totals: {} })
  })
})

describe('the PDF of an invoice', () => {
  test('is made for archives: faces inside, colours named, no transparency, what it is in its metadata', async () => {
    const { read, source } = await written(INVOICES['of a company on account'])
    expect(read.embeddedFonts).toBe(read.fonts.length)
    expect(read.fonts.every((name) => name.includes('Andika'))).toBe(true)
    expect(source).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(source).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    expect(source).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(source).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(source).toMatch(/\/OutputIntents/)
    expect(source).toMatch(/\/AFRelationship \/Alternative/)
    expect(source).not.toMatch(/\/SMask|\/ca 0|\/JavaScript|\/Encrypt/)
    const metadata = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(source)?.[0] ?? ''
    expect(metadata).toContain('<xmp:CreatorTool>Geb')
    expect(metadata.replace(/&(amp|lt|gt|quot);/g, '')).not.toContain('&')
  })

  test('is German, has a title and is read in order, the table by its columns', async () => {
    const { read, source } = await written(INVOICES['of a person by card'])
    expect([read.title, read.language]).toEqual(['Rechnung 2026-00042', 'de-DE'])
    const tags = read.pages[0]?.tags ?? []
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1)
    expect(tags.indexOf('H1')).toBeLessThan(tags.indexOf('Table'))
    expect(source.match(/\/S \/TH\b/g)).toHaveLength(6)
    expect(source.match(/\/Scope \/Column/g)).toHaveLength(6)
  })

  test('goes on on a second page when there is much to charge', async () => {
    const invoice = INVOICES['of a person by card']
    const lines = Array.from({ length: 30 }, () => invoice.lines).flat()
    const { read, text } = await written({ ...invoice, lines })
    expect(read.pages.length).toBeGreaterThan(1)
    expect(text).toContain(`Seite 1 von ${read.pages.length}`)
    for (const page of read.pages) {
      for (const mark of page.marks) if (mark.kind === 'text') expect(mark.y).toBeLessThan(page.size.height)
    }
  })

  test('holds names of any length within its margins', async () => {
    const invoice = INVOICES['of a company on account']
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik'.repeat(2)
    const { read } = await written({ ...invoice, customer: { ...invoice.customer, company: long, reference: long } })
    const [page] = read.pages
    const edges = (page?.marks ?? []).flatMap((mark) => (mark.kind === 'text' ? [mark.x] : []))
    expect(Math.max(...edges)).toBeLessThan(page?.size.width ?? 0)
  })

  test.each([...PRINTABLE_NAMES, 'Ẹ\u0301kó'])('prints and carries the name %s', async (name) => {
    const invoice = INVOICES['of a person by card']
    const { bytes, text, source, read } = await written({ ...invoice, customer: { ...invoice.customer, name } })
    expect(text.replaceAll(' ', '').normalize('NFC')).toContain(name.replaceAll(' ', '').normalize('NFC'))
    expect(source).not.toContain('/ActualText')
    expect(read.fonts.every((font) => font.includes('Andika'))).toBe(true)
    expect((await FacturX.fromPDF(bytes)).validate()).toMatchObject({ valid: true })
  })

  test('of a customer from before shows no boxes for what cannot be printed, and the e-invoice has all of it', async () => {
    const invoice = INVOICES['of a person by card']
    const name = 'Eva 😀 علي 王'
    const { bytes, text, read } = await written({ ...invoice, customer: { ...invoice.customer, name } })
    expect(text).toContain('Eva')
    const paths = read.pages.flatMap(({ marks }) => marks.filter(({ kind }) => kind === 'path')).length
    const plain = (await written(invoice)).read.pages.flatMap(({ marks }) =>
      marks.filter(({ kind }) => kind === 'path'),
    )
    expect(paths).toBe(plain.length)
    expect(JSON.stringify((await FacturX.fromPDF(bytes)).object)).toContain(name)
  })

  test('is the same file whenever it is written', async () => {
    const invoice = INVOICES['of a person by card']
    const [one, other] = [await writeInvoicePdf(invoice, 'X'), await writeInvoicePdf(invoice, 'X')]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  })
})
