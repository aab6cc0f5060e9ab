import { describe, expect, test } from 'vitest'
import { linkErrorText } from './link-error.ts'

const refusal = (code: number) => ({ code, message: 'Der Server sagt etwas.' })

describe('a link that sets a password', () => {
  test.each([400, 401])('is said to be mangled on %i', (code) => {
    expect(linkErrorText('passwordReset', refusal(code))).toBe(
      'Der Wiederherstellungs-Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?',
    )
  })

  test('is said to be used on 403', () => {
    expect(linkErrorText('passwordReset', refusal(403))).toBe(
      'Diesen Wiederherstellungs-Link hast du bereits verwendet.',
    )
  })

  test('is said to be expired on 410', () => {
    expect(linkErrorText('passwordReset', refusal(410))).toBe(
      'Der Wiederherstellungs-Link ist nicht mehr gültig. Bitte fordere einen neuen an.',
    )
  })

  test.each([404, 429, 500])('tells status and message on %i', (code) => {
    expect(linkErrorText('passwordReset', refusal(code))).toBe(
      `Ein unbekannter Fehler ist aufgetreten (${code}): Der Server sagt etwas.`,
    )
  })
})

describe('a link that confirms an address', () => {
  test.each([
    [400, 'Der Bestätigungs-Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?'],
    [401, 'Der Bestätigungs-Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?'],
    [403, 'Diesen Bestätigungs-Link hast du bereits verwendet.'],
    [410, 'Der Bestätigungs-Link ist nicht mehr gültig. Bitte fordere einen neuen an.'],
    [503, 'Ein unbekannter Fehler ist aufgetreten (503): Der Server sagt etwas.'],
  ])('has its own word on %i', (code, text) => {
    expect(linkErrorText('signupEmail', refusal(code))).toBe(text)
  })

  test('lends its word to links that say nothing known', () => {
    expect(linkErrorText(null, refusal(400))).toContain('Bestätigungs-Link')
    expect(linkErrorText('initialPassword', refusal(403))).toContain('Bestätigungs-Link')
  })
})
