import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setSession } from '../api/session.ts'
import { signOut } from '../modules/accounts/index.ts'
import { startSignOutEffects } from './sign-out-effects.ts'

beforeAll(startSignOutEffects)
afterEach(() => setSession(null))

test('signing out removes the drafts of the account, and of no other', async () => {
  setSession({ user: { _id: 'eva', hasActiveSubscription: true }, team: null, teamRole: null } as never)
  const own = 'gebaerdenraum-draft/eva/documents/d/o'
  const others = 'gebaerdenraum-draft/other-account/documents/d/o'
  const stored = new Map([own, others].map((key) => [key, '{}']))
  const methods = { getItem: () => null, setItem: () => undefined, removeItem: (key: string) => stored.delete(key) }
  vi.stubGlobal('localStorage', Object.assign(Object.create(methods), Object.fromEntries(stored)))
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await signOut()
  expect([...stored.keys()]).toEqual([others])
})
