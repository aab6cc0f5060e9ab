import type { AdministeredTeam } from '@gebaerdenraum/domain/teams/administration-teams.contract'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../../api/client.ts'
import { confirm } from '../../../../ui/dialogs/confirm.tsx'
import { germanDay } from '../../../../ui/german-dates.ts'
import sections from '../../../../ui/page-sections.module.css'
import table from '../../../../ui/table.module.css'
import { showToast } from '../../../../ui/toast.tsx'
import { administeredTeamQuery } from '../queries.ts'

type Invitation = AdministeredTeam['invitations'][number]

/** Invitations that wait or ran out; each can be mailed again or cancelled. */
export const TeamInvitationsCard = ({ team }: { readonly team: AdministeredTeam }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={sections.card} aria-labelledby="team-invitations">
      <h2 id="team-invitations" ref={heading} tabIndex={-1}>
        Einladungen
      </h2>
      {team.invitations.length === 0 && <p>Keine Einladung wartet auf Antwort.</p>}
      {team.invitations.length > 0 && (
        <table className={table.table} aria-labelledby="team-invitations">
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Gilt bis</th>
              <th scope="col" className={table.actions}>
                Aktionen
              </th>
            </tr>
          </thead>
          <tbody>
            {team.invitations.map((invitation) => (
              <InvitationRow
                key={invitation._id}
                teamId={team._id}
                invitation={invitation}
                onGone={() => heading.current?.focus()}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type RowProps = {
  readonly teamId: string
  readonly invitation: Invitation
  /** The row that had the focus is gone then. */
  readonly onGone: () => void
}

const InvitationRow = ({ teamId, invitation, onGone }: RowProps) => {
  const { _id, name, email, expiresAt, isExpired, delivery } = invitation
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const change = async (patch: { resendInvitation: string } | { cancelInvitation: string }, done: string) => {
    setBusy(true)
    try {
      const team = await api['administration-teams'].patch(teamId, patch)
      client.setQueryData(administeredTeamQuery(teamId).queryKey, team)
      showToast({ tone: 'success', text: done })
      return true
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message })
      return false
    } finally {
      setBusy(false)
    }
  }
  const cancel = async () => {
    const isSure = await confirm({
      title: `Einladung an ${email} stornieren?`,
      body: 'Der Link in der E-Mail gilt dann nicht mehr, und der Platz wird frei.',
      confirmLabel: 'Stornieren',
      tone: 'danger',
    })
    if (isSure && (await change({ cancelInvitation: _id }, 'Einladung storniert'))) onGone()
  }
  return (
    <tr>
      <td>
        <span className={table.name} translate="no">
          {name || email}
        </span>
        {name && (
          <span className={table.mail} translate="no">
            {email}
          </span>
        )}
      </td>
      <td>
        {isExpired ? 'abgelaufen' : germanDay(expiresAt)}
        {delivery === 'refused' && ' · E-Mail abgelehnt'}
      </td>
      <td className={table.actions}>
        <Button
          variant="subtle"
          loading={isBusy}
          aria-label={`Einladung an ${email} erneut senden`}
          onClick={() => void change({ resendInvitation: _id }, 'Einladung erneut versendet')}
        >
          Erneut senden
        </Button>
        <Button
          variant="subtle"
          color="red"
          disabled={isBusy}
          aria-label={`Einladung an ${email} stornieren`}
          onClick={() => void cancel()}
        >
          Stornieren
        </Button>
      </td>
    </tr>
  )
}
