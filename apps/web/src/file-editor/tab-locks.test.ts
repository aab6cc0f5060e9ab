import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDraft, takeDrafts } from './drafts.ts'
import { removeDrafts } from './remove-drafts.ts'
import { givenBrowser } from './stubbed-browser.fixture.ts'
import { holdLock, ifUnlocked } from './tab-locks.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isFree = async (name = 'one'): Promise<boolean> => (await ifUnlocked(name, () => true)) === true

describe.each([true, false])('a lock of a tab (by HTTPS: %s)', (isSecure) => {
  beforeEach(() => void givenBrowser({ isSecure }))

  test('is held until it is released', async () => {
    expect(await isFree()).toBe(true)
    const release = holdLock('one')
    expect(await isFree()).toBe(false)
    expect(await isFree('two')).toBe(true)
    release()
    await Promise.resolve()
    expect(await isFree()).toBe(true)
  })
})

describe('over plain HTTP', () => {
  let browser: ReturnType<typeof givenBrowser>
  beforeEach(() => {
    browser = givenBrowser({ isSecure: false })
  })

  test('a lock ends with its page, and comes back with it', async () => {
    const release = holdLock('one')
    browser.leave()
    expect(await isFree()).toBe(true)
    browser.comeBack()
    expect(await isFree()).toBe(false)
    release()
    browser.comeBack()
    expect(await isFree()).toBe(true)
  })

  test('a lock outlives a crash of its tab by a day', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-01T08:00:00Z') })
    holdLock('one')
    vi.setSystemTime('2027-03-02T07:59:00Z')
    expect(await isFree()).toBe(false)
    vi.setSystemTime('2027-03-02T08:00:00Z')
    expect(await isFree()).toBe(true)
  })

  test('a lock lasts as long as its tab', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-01T08:00:00Z') })
    const release = holdLock('one')
    vi.advanceTimersByTime(72 * 60 * 60 * 1000)
    expect(await isFree()).toBe(false)
    release()
    vi.advanceTimersByTime(60 * 60 * 1000)
    expect(await isFree()).toBe(true)
  })

  test('a draft is taken up when its tab is closed, not while it is open', async () => {
    const place = { userId: 'eva', scope: 'things' }
    const isNote = (value: object): value is { readonly text: string } => 'text' in value
    openDraft<{ readonly text: string }>(place, 'one', 0).store('file', { text: 'a' })
    await vi.waitFor(() => expect(Object.keys(localStorage)).toHaveLength(2))
    expect(await takeDrafts(place, 'file', isNote)).toEqual([])
    browser.leave()
    expect(await takeDrafts(place, 'file', isNote)).toMatchObject([{ opening: 'one', work: { text: 'a' } }])
  })

  test('signing out removes the locks of drafts, too', async () => {
    holdLock('gebaerdenraum-draft/eva/things/one')
    removeDrafts('eva')
    expect(Object.keys(localStorage)).toEqual([])
  })
})
