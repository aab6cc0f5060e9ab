import { expect, test } from 'vitest'
import { writtenDetails } from './written-details.ts'

test('details are lines with names, amounts, days and yes or no', () => {
  const data = {
    net: 900_000,
    seats: 1500,
    text: '',
    freeUntil: '2027-01-31T23:00:00.000Z',
    isMultiplicator: true,
    validUntil: '2026-12-22',
  }
  expect(writtenDetails(data)).toEqual([
    { name: 'Preis netto', text: '9.000,00\u00a0€' },
    { name: 'Plätze', text: '1.500' },
    { name: 'Text', text: 'leer' },
    { name: 'Kostenloser Zugang bis', text: '01.02.2027, 00:00' },
    { name: 'Multiplikator', text: 'ja' },
    { name: 'Gültig bis', text: '22.12.2026' },
  ])
})

test('fields within fields stand behind each other, words of a list in one line', () => {
  const data = { reminders: [{ invoice: 'a1', level: 1 }], keywords: ['Haus', 'Dach'], other: {} }
  expect(writtenDetails(data)).toEqual([
    { name: 'Erinnerungen › 1. › Rechnung', text: 'a1' },
    { name: 'Erinnerungen › 1. › Stufe', text: '1' },
    { name: 'Stichwörter', text: 'Haus, Dach' },
    { name: 'other', text: 'leer' },
  ])
})

test('a sentence stays what it is', () => {
  expect(writtenDetails('Der Code stimmt nicht.')).toEqual([{ name: '', text: 'Der Code stimmt nicht.' }])
})
