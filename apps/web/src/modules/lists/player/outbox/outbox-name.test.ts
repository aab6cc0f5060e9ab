import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser over plain HTTP, which has no `randomUUID`, with these entries in its storage. */
const givenBrowser = (entries: Readonly<Record<string, string>> = {}) => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  vi.stubGlobal('localStorage', entries)
}
const openPage = async () => {
  vi.resetModules()
  return import('./outbox-name.ts')
}
beforeEach(() => givenBrowser())
afterEach(() => vi.unstubAllGlobals())

test('each page has an outbox of its own, over plain HTTP too', async () => {
  const [one, other] = [await openPage(), await openPage()]
  expect(one.nameOwnOutbox('eva')).toBe(one.nameOwnOutbox('eva'))
  expect(one.nameOwnOutbox('eva')).not.toBe(other.nameOwnOutbox('eva'))
})

test('those of an account are found, of earlier versions too, and of nobody else', async () => {
  givenBrowser({
    'gebaerdenraum-outbox:eva': '{}',
    'gebaerdenraum-outbox:eva:1-2': '{}',
    'gebaerdenraum-outbox:kim': '{}',
  })
  const { listOutboxes, hasWaiting } = await openPage()
  expect(listOutboxes('eva')).toEqual(['gebaerdenraum-outbox:eva', 'gebaerdenraum-outbox:eva:1-2'])
  expect(['eva', 'kim', 'bo'].map(hasWaiting)).toEqual([true, true, false])
})
