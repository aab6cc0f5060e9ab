import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readAccessToken, storeAccessToken } from '../../api/access-token.ts'
import { forgetSession, readRememberedSession } from '../../api/remembered-session.ts'
import { currentSession, onSessionChange, onSignOut, setSession } from '../../api/session.ts'
import { onSessionLost } from '../../api/session-lost.ts'
import { readStored } from '../../storage/browser-storage.ts'
import { DEFAULT_PREFERENCES } from './default-preferences.ts'
import { flushPreferences } from './preferences.ts'
import { noteSessionLossAtStart, sessionLossAtStart } from './session-loss.ts'
import { confirmSession, restoreSession, signIn, signOut } from './sign-in.ts'

const user = { _id: 'u1', name: 'Eva', hasActiveSubscription: true, preferences: DEFAULT_PREFERENCES }
const session = { user, team: null, teamRole: null, subscription: null, license: null }

/** Answers each call by `METHOD path`; what is not named is a 404. */
const serverWith = (answers: Readonly<Record<string, readonly [status: number, body: unknown]>>) => {
  const fetched = vi.fn(async (address: string, { method }: RequestInit) => {
    const [status, body] = answers[`${method} ${address}`] ?? [404, {}]
    return new Response(JSON.stringify(body), { status })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const licensed = { ...session, offlineUntil: new Date(Date.now() + 86_400_000).toISOString() }
const ANSWERS = {
  'POST /api/authentication': [201, { accessToken: 't' }],
  'GET /api/session': [200, licensed],
} as const
const noServer = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
const refusal = { name: 'NotAuthenticated', code: 401, message: 'Token not allowed', className: 'not-authenticated' }

afterEach(() => {
  vi.unstubAllGlobals()
  storeAccessToken(null)
  forgetSession()
  setSession(null)
  noteSessionLossAtStart(null)
})

describe('restoring the session at the start', () => {
  test('calls nothing without a stored token', async () => {
    const fetched = serverWith({})
    await expect(restoreSession()).resolves.toBe('ready')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('loads the session when the token still holds', async () => {
    storeAccessToken('t')
    serverWith({ 'POST /api/authentication': [201, { accessToken: 't' }], 'GET /api/session': [200, session] })
    await expect(restoreSession()).resolves.toBe('ready')
    expect(currentSession()).toEqual(session)
    expect(readAccessToken()).toBe('t')
  })

  test('removes a token that the server refuses', async () => {
    storeAccessToken('t')
    serverWith({ 'POST /api/authentication': [401, refusal] })
    await expect(restoreSession()).resolves.toBe('ready')
    expect(readAccessToken()).toBeNull()
    expect(currentSession()).toBeNull()
  })

  test.each([
    ['Token not allowed', 'token-not-allowed'],
    ['Deine Sitzung ist abgelaufen.', 'session-expired'],
  ])('knows why the server refuses the token (%s), until the person is at the login page', async (message, loss) => {
    storeAccessToken('t')
    serverWith({ 'POST /api/authentication': [401, { ...refusal, message }] })
    await restoreSession()
    expect(sessionLossAtStart()).toBe(loss)
    await signOut()
    expect(sessionLossAtStart()).toBeNull()
  })

  test('reports no lost session where there was none', async () => {
    serverWith({})
    await restoreSession()
    expect(sessionLossAtStart()).toBeNull()
  })

  test.each([500, 503, 429])('keeps the token when the server cannot say (%i)', async (status) => {
    storeAccessToken('t')
    serverWith({ 'POST /api/authentication': [status, { ...refusal, name: 'Unavailable', code: status }] })
    await expect(restoreSession()).resolves.toBe('unreachable')
    expect(readAccessToken()).toBe('t')
  })

  test('keeps the token when the answer breaks off, as it does when the page is left meanwhile', async () => {
    storeAccessToken('t')
    const broken = () => new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })
    vi.stubGlobal('fetch', async () => new Response(broken(), { status: 201 }))
    await expect(restoreSession()).resolves.toBe('unreachable')
    expect(readAccessToken()).toBe('t')
  })

  test('keeps the token when the server does not answer', async () => {
    storeAccessToken('t')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(restoreSession()).resolves.toBe('unreachable')
    expect(readAccessToken()).toBe('t')
  })
})

describe('signing in and out', () => {
  test('stores the token, loads the session and reports the change', async () => {
    const changed = vi.fn()
    const stop = onSessionChange(changed)
    serverWith({ 'POST /api/authentication': [201, { accessToken: 'neu' }], 'GET /api/session': [200, session] })
    await signIn({ email: 'a@b.de', password: 'x' })
    expect(readAccessToken()).toBe('neu')
    expect(changed).toHaveBeenCalledExactlyOnceWith(session)
    stop()
  })

  test('removes token and session at once, and signs out at the server with the old token', async () => {
    storeAccessToken('alt')
    setSession(session as never)
    const fetched = serverWith({ 'DELETE /api/authentication': [200, {}] })
    const leaving = signOut()
    expect([readAccessToken(), currentSession()]).toEqual([null, null])
    await leaving
    expect(fetched.mock.calls[0]![1]).toMatchObject({ method: 'DELETE', headers: { Authorization: 'Bearer alt' } })
  })

  test('says whose account it was, so that what it stored here can be removed', async () => {
    const left = vi.fn()
    const stop = onSignOut(left)
    setSession(session as never)
    serverWith({ 'DELETE /api/authentication': [200, {}] })
    await signOut()
    expect(left).toHaveBeenCalledExactlyOnceWith(session.user._id)
    await signOut()
    expect(left).toHaveBeenCalledOnce()
    stop()
  })

  test('does not fail when the server cannot be reached', async () => {
    storeAccessToken('alt')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(signOut()).resolves.toBeUndefined()
  })

  test('calls nothing when no account is signed in', async () => {
    const fetched = serverWith({})
    await signOut()
    await flushPreferences()
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('without a server', () => {
  const startOnce = async () => {
    storeAccessToken('t')
    serverWith(ANSWERS)
    await restoreSession()
    setSession(null)
  }

  test('a licensed person goes on with the session that was confirmed last', async () => {
    await startOnce()
    noServer()
    await expect(restoreSession()).resolves.toBe('unconfirmed')
    expect(currentSession()).toEqual(licensed)
  })

  test.each([
    ['its time is over', 'over', () => Date.parse(licensed.offlineUntil)],
    ['the clock was set back', 'clock', () => Date.now() - 3_600_000],
  ] as const)('not when %s', async (_, reason, readNow) => {
    await startOnce()
    const now = readNow()
    vi.spyOn(Date, 'now').mockReturnValue(now)
    noServer()
    await expect(restoreSession()).resolves.toBe(reason)
    expect(currentSession()).toBeNull()
    vi.restoreAllMocks()
  })

  test('of a session whose time is over nothing stays but that, also with another clock', async () => {
    await startOnce()
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(licensed.offlineUntil))
    noServer()
    await restoreSession()
    vi.restoreAllMocks()
    expect(readStored('gebaerdenraum-session')).not.toContain('Eva')
    await expect(restoreSession()).resolves.toBe('over')
  })

  test('a network that answers nothing is not waited for', async () => {
    await startOnce()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const restored = restoreSession()
    await vi.advanceTimersByTimeAsync(5_900)
    await expect(Promise.race([restored, 'waiting'])).resolves.toBe('waiting')
    await vi.advanceTimersByTimeAsync(100)
    await expect(restored).resolves.toBe('unconfirmed')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a session that arrives after the person has signed out is dropped', async () => {
    storeAccessToken('t')
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/api/session') storeAccessToken(null)
      return new Response(JSON.stringify(address === '/api/session' ? licensed : { accessToken: 't' }))
    })
    await restoreSession()
    expect([currentSession(), readRememberedSession()]).toEqual([null, null])
  })

  test('a session without a licence is not remembered', async () => {
    storeAccessToken('t')
    serverWith({ ...ANSWERS, 'GET /api/session': [200, { ...session, offlineUntil: null }] })
    await restoreSession()
    expect(readRememberedSession()).toBeNull()
  })

  test('nothing is remembered after signing out', async () => {
    await startOnce()
    serverWith({ 'DELETE /api/authentication': [200, {}] })
    await signOut()
    expect(readRememberedSession()).toBeNull()
  })

  test('the session is confirmed as soon as the server answers', async () => {
    await startOnce()
    noServer()
    await restoreSession()
    await expect(confirmSession()).resolves.toBe(false)
    serverWith({ ...ANSWERS, 'GET /api/session': [200, { ...licensed, team: 'new' }] })
    await expect(confirmSession()).resolves.toBe(true)
    expect(currentSession()).toMatchObject({ team: 'new' })
  })

  test('a sign-in that was ended meanwhile counts as lost', async () => {
    await startOnce()
    noServer()
    await restoreSession()
    const lost = vi.fn()
    const stop = onSessionLost(lost)
    serverWith({ 'POST /api/authentication': [401, refusal] })
    await expect(confirmSession()).resolves.toBe(true)
    stop()
    expect(lost).toHaveBeenCalledOnce()
  })
})
