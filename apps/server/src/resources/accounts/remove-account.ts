import { inTransaction } from '../../database/transaction.ts'
import type { Context } from '../../framework/define-resource.ts'
import { ApiError } from '../../framework/errors.ts'
import type { Services } from '../../services.ts'
import { enqueueForgetPayer } from '../checkout/forget-payer.job.ts'
import { lockOrdersOf } from '../checkout/orders.repository.ts'
import { rootIdsOf } from '../files/reach.ts'
import { lockTrees } from '../files/tree-lock.repository.ts'
import { lockSubscription } from '../subscriptions/subscriptions.repository.ts'
import { deleteAcceptedInvitations } from '../teams/invitations.repository.ts'
import { lockTeam } from '../teams/team-lock.repository.ts'
import { cancelSubscription, deleteAccount, lockAccount } from './account-changes.repository.ts'
import { enqueueAccountMail } from './account-mails.ts'
import { type AccountRow, findAccountById, findPasswordHash } from './accounts.repository.ts'
import { isPassword } from './passwords.ts'
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
  { db, services, afterCommit }: Context<Services>,
  userId: string,
  password: string,
): Promise<AccountRow> => {
  const attempt = await countPasswordProof(services.rateLimits, userId)
  const hash = await findPasswordHash(db, userId)
  if (!(await isPassword(password, hash))) throw new ApiError('BadRequest', WRONG, { errors: { password: WRONG } })
  await attempt.succeeded()
  const known = await findAccountById(db, userId)
  return inTransaction(db, async (transaction) => {
    // Whoever books what is paid for it holds licence and orders before team and account: so does who ends it.
    if (known?.subscription) await lockSubscription(transaction, known.subscription.id)
    await lockOrdersOf(transaction, userId)
    // Before any row, as everybody who changes trees does it: his files go, and in the team's his name as their author.
    await lockTrees(transaction, rootIdsOf({ userId, teamId: known?.team?.id ?? null }))
    // His seat becomes free: the team's lock before that of his account, as everybody takes them.
    if (known?.team) await lockTeam(transaction, known.team.id, new Date())
    await lockAccount(transaction, userId)
    const account = await findAccountById(transaction, userId)
    if (!account) throw new ApiError('NotFound', 'Dieses Konto gibt es nicht.')
    if (account.subscription?.id !== known?.subscription?.id) throw new ApiError('Conflict', CHANGED)
    if (account.team?.ownerId === userId) throw new ApiError('Conflict', OWNS_TEAM)
    if (account.subscription) await cancelSubscription(transaction, account.subscription.id, new Date())
    await enqueueForgetPayer({ db: transaction, afterCommit }, services, userId)
    await deleteAcceptedInvitations(transaction, userId)
    await deleteAccount(transaction, userId)
    await enqueueAccountMail({ db: transaction, afterCommit }, services, 'accountDeleted', account)
    return account
  })
}
