import { settingsCards } from '@gebaerdenraum/domain/access/settings-cards'
import { requiredText } from '@gebaerdenraum/domain/accounts/field-messages'
import { Button, Textarea, TextInput } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { reloadSession, useSession } from '../../accounts/index.ts'
import classes from '../components/team-pages.module.css'
import { TEAM_FIELDS } from '../team-fields.ts'

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
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: '', description: '' },
    faultsOf: ({ name, description }) => ({
      name: name.trim() === '' ? requiredText(TEAM_FIELDS.name) : null,
      description: description.trim() === '' ? requiredText(TEAM_FIELDS.description) : null,
    }),
    send: async ({ name, description }) => {
      await api.teams.create({ name: name.trim(), description: description.trim() })
      await reloadSession()
      showToast({ tone: 'success', text: 'Team erfolgreich erstellt!' })
      await navigate({ to: '/app/einstellungen/team/uebersicht', search: { message: 'welcome' } as never })
    },
  })
  const [name, description] = [field('name'), field('description')]
  return (
    <>
      <p className={classes.muted}>
        Mit einem Team teilst du die Plätze deiner Lizenz. Danach lädst du Personen per E-Mail ein.
      </p>
      <form className={formClasses.form} {...formProps}>
        <TextInput
          key={name.key}
          label={TEAM_FIELDS.name}
          required
          withAsterisk={false}
          maxLength={120}
          {...name.props}
        />
        <Textarea
          key={description.key}
          label={TEAM_FIELDS.description}
          description="Steht in der Einladung, damit die Eingeladenen wissen, worum es geht."
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          required
          withAsterisk={false}
          minRows={3}
          autosize
          maxLength={1000}
          {...description.props}
        />
        <FormFailure title="Fehler beim Anlegen des Teams" error={failure} />
        <div className={classes.actions}>
          <Button type="submit" color="coral" loading={isBusy}>
            Team erstellen
          </Button>
        </div>
      </form>
    </>
  )
}
