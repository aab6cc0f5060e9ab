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
import { useAction } from '../../../ui/forms/use-action.ts'
import { showToast } from '../../../ui/toast.tsx'
import { SeatChart } from '../components/seat-chart.tsx'
import classes from '../components/team-pages.module.css'
import { refreshTeam } from '../use-team.ts'
import { inviteInBatches } from './invite-in-batches.ts'
import { PastePeople } from './paste-people.tsx'
import {
  emptyRow,
  hasInvalidEmail,
  invitedRows,
  type PersonRow,
  rowErrors,
  withoutRows,
  withPasted,
} from './person-row.ts'
import { PersonRows } from './person-rows.tsx'

const NO_ERRORS: ReadonlyMap<number, string> = new Map()

type Failure = { readonly error: Error; readonly sentCount: number }

/**
 * Up to 200 people are invited together or not at all; longer lists are sent in batches. A refusal is shown at its row,
 * and nothing that was typed is lost: only people who are invited by then leave the form, which stays open while there are
 * addresses to be corrected.
 */
export const InviteForm = ({ team }: { readonly team: Team }) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [rows, setRows] = useState<readonly PersonRow[]>([emptyRow(1)])
  const [message, setMessage] = useState(() => defaultInvitationMessage(team.name))
  const [errors, setErrors] = useState(NO_ERRORS)
  const [failure, setFailure] = useState<Failure | null>(null)
  const invited = invitedRows(rows)
  const verdict = team.seats ? canInvite(team.seats, invited.length) : ({ ok: false, reason: 'nobody' } as const)

  const change = (next: readonly PersonRow[]) => {
    setRows(next)
    setErrors(NO_ERRORS)
    setFailure(null)
  }
  const invite = async () => {
    setFailure(null)
    const result = await inviteInBatches(invited, (batch) =>
      api.invitations.create(
        batch.map(({ name, email }) => ({ name: name.trim(), email: email.trim(), team: team._id, message })),
      ),
    )
    if (result.ok) {
      showToast({ tone: 'success', text: `Einladungs-E-Mail an ${invited.length} Personen verschickt` })
      await refreshTeam(client)
      if (!rows.some(hasInvalidEmail)) return void (await navigate({ to: '/app/einstellungen/team/einladungen' }))
      setRows((current) => withoutRows(current, invited))
      return
    }
    const { sent, refused, error } = result
    setRows((current) => withoutRows(current, sent))
    setErrors(error instanceof ApiError ? rowErrors(refused, error.errors) : NO_ERRORS)
    setFailure({ error, sentCount: sent.length })
    // Seats may have been taken meanwhile.
    await refreshTeam(client)
  }
  const { run: send, isBusy } = useAction({ run: invite })

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
        <FormFailure title={failureTitle(failure?.sentCount ?? 0)} error={failure?.error ?? null} />
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

const failureTitle = (sentCount: number): string =>
  sentCount === 0
    ? 'Die Einladungen wurden nicht verschickt'
    : `${sentCount} Einladungen sind verschickt, die übrigen noch nicht`
