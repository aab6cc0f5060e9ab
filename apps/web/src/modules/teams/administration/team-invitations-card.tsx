import type { AdministeredTeam } from '@gebaerdenraum/domain/teams/administration-teams.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../../api/client.ts'
import { useAction } from '../../../ui/forms/use-action.ts'
import { germanDay } from '../../../ui/german-dates.ts'
import { byId, type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import sections from '../../../ui/page-sections.module.css'
import table from '../../../ui/table.module.css'
import { InvitationButtons } from '../invitations/invitation-buttons.tsx'
import { administeredTeamQuery } from './queries.ts'

type Invitation = AdministeredTeam['invitations'][number]

/** Invitations that wait or have expired; each can be sent again or cancelled. */
export const TeamInvitationsCard = ({ team }: { readonly team: AdministeredTeam }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { busy, resend, cancel } = useTeamInvitations(team._id, () => heading.current?.focus())
  const columns: readonly Column<Invitation>[] = [
    {
      head: 'Person',
      cell: ({ name, email }) => (
        <>
          <span className={table.name} translate="no">
            {name || email}
          </span>
          {name && (
            <span className={table.mail} translate="no">
              {email}
            </span>
          )}
        </>
      ),
    },
    {
      head: 'Gilt bis',
      cell: ({ isExpired, expiresAt, delivery }) => (
        <>
          {isExpired ? 'abgelaufen' : germanDay(expiresAt)}
          {delivery === 'refused' && ' · E-Mail abgelehnt'}
        </>
      ),
    },
    {
      head: 'Aktionen',
      isActions: true,
      cell: (invitation) => (
        <InvitationButtons invitation={invitation} busy={busy} onResend={resend} onCancel={cancel} />
      ),
    },
  ]
  return (
    <section className={sections.card} aria-labelledby="team-invitations">
      <h2 id="team-invitations" ref={heading} tabIndex={-1}>
        Einladungen
      </h2>
      {team.invitations.length === 0 ? (
        <p>Keine Einladung wartet auf Antwort.</p>
      ) : (
        <DataTable labelledBy="team-invitations" columns={columns} rows={team.invitations} rowKey={byId} />
      )}
    </section>
  )
}

type Change = { readonly invitation: Invitation; readonly kind: 'cancel' | 'resend' }

/** Changes one invitation of a team at a time. `busy` is its id. */
const useTeamInvitations = (teamId: string, onCancelled: () => void) => {
  const client = useQueryClient()
  const { run, running } = useAction({
    run: async ({ invitation: { _id }, kind }: Change) => {
      const patch = kind === 'cancel' ? { cancelInvitation: _id } : { resendInvitation: _id }
      const team = await api['administration-teams'].patch(teamId, patch)
      client.setQueryData(administeredTeamQuery(teamId).queryKey, team)
    },
    done: (_, { kind }) => (kind === 'cancel' ? 'Einladung storniert' : 'Einladung erneut versendet'),
  })
  return {
    busy: running?.invitation._id ?? null,
    resend: (invitation: Invitation) => run({ invitation, kind: 'resend' }),
    cancel: async (invitation: Invitation) => {
      if (await run({ invitation, kind: 'cancel' })) onCancelled()
    },
  }
}
