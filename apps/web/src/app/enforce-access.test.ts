import type { ParsedLocation } from '@tanstack/react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { setSession } from '../api/session.ts'
import { givenSession } from '../testing/given-session.ts'
import { enforceAccess, loginSearch, returnAddress } from './enforce-access.ts'
import { type RouteId, routeOf } from './routes.ts'

afterEach(() => setSession(null))

const at = (href: string) => ({ href }) as ParsedLocation
const redirectFrom = (route: RouteId, from?: ParsedLocation): unknown => {
  const navigation = { params: { slug: 'hallo' }, location: at('/asked-for'), from, isPreload: true }
  try {
    enforceAccess(routeOf(route), navigation)
  } catch (thrown) {
    return (thrown as { readonly options: unknown }).options
  }
  return null
}

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

test('redirects to an address with its query', () => {
  setSession(givenSession())
  expect(redirectFrom('my-documents')).toMatchObject({ to: '/app/organisieren', search: { t: 'documents' } })
})

describe('a page that an account may not open', () => {
  test('leaves it where it was, or brings it to the settings where it was nowhere', () => {
    setSession(givenSession({ hasActiveSubscription: false }))
    expect(redirectFrom('administration', at('/app/favoriten'))).toMatchObject({ href: '/app/favoriten' })
    expect(redirectFrom('administration')).toMatchObject({ href: '/app/einstellungen' })
  })

  test('for want of a licence is the public one of the same sign', () => {
    setSession(givenSession({ hasActiveSubscription: false }))
    expect(redirectFrom('sign')).toMatchObject({ to: '/gebaerden/{-$slug}', params: { slug: 'hallo' } })
    setSession(givenSession())
    expect(redirectFrom('sign')).toBeNull()
  })
})
