import { describe, expect, test } from 'vitest'
import { addressAfterLogin, loginFailure, loginWarning } from './login-messages.ts'

describe('the warning above the login form', () => {
  test('tells of too many sign-ins for token-not-allowed', () => {
    expect(loginWarning('token-not-allowed')).toBe(
      'Deine Sitzung ist abgelaufen oder die maximale Anzahl an Anmeldungen mit deinem Konto wurde erreicht. Bitte melde dich erneut an.',
    )
  })

  test('tells of the expired session for session-expired', () => {
    expect(loginWarning('session-expired')).toBe('Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.')
  })

  test.each([undefined, '', 'other', 'toString', '__proto__', 7])('says nothing for %j', (message) => {
    expect(loginWarning(message)).toBeNull()
  })
})

describe('a failed login', () => {
  test('shows what the server says', () => {
    const text = 'E-Mail oder Passwort ist falsch.'
    expect(loginFailure({ code: 401, message: text })).toEqual({ text, offersReset: false })
  })

  test('offers a new password to whoever has to wait', () => {
    const text = 'Zu viele Versuche. Bitte warte 43 Minuten.'
    expect(loginFailure({ code: 429, message: text })).toEqual({ text, offersReset: true })
  })

  test('is silent when there was no token to begin with', () => {
    expect(loginFailure({ code: 401, message: 'No accessToken found in storage' })).toBeNull()
  })

  test('is not silent when another code comes with those words', () => {
    expect(loginFailure({ code: 500, message: 'No accessToken found in storage' })).not.toBeNull()
  })
})

describe('the way after the login', () => {
  test('leads to the page that was asked for', () => {
    expect(addressAfterLogin('/app/favoriten?seite=2')).toBe('/app/favoriten?seite=2')
    expect(addressAfterLogin('/lernliste/ueberblick/abc')).toBe('/lernliste/ueberblick/abc')
    expect(addressAfterLogin('/angebot/1/token')).toBe('/angebot/1/token')
  })

  test.each([
    undefined,
    'https://boese.example',
    '//boese.example',
    '/login',
    '/app',
    '/app//boese.example',
    '/app/\\boese',
    'javascript:alert(1)',
  ])('leads to the search for %j', (wanted) => {
    expect(addressAfterLogin(wanted)).toBe('/app/suche')
  })
})
