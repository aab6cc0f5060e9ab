import { api } from '../../api/client.ts'
import { currentSession, reloadSession } from '../../api/session.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast.tsx'
import { type PendingInvitation, readPendingInvitation, storePendingInvitation } from './pending-invitation.ts'

/** The page after joining a team, the same as after an order (specification 1, section 4, Login). */
export const AFTER_JOINING = '/bestellung-erfolgreich'

/** Accepts an invitation for the account that is signed in. Rejects with the server's refusal. */
export const joinTeam = async ({
  id,
  token,
  team,
}: Pick<PendingInvitation, 'id' | 'token' | 'team'>): Promise<void> => {
  const userId = currentSession()?.user._id
  if (!userId) return
  await api.users.patch(userId, { team, invitationId: id, invitationToken: token })
  storePendingInvitation(null)
  await reloadSession()
  showToast({ tone: 'success', text: 'Team erfolgreich beigetreten!' })
}

/**
 * After signing in: accepts the invitation of this visit, if there is one. Resolves to whether a team was joined. Shows a
 * refusal; the person can continue.
 */
export const joinPendingTeam = async (): Promise<boolean> => {
  const invitation = readPendingInvitation()
  if (!invitation) return false
  try {
    await joinTeam(invitation)
    return true
  } catch (error) {
    storePendingInvitation(null)
    showFailure(error)
    return false
  }
}
