import { VERIFICATION_HOURS } from '@gebaerdenraum/domain/accounts/verifications.contract'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { insertAuditEntry } from '../../../platform/framework/audit.repository.ts'
import { makeToken } from '../access-tokens.ts'
import { insertAccount } from '../account-changes.repository.ts'
import { hashPassword } from '../passwords.ts'
import { insertVerification } from '../verifications.repository.ts'

const HOUR_MS = 3_600_000

type NewAdministrator = { readonly email: string; readonly name: string; readonly appUrl: string; readonly now: Date }

/**
 * An account for who runs the product, and the link under which he sets his first password: good once, for two weeks.
 * Null where the address has an account: giving rights to what somebody else may have signed up needs more than a name.
 */
export const createAdministrator = async (
  db: Database,
  { email, name, appUrl, now }: NewAdministrator,
): Promise<string | null> => {
  const { token, tokenHash } = makeToken()
  const action = 'initialPassword'
  // Nobody knows it: the account opens by the link only.
  const passwordHash = await hashPassword(makeToken().token)
  const expiresAt = new Date(now.getTime() + VERIFICATION_HOURS[action] * HOUR_MS)
  return inTransaction(db, async (transaction) => {
    const userId = await insertAccount(
      transaction,
      { email, name, passwordHash, emailVerifiedAt: null, role: 'admins' },
      now,
    )
    if (userId === undefined) return null
    await insertAuditEntry(transaction, {
      actorId: null,
      action: 'admin.create',
      subject: userId,
      outcome: 'done',
      details: {},
    })
    const id = await insertVerification(transaction, { userId, action, tokenHash, createdAt: now, expiresAt })
    return `${appUrl}/bestaetigung/${id}/${action}/${token}`
  })
}
