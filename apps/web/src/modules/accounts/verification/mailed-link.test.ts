import { afterEach, describe, expect, test, vi } from 'vitest'
import { onSessionLost } from '../../../api/session-lost.ts'
import { actionOf, checkLink, redeem, redeemOnce } from './mailed-link.ts'

const answerWith = (status: number, body: object) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const LINK = { verificationId: 'v/1', token: 't' }

afterEach(() => vi.unstubAllGlobals())

test('knows the three actions and no other word', () => {
  expect(['signupEmail', 'passwordReset', 'initialPassword'].map(actionOf)).not.toContain(null)
  expect(['', 'signupemail', 'toString'].map(actionOf)).toEqual([null, null, null])
})

describe('redeeming a link', () => {
  test('sends its token, and the password only where there is one', async () => {
    const fetched = answerWith(200, {})
    await redeem(LINK)
    await redeem(LINK, 'gebaerden1')
    const calls = fetched.mock.calls.map(([address, { method, body }]) => [method, address, JSON.parse(String(body))])
    expect(calls).toEqual([
      ['PATCH', '/api/verifications/v%2F1', { token: 't' }],
      ['PATCH', '/api/verifications/v%2F1', { token: 't', password: 'gebaerden1' }],
    ])
  })

  test('happens once when it is asked for twice at a time', async () => {
    const fetched = answerWith(200, {})
    await Promise.all([redeemOnce(LINK), redeemOnce(LINK)])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('happens anew later, so that the server can say that the link was used', async () => {
    const fetched = answerWith(200, {})
    await redeemOnce(LINK)
    await redeemOnce(LINK)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})

test('the session outlives a link that is refused', async () => {
  const lost = vi.fn()
  const unsubscribe = onSessionLost(lost)
  answerWith(401, { name: 'NotAuthenticated', code: 401, message: '' })
  await expect(checkLink(LINK)).rejects.toBeDefined()
  await expect(redeem(LINK, 'gebaerden1')).rejects.toBeDefined()
  unsubscribe()
  expect(lost).not.toHaveBeenCalled()
})

describe('looking at a link before a password is typed', () => {
  test('lets an open one pass', async () => {
    answerWith(200, { isUsed: false, isExpired: false })
    await expect(checkLink(LINK)).resolves.toBe(true)
  })

  test.each([
    [200, { isUsed: true, isExpired: true }, 403],
    [200, { isUsed: false, isExpired: true }, 410],
    [404, { name: 'NotFound', code: 404, message: '' }, 400],
    [400, { name: 'BadRequest', code: 400, message: '' }, 400],
    [500, { name: 'GeneralError', code: 500, message: '' }, 500],
  ])('turns %i %j into %i', async (status, body, code) => {
    answerWith(status, body)
    await expect(checkLink(LINK)).rejects.toMatchObject({ code })
  })
})
