import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { currentSession } from '../../../api/session.ts'
import { findUnsavedChoice, markChoiceSaved } from '../chosen-licence.ts'
import { readPendingInvitation } from '../pending-invitation.ts'
import { signIn } from '../sign-in.ts'
import { type PendingSignUp, storePendingSignUp } from './pending-sign-up.ts'

/** The server sends no more than one mail a minute. */
const RESEND_AFTER_MS = 60_000

type NewAccount = { readonly name: string; readonly email: string; readonly password: string }

/**
 * Creates an account and signs in with it. Where that fails the address had an account already: its owner learns of it
 * by mail, and the screen shows the same as ever.
 */
export const signUp = async ({ name, email, password }: NewAccount): Promise<void> => {
  const account = { name: name.trim(), email: email.trim(), password }
  const licenceChoice = readPendingInvitation() ? null : await findUnsavedChoice()
  await api.users.create({
    ...account,
    acceptsTerms: true,
    ...invitationFor(account.email),
    ...(licenceChoice && { licenceChoice }),
  })
  const session = await signIn({ email: account.email, password }).catch(() => null)
  // An account that was there before is given no choice by signing up: what was chosen waits for the next sign-in.
  if (session && licenceChoice) markChoiceSaved()
  storePendingSignUp({ name: account.name, email: account.email, resendAt: Date.now() + RESEND_AFTER_MS })
}

/** The link of an invitation to this address replaces the confirmation: only that mailbox has it. */
const invitationFor = (email: string) => {
  const invitation = readPendingInvitation()
  if (!invitation || emailKey(invitation.email) !== emailKey(email)) return {}
  return { invitationId: invitation.id, invitationToken: invitation.token }
}

/** Asks for the mail once more. Rejects with the server's refusal; how long to wait is then stored. */
export const resendMail = async (pending: PendingSignUp): Promise<void> => {
  try {
    await askForMail(pending)
    storePendingSignUp({ ...pending, resendAt: Date.now() + RESEND_AFTER_MS })
  } catch (error) {
    const waitMs = readWaitMs(error)
    if (waitMs > 0) storePendingSignUp({ ...pending, resendAt: Date.now() + waitMs })
    throw error
  }
}

/** Without a sign-in the address had an account before: signing up again sends its owner the same mail again. */
const askForMail = ({ name, email }: PendingSignUp): Promise<unknown> => {
  const user = currentSession()?.user._id
  return user
    ? api.verifications.create({ action: 'signupEmail', user })
    : api.users.create({ name, email, password: `${newId()}1`, acceptsTerms: true })
}

const readWaitMs = (error: unknown): number => {
  if (!(error instanceof ApiError) || error.code !== 429) return 0
  return error.retryAfterMs ?? RESEND_AFTER_MS
}
