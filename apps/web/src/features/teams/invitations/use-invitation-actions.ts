import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../ui/toast.tsx'
import { refreshTeam } from '../use-team.ts'

/** Cancelling an invitation and sending it again. `busy` is the id of the one that is being changed. */
export const useInvitationActions = (afterCancelling: () => void) => {
  const client = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)

  const change = async (id: string, send: () => Promise<unknown>, text: string) => {
    setBusy(id)
    try {
      await send()
      showToast({ tone: 'success', text })
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message })
    } finally {
      await refreshTeam(client)
      setBusy(null)
    }
  }

  return {
    busy,
    cancel: async ({ _id }: Invitation): Promise<void> => {
      const invalidatedAt = new Date().toISOString()
      await change(_id, () => api.invitations.patch(_id, { invalidatedAt }), 'Einladung storniert')
      afterCancelling()
    },
    resend: ({ _id, email }: Invitation): Promise<void> =>
      change(_id, () => api.invitations.patch(_id, { resend: true }), `Einladung noch einmal an ${email} geschickt`),
  }
}
