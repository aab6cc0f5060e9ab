import { expect, test } from 'vitest'
import { formOf, listOf } from './price-form.ts'

const BASE = {
  validFrom: '2020-01-01',
  periods: [
    { months: 1, monthsCharged: 1, minSize: 1, customerTypes: ['person' as const] },
    { months: 12, monthsCharged: 10, minSize: 1, customerTypes: ['person' as const] },
  ],
  groups: [
    { id: 'single', title: 'Einzellizenz', sizes: [{ size: 1, monthlyNetCents: 840 }] },
    { id: 'small', title: 'Familie', sizes: [{ size: 3, monthlyNetCents: 2100 }] },
  ],
}

test('a form that nobody changed is the list it came from', () => {
  const form = formOf(BASE, '2027-01-01')
  expect(form).toEqual({ validFrom: '2027-01-01', amounts: { 1: '8,40', 3: '21,00' }, charged: { 1: '1', 12: '10' } })
  expect(listOf(form, BASE, '2026-11-23')).toEqual({ list: { ...BASE, validFrom: '2027-01-01' }, faults: {} })
})

test('what cannot be is told at its field', () => {
  const form = { validFrom: '2026-11-22', amounts: { 1: '22', 3: '21' }, charged: { 1: 'x', 12: '10' } }
  expect(listOf(form, BASE, '2026-11-23').faults).toEqual({
    validFrom: 'Frühestens ab morgen',
    'amount-3': 'Mehr Plätze müssen mehr kosten',
    'charged-1': 'Eine ganze Zahl ab 1',
  })
})
