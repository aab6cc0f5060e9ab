import { settingsCards } from '@gebaerdenraum/domain/accounts/access/settings-cards'
import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { reloadSession, useSession } from '../../accounts/index.ts'
import { TeamForm } from '../components/team-form.tsx'
import classes from '../components/team-pages.module.css'

/** Whoever pays a licence for several makes the team that shares it; everybody else reads why not. */
export const Page = () => {
  const { session } = useSession()
  const mayCreate = session !== null && settingsCards(session).some(({ links }) => links.includes('team-create'))
  return (
    <section className={classes.narrow}>
      <PageHeading>Team erstellen</PageHeading>
      {mayCreate ? <CreateTeam /> : <NoTeam hasTeam={session?.team != null} />}
    </section>
  )
}

const NoTeam = ({ hasTeam }: { readonly hasTeam: boolean }) => (
  <EmptyState
    icon={IconUsersGroup}
    title={hasTeam ? 'Du gehörst schon zu einem Team.' : 'Für ein Team brauchst du eine Lizenz mit mehreren Plätzen.'}
  >
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link to={hasTeam ? '/app/einstellungen/team/uebersicht' : '/app/einstellungen/konto/abo'} {...props} />
      )}
    >
      {hasTeam ? 'Dein Team' : 'Zu deiner Lizenz'}
    </Button>
  </EmptyState>
)

const CreateTeam = () => {
  const navigate = useNavigate()
  const create = async (texts: { readonly name: string; readonly description: string }) => {
    await api.teams.create(texts)
    await reloadSession()
    showToast({ tone: 'success', text: 'Team erfolgreich erstellt!' })
    await navigate({ to: '/app/einstellungen/team/uebersicht', search: { message: 'welcome' } as never })
  }
  return (
    <>
      <p className={classes.muted}>
        Mit einem Team teilst du die Plätze deiner Lizenz. Danach lädst du Personen per E-Mail ein.
      </p>
      <TeamForm submitLabel="Team erstellen" failureTitle="Fehler beim Anlegen des Teams" send={create} />
    </>
  )
}
