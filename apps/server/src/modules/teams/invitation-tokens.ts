import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { hashToken } from '../accounts/index.ts'

/**
 * Tokens of invitations are made from the server's secret, the invitation and the number of its link: a reminder can
 * send the same link again although only the hash is kept. Every server with the secret makes the same.
 */
export type InvitationTokens = {
  tokenOf(invitationId: string, tokenNumber: number): string
}

export const openInvitationTokens = (secret: string): InvitationTokens => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'invitation-tokens', 32))
  return {
    tokenOf: (invitationId, tokenNumber) =>
      createHmac('sha256', key).update(`${invitationId}:${tokenNumber}`).digest('base64url'),
  }
}

/** Takes as long whether much or little of the token is right. */
export const isTokenOf = ({ tokenHash }: { readonly tokenHash: string }, token: string): boolean =>
  timingSafeEqual(Buffer.from(tokenHash), Buffer.from(hashToken(token)))
