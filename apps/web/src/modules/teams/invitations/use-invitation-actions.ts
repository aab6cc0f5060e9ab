import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { useAction } from '../../../ui/forms/use-action.ts'
import { refreshTeam } from '../use-team.ts'

type Change = { readonly invitation: Invitation; readonly kind: 'cancel' | 'resend' }

/** Cancels an invitation or sends it again, one at a time. `busy` is the id of the one that is being changed. */
export const useInvitationActions = (afterCancelling: () => void) => {
  const client = useQueryClient()
  const { run, running } = useAction({
    run: ({ invitation: { _id }, kind }: Change) =>
      api.invitations.patch(_id, kind === 'cancel' ? { invalidatedAt: new Date().toISOString() } : { resend: true }),
    done: (_, { invitation: { email }, kind }) =>
      kind === 'cancel' ? 'Einladung storniert' : `Einladung noch einmal an ${email} geschickt`,
    refresh: () => refreshTeam(client),
  })
  return {
    busy: running?.invitation._id ?? null,
    cancel: async (invitation: Invitation): Promise<void> => {
      await run({ invitation, kind: 'cancel' })
      afterCancelling()
    },
    resend: (invitation: Invitation) => run({ invitation, kind: 'resend' }),
  }
}
