import { anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { verificationState } from '@gebaerdenraum/domain/accounts/verification-rule'
import { verificationsContract } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { provenVerification, redeemVerification, verificationOf } from './redeem-verification.ts'
import { requestPasswordReset, resendSignupLink } from './request-link.ts'
import { defineResource } from './services.ts'

type Row = Awaited<ReturnType<typeof verificationOf>>

export const verificationsResource = defineResource(verificationsContract, {
  // Looks only: programs that open every link of a mail to check it use nothing up.
  get: {
    allow: anyone({ rows: 'by the id in the link; its account by the token too' }),
    async handle({ id, db, query: { token } }) {
      if (token === undefined) return resultOf(await verificationOf(db, id))
      const row = await provenVerification(db, id, token)
      const isOpen = verificationState(row, new Date()) === 'open'
      return { ...resultOf(row), ...(isOpen && accountIn(row)) }
    },
  },
  create: {
    allow: anyone({ rows: 'reset: any address; confirmation: own, unverified' }),
    transaction: 'none',
    async handle({ data, ...context }) {
      if (data.action === 'signupEmail') await resendSignupLink(context, data.user)
      else await requestPasswordReset(context, data.email)
      return { action: data.action }
    },
  },
  patch: {
    allow: anyone({ rows: 'by the token in the link' }),
    // No limit by address: strangers in the same network could use it up. A token has 256 bits and is not guessed.
    // A password is hashed: no transaction is held meanwhile.
    transaction: 'none',
    async handle(context) {
      const row = await redeemVerification(context)
      return { ...resultOf(row), ...accountIn(row) }
    },
  },
})

const resultOf = (row: Row) => ({
  _id: row.id,
  action: row.action,
  isUsed: row.usedAt !== null,
  isExpired: verificationState(row, new Date()) === 'expired',
})

/** Whose link it is: for the holder of its token alone, who reads the mail of that address. */
const accountIn = ({ userId, email }: Row) => ({ user: userId, email })
