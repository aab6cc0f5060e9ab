import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { lockAccount, revokeTokens, updatePassword } from './account-changes.repository.ts'
import { enqueueAccountMail } from './account-mails.ts'
import { findPasswordHash } from './accounts.repository.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { forgetResets } from './request-link.ts'
import type { Services } from './services.ts'
import { countPasswordProof } from './sign-in-attempts.ts'
import { rememberOrigin } from './sign-in-origins.ts'
import { endOpenVerifications } from './verifications.repository.ts'

const WRONG = 'Altes Passwort ist falsch'

/** Sets a new password for who knows the old one. Ends his other sign-ins and every link that could set another. */
export const changePassword = async (
  { db, services, device, address }: Context<Services>,
  { userId, tokenId }: { readonly userId: string; readonly tokenId: string },
  { password, oldPassword }: { readonly password: string; readonly oldPassword: string },
): Promise<void> => {
  const attempt = await countPasswordProof(services.rateLimits, userId)
  const known = await findPasswordHash(db, userId)
  if (!(await isPassword(oldPassword, known))) throw wrongOldPassword()
  await attempt.succeeded()
  const passwordHash = await hashPassword(password)
  const { email } = await runUnitOfWork(db, services, async (unit) => {
    const account = await lockAccount(unit.db, userId)
    // Somebody else was faster with a new password: the old one named here is not the old one any more.
    if (!account || account.passwordHash !== known) throw wrongOldPassword()
    const now = new Date()
    await updatePassword(unit.db, userId, passwordHash)
    await revokeTokens(unit.db, userId, now, { except: tokenId })
    await endOpenVerifications(unit.db, userId, ['passwordReset', 'initialPassword'], now)
    await rememberOrigin({ db: unit.db, services }, account, { device, address }, { forgetsOthers: true })
    await enqueueAccountMail(unit, services, 'passwordChanged', account)
    return account
  })
  await forgetResets(services.rateLimits, email)
}

const wrongOldPassword = () => new ApiError('BadRequest', WRONG, { errors: { oldPassword: WRONG } })
