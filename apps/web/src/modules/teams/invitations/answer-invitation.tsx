import type { OpenedInvitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { Alert, Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useAction } from '../../../ui/forms/use-action.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { AFTER_JOINING, joinTeam, signOut, storePendingInvitation, useSession } from '../../accounts/index.ts'
import classes from '../components/team-pages.module.css'

type Props = {
  readonly invitation: OpenedInvitation
  readonly token: string
  /** Who is signed in here: only the invited address can accept. */
  readonly who: 'visitor' | 'invited' | 'other-account'
}

/** What can be done with an invitation, by who is signed in. */
export const AnswerInvitation = ({ invitation, token, who }: Props) => {
  const navigate = useNavigate()
  const router = useRouter()
  const { session } = useSession()
  const { _id: id, email, team } = invitation
  const pending = { id, token, email, team: team._id, teamName: team.name, teamDescription: team.description }

  const {
    run: accept,
    isBusy,
    failure,
  } = useAction({
    run: async () => {
      await joinTeam(pending)
      router.history.push(AFTER_JOINING)
    },
    failsInPlace: true,
  })
  /** The invitation waits until one has signed in or up. */
  const carryTo = (to: '/login' | '/anmeldung') => {
    storePendingInvitation(pending)
    void navigate({ to })
  }
  const ignore = async () => {
    const isSure = await confirm({
      title: `Einladung in ${quoteName(team.name)} vorerst ignorieren?`,
      body: 'Du kannst sie später über den Link in der E-Mail annehmen, solange sie gilt.',
      confirmLabel: 'Vorerst ignorieren',
    })
    if (!isSure) return
    storePendingInvitation(null)
    await navigate({ to: '/login' })
  }

  return (
    <>
      {who === 'other-account' && (
        <Alert variant="light" icon={<IconInfoCircle aria-hidden />} role="status">
          Du bist als {session?.user.email} angemeldet, die Einladung gilt aber für {email}. Melde dich zuerst ab, um
          sie anzunehmen.
        </Alert>
      )}
      <FormFailure title="Du konntest dem Team nicht beitreten" error={failure} />
      <div className={classes.actions}>
        {who === 'invited' && (
          <Button color="coral" size="lg" loading={isBusy} onClick={() => void accept()}>
            Einladung annehmen
          </Button>
        )}
        {who === 'other-account' && (
          <Button color="coral" size="lg" onClick={() => void signOut()}>
            Abmelden
          </Button>
        )}
        {who === 'visitor' && (
          <>
            <Button color="coral" size="lg" onClick={() => carryTo('/anmeldung')}>
              Konto erstellen
            </Button>
            <Button variant="default" size="lg" onClick={() => carryTo('/login')}>
              Anmelden
            </Button>
          </>
        )}
        <Button variant="subtle" size="lg" onClick={() => void ignore()}>
          Vorerst ignorieren
        </Button>
      </div>
    </>
  )
}
