import { anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { verificationState } from '@gebaerdenraum/domain/accounts/verification-rule'
import { verificationsContract } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { redeemVerification, verificationOf } from './redeem-verification.ts'
import { requestPasswordReset, resendSignupLink } from './request-link.ts'
import { defineResource } from './services.ts'

type Row = Awaited<ReturnType<typeof verificationOf>>

export const verificationsResource = defineResource(verificationsContract, {
  // Looks only: programs that open every link of a mail to check it use nothing up.
  get: {
    allow: anyone({ rows: 'by the id in the link' }),
    handle: async ({ id, db }) => resultOf(await verificationOf(db, id)),
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
    handle: async (context) => resultOf(await redeemVerification(context)),
  },
})

const resultOf = (row: Row) => ({
  _id: row.id,
  action: row.action,
  isUsed: row.usedAt !== null,
  isExpired: verificationState(row, new Date()) === 'expired',
})
