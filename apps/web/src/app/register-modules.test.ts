import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '../api/session.ts'
import { givenSession } from '../testing/given-session.ts'
import { registerForAccounts } from './register-modules.ts'

afterEach(() => setSession(null))

test('what modules register is loaded for accounts, and not for visitors', async () => {
  const register = vi.fn(async () => undefined)
  await registerForAccounts(register)
  expect(register).not.toHaveBeenCalled()
  setSession(givenSession())
  await registerForAccounts(register)
  expect(register).toHaveBeenCalledOnce()
})
