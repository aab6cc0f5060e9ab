import type { InvoicePreview } from '@gebaerdenraum/domain/licences/checkout.contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyLicence, givenAddress, givenCard, PERSON, preview } from '../../../test/given-checkout.ts'
import { givenPerson } from '../../../test/given-team.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ratesOf = ({ lines }: InvoicePreview) =>
  lines.data.flatMap(({ tax_amounts }) => tax_amounts.map((tax) => tax.tax_rate_percentage))

test('who moved gets unused time back with the VAT he paid, and cannot mix taxed and untaxed time', async () => {
  const person = await givenPerson(server)
  await givenAddress(server, person)
  const paymentMethod = await givenCard(server, person)
  await buyLicence(server, person, { license: 'single-1-1', paymentMethod })
  expect(ratesOf(await preview(server, person, 'single-1-12'))).toEqual([19, 19])

  await givenAddress(server, person, { ...PERSON, countryCode: 'CH', postcode: '8001', city: 'Zürich' })
  const { status, body } = await buyLicence(server, person, { license: 'single-1-12', paymentMethod })
  expect(status).toBe(409)
  expect(body.message).toContain('wird anders besteuert')

  await givenAddress(server, person, { ...PERSON, countryCode: 'AT', postcode: '1010', city: 'Wien' })
  expect(ratesOf(await preview(server, person, 'single-1-12'))).toEqual([19, 20])
  expect((await buyLicence(server, person, { license: 'single-1-12', paymentMethod })).status).toBe(200)
})
