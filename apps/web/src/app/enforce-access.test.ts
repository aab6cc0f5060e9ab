import { expect, test } from 'vitest'
import { loginSearch, returnAddress } from './enforce-access.ts'

test('remembers the page of the app that was asked for', () => {
  expect(returnAddress({ href: '/app/gebaerden/hallo?quiz=1' })).toEqual({ weiter: '/app/gebaerden/hallo?quiz=1' })
})

test.each(['/', '/app', '/app/suche', '/gebaerden/hallo', '/login'])('needs not remember %s', (href) => {
  expect(returnAddress({ href })).toEqual({})
})

test('says on the way to the login why a stored sign-in was refused', () => {
  const location = { href: '/app/favoriten' }
  expect(loginSearch(location, 'token-not-allowed')).toEqual({ message: 'token-not-allowed', weiter: '/app/favoriten' })
  expect(loginSearch({ href: '/' }, 'session-expired')).toEqual({ message: 'session-expired' })
  expect(loginSearch(location, null)).toEqual({ weiter: '/app/favoriten' })
})
