import { expect, test, vi } from 'vitest'
import { storeAccessToken } from '../api/access-token.ts'
import { registerForAccounts } from './register-modules.ts'

test('what features register is loaded where somebody has an account, and not for visitors', async () => {
  const register = vi.fn(async () => undefined)
  vi.stubGlobal('localStorage', undefined)
  await registerForAccounts(register)
  expect(register).not.toHaveBeenCalled()
  storeAccessToken('token')
  await registerForAccounts(register)
  expect(register).toHaveBeenCalledOnce()
  storeAccessToken(null)
})
