import { expect, test } from 'vitest'
import { contactText, missingLicenceText, teamLicence } from './team-licence.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const YESTERDAY = new Date('2026-11-22T22:59:00Z')
const TOMORROW = new Date('2026-11-24T12:00:00Z')

test.each([
  [null, null, 'none', 'Dein Team hat keine Lizenz.'],
  ['active', TOMORROW, 'active', null],
  ['pending-approval', null, 'pending', 'Die neue Lizenz deines Teams wird noch geprüft.'],
  ['canceled', YESTERDAY, 'ended', 'Die Lizenz deines Teams ist am 22.11.2026 abgelaufen.'],
  ['canceled', TOMORROW, 'ended', 'Die Lizenz deines Teams ist nicht mehr aktiv.'],
  ['canceled', null, 'ended', 'Die Lizenz deines Teams ist nicht mehr aktiv.'],
] as const)('a team whose subscription is %s until %s is %s: %s', (status, periodEnd, state, text) => {
  const licence = teamLicence(status && { status, periodEnd }, NOW)
  expect(licence.state).toBe(state)
  expect(missingLicenceText(licence)).toBe(text)
})

test('the day is that of Germany', () => {
  const licence = teamLicence({ status: 'canceled', periodEnd: new Date('2026-11-22T23:30:00Z') }, NOW)
  expect(missingLicenceText(licence)).toContain('23.11.2026')
})

test('members are told whom to ask', () => {
  expect(contactText({ name: 'Lena Leitung', email: 'leitung@demo.example' })).toBe(
    'Bitte wende dich an Lena Leitung (leitung@demo.example).',
  )
})
