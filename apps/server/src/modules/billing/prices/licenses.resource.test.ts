import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { SettingsError } from '../../../platform/settings/settings-error.ts'
import { readPrices } from './price-list.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const offers = async (query = {}) => (await server.call<LicenseOffers>('GET', 'licenses', { query })).body

test('a visitor sees the licences of persons in Germany with VAT', async () => {
  const body = await offers()
  expect(body).toMatchObject({ country: 'DE', customerType: 'person', taxation: 'vat', taxRate: 19, taxNote: null })
  expect(body.slider).toEqual([1, 3, 4, 5, 10, 15, 20, 30, 50, 'custom'])
  expect(body.groups.map(({ _id, sizes }) => [_id, sizes])).toEqual([
    ['single', [1]],
    ['small', [3, 4, 5]],
    ['institution', [10, 15, 20, 30, 50]],
  ])
  expect(body.groups[0]?.licenses).toEqual([
    {
      id: 'single-1-1',
      title: 'Einzellizenz',
      size: 1,
      period: 1,
      canAutoRenew: true,
      net: 840,
      tax: 160,
      gross: 1000,
      paymentMethods: ['card', 'sepa_debit'],
    },
    {
      id: 'single-1-12',
      title: 'Einzellizenz',
      size: 1,
      period: 12,
      canAutoRenew: true,
      net: 8400,
      tax: 1596,
      gross: 9996,
      paymentMethods: ['card', 'sepa_debit'],
    },
  ])
})

test('companies are offered two years, abroad without VAT and with the reason', async () => {
  const body = await offers({ country: 'AT', customerType: 'company' })
  expect(body).toMatchObject({ taxation: 'reverse-charge', taxRate: 0 })
  expect(body.taxNote).toContain('Steuerschuldnerschaft')
  const years = body.groups.flatMap(({ licenses }) => licenses).filter(({ period }) => period === 24)
  expect(years.map(({ size, tax, paymentMethods }) => [size, tax, paymentMethods])).toEqual(
    [5, 10, 15, 20, 30, 50].map((size) => [size, 0, ['invoice']]),
  )
})

test('a country that is not served is refused', async () => {
  expect((await server.call('GET', 'licenses', { query: { country: 'US' } })).status).toBe(400)
})

describe('an operator’s price list', () => {
  const directories: string[] = []
  afterAll(() => {
    for (const directory of directories) rmSync(directory, { recursive: true })
  })
  const given = (list: object): string => {
    const directory = mkdtempSync(join(tmpdir(), 'gebaerdenraum-prices-'))
    directories.push(directory)
    mkdirSync(join(directory, 'licences'))
    writeFileSync(join(directory, 'licences', 'price-list.json'), JSON.stringify(list))
    return directory
  }
  const version = (sizes: readonly object[]) => ({
    validFrom: '2026-01-01',
    periods: [{ months: 1, monthsCharged: 1, minSize: 1, customerTypes: ['person'] }],
    groups: [{ id: 'single', title: 'Einzellizenz', sizes }],
  })

  test('stands in for ours', () => {
    const list = { currency: 'EUR', versions: [version([{ size: 1, monthlyNetCents: 100 }])] }
    expect(readPrices(given(list))).toEqual({ list, rates: readPrices(undefined).rates })
  })

  test.each([
    [
      'a price that falls with more seats',
      version([
        { size: 1, monthlyNetCents: 100 },
        { size: 2, monthlyNetCents: 90 },
      ]),
    ],
    ['half a cent', version([{ size: 1, monthlyNetCents: 99.5 }])],
    [
      'a licence that nobody can pay for',
      {
        ...version([{ size: 1, monthlyNetCents: 100 }]),
        periods: [{ months: 24, monthsCharged: 20, minSize: 1, customerTypes: ['person'] }],
      },
    ],
  ])('with %s stops the start', (_, wrong) => {
    expect(() => readPrices(given({ currency: 'EUR', versions: [wrong] }))).toThrow(SettingsError)
  })
})
