import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPendingOffer, storePendingOffer } from './pending-offer.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an offer waits until it is opened again', () => {
  expect(readPendingOffer()).toBeNull()
  storePendingOffer('/angebot/1/token')
  expect(readPendingOffer()).toBe('/angebot/1/token')
  storePendingOffer(null)
  expect(readPendingOffer()).toBeNull()
})

test('what is no offer leads nowhere', () => {
  storePendingOffer('//elsewhere.example/angebot/')
  expect(readPendingOffer()).toBeNull()
})

test('without storage an offer waits as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storePendingOffer('/angebot/1/token')
  expect(readPendingOffer()).toBe('/angebot/1/token')
  storePendingOffer(null)
  expect(readPendingOffer()).toBeNull()
})
