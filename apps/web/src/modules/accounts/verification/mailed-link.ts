import type { VerificationAction } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { ApiError } from '../../../api/api-error.ts'
import { request } from '../../../api/request.ts'

/** What stands in the address of a link from a mail. */
export type MailedLink = { readonly verificationId: string; readonly token: string }

const ACTIONS: readonly VerificationAction[] = ['signupEmail', 'passwordReset', 'initialPassword']

export const actionOf = (word: string): VerificationAction | null => ACTIONS.find((action) => action === word) ?? null

/** Makes use of a link, with the new password where it is for one. Rejects with the server’s refusal. */
export const redeem = ({ verificationId, token }: MailedLink, password?: string): Promise<unknown> =>
  request({
    method: 'PATCH',
    path: `verifications/${encodeURIComponent(verificationId)}`,
    body: { token, ...(password !== undefined && { password }) },
    isSessionless: true,
  })

/** Rejects when a link is known to be of no use, before anybody types a password for it. */
export const checkLink = async ({ verificationId }: MailedLink): Promise<true> => {
  const { isUsed, isExpired } = await request<{ readonly isUsed: boolean; readonly isExpired: boolean }>({
    method: 'GET',
    path: `verifications/${encodeURIComponent(verificationId)}`,
    isSessionless: true,
  }).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 404 ? new ApiError({ name: 'BadRequest', code: 400 }) : error
  })
  if (isUsed) throw new ApiError({ name: 'Forbidden', code: 403 })
  if (isExpired) throw new ApiError({ name: 'Gone', code: 410 })
  return true
}

const running = new Map<string, Promise<unknown>>()

/** Redeems a link once, however many parts of the page ask for it at the same time. */
export const redeemOnce = (link: MailedLink): Promise<unknown> => {
  const key = `${link.verificationId} ${link.token}`
  const redemption = running.get(key) ?? redeem(link).finally(() => running.delete(key))
  running.set(key, redemption)
  return redemption
}
