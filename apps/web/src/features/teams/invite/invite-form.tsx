import { defaultInvitationMessage } from '@gebaerdenraum/domain/teams/invitation-state'
import { canInvite, seatsWarning } from '@gebaerdenraum/domain/teams/seats'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Alert, Button, Textarea } from '@mantine/core'
import { IconAlertTriangle, IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { SeatChart } from '../components/seat-chart.tsx'
import classes from '../components/team-pages.module.css'
import { refreshTeam } from '../use-team.ts'
import { PastePeople } from './paste-people.tsx'
import { emptyRow, invitedRows, type PersonRow, rowErrors, withPasted } from './person-row.ts'
import { PersonRows } from './person-rows.tsx'

const NO_ERRORS: ReadonlyMap<number, string> = new Map()

/** All or nobody is invited; whom the server refuses is told at his row, and nothing that was typed is lost. */
export const InviteForm = ({ team }: { readonly team: Team }) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [rows, setRows] = useState<readonly PersonRow[]>([emptyRow(1)])
  const [message, setMessage] = useState(() => defaultInvitationMessage(team.name))
  const [errors, setErrors] = useState(NO_ERRORS)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const invited = invitedRows(rows)
  const verdict = team.seats ? canInvite(team.seats, invited.length) : ({ ok: false, reason: 'nobody' } as const)

  const change = (next: readonly PersonRow[]) => {
    setRows(next)
    setErrors(NO_ERRORS)
    setFailure(null)
  }
  const send = async () => {
    if (isBusy || !verdict.ok) return
    setBusy(true)
    setFailure(null)
    try {
      await api.invitations.create(
        invited.map(({ name, email }) => ({ name: name.trim(), email: email.trim(), team: team._id, message })),
      )
      showToast({ tone: 'success', text: `Einladungs-E-Mail an ${invited.length} Personen verschickt` })
      await refreshTeam(client)
      await navigate({ to: '/app/einstellungen/team/einladungen' })
    } catch (error) {
      const atRows = error instanceof ApiError ? rowErrors(invited, error.errors) : NO_ERRORS
      setErrors(atRows)
      setFailure(error as Error)
      // Seats may have been taken meanwhile.
      await refreshTeam(client)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {team.seats && (
        <section className={classes.card}>
          <h2>Plätze</h2>
          <SeatChart seats={team.seats} />
        </section>
      )}
      <section className={classes.card}>
        <PastePeople onApply={(people) => change(withPasted(rows, people))} />
      </section>
      <section className={classes.card}>
        <h2>Personen</h2>
        <PersonRows rows={rows} errors={errors} onChange={change} />
        <Textarea
          label="Nachricht für die Einladung"
          autosize
          minRows={3}
          maxLength={2000}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        {!verdict.ok && verdict.reason === 'seats-full' && (
          <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} role="status">
            {seatsWarning(verdict.missing)}
          </Alert>
        )}
        <FormFailure title="Die Einladungen wurden nicht verschickt" error={failure} />
        <div className={classes.actions}>
          <Button
            className={classes.longButton!}
            classNames={{ label: classes.longLabel! }}
            color="coral"
            leftSection={<IconSend size={18} aria-hidden />}
            disabled={!verdict.ok}
            loading={isBusy}
            onClick={() => void send()}
          >
            Einladungs E-Mails an {invited.length} Personen senden
          </Button>
        </div>
      </section>
    </>
  )
}
