import { userOf } from './account-of.ts'
import { findAccountById, findAccountHistory } from './accounts.repository.ts'
import { jsonPart } from './extensions/index.ts'

/** Without what protects the account: the password's and the tokens' hashes stay here. */
export const accountExport = jsonPart(
  'konto.json',
  'dein Konto, deine Einstellungen, deine Anmeldungen, dein Team und deine Lizenz',
  async ({ db, userId }) => {
    const account = await findAccountById(db, userId)
    if (!account) return null
    const {
      _id,
      entity: _,
      hasSubscription: __,
      hasActiveSubscription: ___,
      team: ____,
      subscription: _____,
      ...user
    } = userOf(account)
    return {
      id: _id,
      ...user,
      emailVerifiedAt: account.emailVerifiedAt,
      ...(await findAccountHistory(db, userId)),
      team: account.team && { name: account.team.name, role: account.memberRole ?? 'owner' },
      subscription: account.subscription && {
        status: account.subscription.status,
        license: account.subscription.license,
        periodEnd: account.subscription.periodEnd,
      },
    }
  },
)
