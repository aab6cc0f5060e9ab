import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '../api/session.ts'
import { givenSession } from '../testing/given-session.ts'
import { createRegistration, registerForAccounts } from './register-modules.ts'

afterEach(() => setSession(null))

test('what features register is loaded where somebody is signed in, and not for visitors', async () => {
  const register = vi.fn(async () => undefined)
  await registerForAccounts(register)
  expect(register).not.toHaveBeenCalled()
  setSession(givenSession())
  await registerForAccounts(register)
  expect(register).toHaveBeenCalledOnce()
})

test('it is loaded once, and again when it did not arrive', async () => {
  const load = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('Failed to fetch'))
  const register = createRegistration(load)
  await expect(register()).rejects.toThrow('Failed to fetch')
  await Promise.all([register(), register()])
  await register()
  expect(load).toHaveBeenCalledTimes(2)
})
