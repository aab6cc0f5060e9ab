import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { INVALID_INVITATION_TEXTS, invitationState } from '@gebaerdenraum/domain/teams/invitation-state'
import type { OpenedInvitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { Alert, Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useParam } from '../../../ui/address-parts.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useSession } from '../../accounts/index.ts'
import classes from '../components/team-pages.module.css'
import { AnswerInvitation } from '../invitations/answer-invitation.tsx'
import { openedInvitationQuery } from '../queries.ts'

/** Where the link of an invitation leads (specification 1, section 2, "Invitation"). */
export const Page = () => {
  const invitationId = useParam('invitationId') ?? ''
  const invitationToken = useParam('invitationToken') ?? ''
  const { data, error } = useQuery(openedInvitationQuery(invitationId, invitationToken))
  return (
    <section className={classes.entrance}>
      <PageHeading>Einladung in ein Team</PageHeading>
      {!data && !error && <Skeleton height="10rem" aria-label="Einladung wird geladen" role="status" />}
      {!data && error && (
        <Alert
          color="red"
          icon={<IconAlertTriangle aria-hidden />}
          title="Fehler beim Abrufen der Einladung"
          role="alert"
        >
          {error.message}
        </Alert>
      )}
      {!data && error && <ToLogin />}
      {data && <Opened invitation={data} token={invitationToken} />}
    </section>
  )
}

const Opened = ({ invitation, token }: { readonly invitation: OpenedInvitation; readonly token: string }) => {
  const { session } = useSession()
  const why = INVALID_INVITATION_TEXTS[invitationState(invitation, new Date().toISOString())]
  if (why !== null) {
    return (
      <>
        <Alert
          color="yellow"
          icon={<IconAlertTriangle aria-hidden />}
          title="Dieser Einladungslink ist ungültig."
          role="alert"
        >
          {why}
        </Alert>
        <ToLogin />
      </>
    )
  }
  const { team, inviter, message, email } = invitation
  const isInvited = session !== null && emailKey(session.user.email) === emailKey(email)
  return (
    <>
      <div className={classes.card}>
        <h2 translate="no">{team.name}</h2>
        <p className={classes.description}>{team.description}</p>
        {message && <blockquote className={classes.message}>{message}</blockquote>}
        <p className={classes.muted}>
          {inviter ? `${inviter} lädt` : 'Das Team lädt'} {email} ein. Die Lizenz ist für dich kostenlos.
        </p>
      </div>
      <AnswerInvitation
        invitation={invitation}
        token={token}
        who={session === null ? 'visitor' : isInvited ? 'invited' : 'other-account'}
      />
    </>
  )
}

const ToLogin = () => (
  <div className={classes.actions}>
    <Button color="coral" renderRoot={(props) => <Link to="/login" {...props} />}>
      Zur Anmeldung
    </Button>
  </div>
)
