import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { cancelSubscription, deleteAccount, lockAccount } from './account-changes.repository.ts'
import { enqueueAccountMail } from './account-mails.ts'
import { type AccountRow, findAccountById, findPasswordHash } from './accounts.repository.ts'
import { accountRemovals } from './extensions/index.ts'
import { isPassword } from './passwords.ts'
import type { Services } from './services.ts'
import { countPasswordProof } from './sign-in-attempts.ts'

const WRONG = 'Passwort ist falsch'
const OWNS_TEAM =
  'Du bist Inhaber eines Teams. Übergib das Team zuerst an eine andere Person oder löse es auf, dann kannst du dein Konto löschen.'
const CHANGED = 'Deine Lizenz hat sich gerade geändert. Bitte versuche es noch einmal.'

/**
 * Deletes an account with all that is its own. A running licence does not hold its owner back: it ends with the
 * account and is not renewed (the screen says so first). The subscription's row stays, without a person, for the
 * invoices that refer to it. A team would lose its licence and its owner, so its owner is refused.
 */
export const removeAccount = async (
  { db, services }: Context<Services>,
  userId: string,
  password: string,
): Promise<AccountRow> => {
  const attempt = await countPasswordProof(services.rateLimits, userId)
  const hash = await findPasswordHash(db, userId)
  if (!(await isPassword(password, hash))) throw new ApiError('BadRequest', WRONG, { errors: { password: WRONG } })
  await attempt.succeeded()
  const removals = services.contributions.to(accountRemovals)
  const known = await findAccountById(db, userId)
  return runUnitOfWork(db, services, async (unit) => {
    // The lock order of all transactions: upper modules first, the account last.
    if (known) for (const { lock } of removals.toReversed()) await lock?.(unit.db, known)
    await lockAccount(unit.db, userId)
    const account = await findAccountById(unit.db, userId)
    if (!account) throw new ApiError('NotFound', 'Dieses Konto gibt es nicht.')
    if (account.subscription?.id !== known?.subscription?.id) throw new ApiError('Conflict', CHANGED)
    if (account.team?.ownerId === userId) throw new ApiError('Conflict', OWNS_TEAM)
    if (account.subscription) await cancelSubscription(unit.db, account.subscription.id, new Date())
    for (const { remove } of removals.toReversed()) await remove?.(unit, account)
    await deleteAccount(unit.db, userId)
    await enqueueAccountMail(unit, services, 'accountDeleted', account)
    return account
  })
}
