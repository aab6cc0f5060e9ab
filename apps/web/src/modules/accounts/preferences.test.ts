import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentSession, setSession } from '../../api/session.ts'
import { DEFAULT_PREFERENCES } from './default-preferences.ts'
import { changePreferences, flushPreferences, readPreferences } from './preferences.ts'

const session = { user: { _id: 'u1', hasActiveSubscription: true, preferences: DEFAULT_PREFERENCES } }
const faster = { ...DEFAULT_PREFERENCES.player, speed: 1.5 } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  serverAnswers(200)
  await flushPreferences()
  setSession(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const serverAnswers = (status: number) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}', { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const sent = (fetched: ReturnType<typeof serverAnswers>) =>
  fetched.mock.calls.map(([address, { method, body }]) => [method, address, JSON.parse(String(body))])

describe('a change of preferences by someone signed in', () => {
  test('shows at once and is saved 800 ms later, what changed and nothing else in one call', async () => {
    setSession(session as never)
    const fetched = serverAnswers(200)
    changePreferences({ player: { speed: 1.5 } })
    changePreferences({ dismissedHints: ['herz'] })
    expect(currentSession()?.user.preferences).toMatchObject({ player: faster, dismissedHints: ['herz'] })
    await vi.advanceTimersByTimeAsync(799)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(sent(fetched)).toEqual([
      ['PATCH', '/api/users/u1', { preferences: { player: { speed: 1.5 }, dismissedHints: ['herz'] } }],
    ])
  })

  test('waits until the changes pause', async () => {
    setSession(session as never)
    const fetched = serverAnswers(200)
    changePreferences({ player: { speed: 1.5 } })
    await vi.advanceTimersByTimeAsync(700)
    changePreferences({ player: { isMirrored: true } })
    await vi.advanceTimersByTimeAsync(700)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(sent(fetched)).toEqual([
      ['PATCH', '/api/users/u1', { preferences: { player: { speed: 1.5, isMirrored: true } } }],
    ])
  })

  test('that could not be saved is sent with the next one', async () => {
    setSession(session as never)
    serverAnswers(503)
    changePreferences({ player: { speed: 1.5 } })
    await flushPreferences()
    const fetched = serverAnswers(200)
    changePreferences({ dismissedHints: ['herz'] })
    await flushPreferences()
    expect(sent(fetched)).toEqual([
      ['PATCH', '/api/users/u1', { preferences: { player: { speed: 1.5 }, dismissedHints: ['herz'] } }],
    ])
  })

  test('is never saved into the account of the next person', async () => {
    setSession(session as never)
    serverAnswers(503)
    changePreferences({ player: { speed: 1.5 } })
    await flushPreferences()
    setSession({ user: { ...session.user, _id: 'u2' } } as never)
    const fetched = serverAnswers(200)
    changePreferences({ dismissedHints: ['herz'] })
    await flushPreferences()
    expect(sent(fetched)).toEqual([['PATCH', '/api/users/u2', { preferences: { dismissedHints: ['herz'] } }]])
  })
})

test('a visitor’s change is stored without a call to the server', async () => {
  const fetched = serverAnswers(200)
  changePreferences({ player: { isMirrored: true } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(readPreferences().player).toEqual({ ...DEFAULT_PREFERENCES.player, isMirrored: true })
  expect(fetched).not.toHaveBeenCalled()
})
