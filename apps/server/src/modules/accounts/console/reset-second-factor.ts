import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { insertAuditEntry } from '../../../platform/framework/audit.repository.ts'
import { lockAccountByEmail, revokeTokens } from '../account-changes.repository.ts'
import { deleteSecondFactor } from '../second-factors/second-factors.repository.ts'

/**
 * For an administrator who has lost his device and his recovery codes: his next sign-in asks for the password alone and
 * has him set up a new device. All his sign-ins end. False where the address has no second factor.
 */
export const resetSecondFactor = (db: Database, email: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const account = await lockAccountByEmail(transaction, email)
    if (!account || !(await deleteSecondFactor(transaction, account.id))) return false
    await revokeTokens(transaction, account.id, now)
    await insertAuditEntry(transaction, {
      actorId: null,
      action: 'admin.reset-second-factor',
      subject: account.id,
      outcome: 'done',
      details: {},
    })
    return true
  })
