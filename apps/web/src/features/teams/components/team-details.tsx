import { requiredText } from '@gebaerdenraum/domain/accounts/field-messages'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Anchor, Button, Textarea, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { showToast } from '../../../ui/toast.tsx'
import { TEAM_FIELDS } from '../team-fields.ts'
import { refreshTeam } from '../use-team.ts'
import classes from './team-pages.module.css'

/** Name and description; the owner changes them here. The owner's line is for managers and the owner. */
export const TeamDetails = ({ team }: { readonly team: Team }) => {
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // Closing the form gives the focus back to what opened it.
    if (wasEditing.current && !isEditing) opener.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  if (isEditing) return <EditTeam team={team} onDone={() => setEditing(false)} />
  return (
    <section className={classes.card}>
      <h2>{team.name}</h2>
      <p className={classes.description}>{team.description}</p>
      {team.can.manage && (
        <p className={classes.muted}>
          Inhaber: {team.owner.name} (
          <Anchor underline="always" href={`mailto:${team.owner.email}`}>
            {team.owner.email}
          </Anchor>
          )
        </p>
      )}
      {team.can.edit && (
        <div className={classes.actions}>
          <Button
            ref={opener}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            Bearbeiten
          </Button>
        </div>
      )}
    </section>
  )
}

const EditTeam = ({ team, onDone }: { readonly team: Team; readonly onDone: () => void }) => {
  const client = useQueryClient()
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: team.name, description: team.description },
    faultsOf: ({ name, description }) => ({
      name: name.trim() === '' ? requiredText(TEAM_FIELDS.name) : null,
      description: description.trim() === '' ? requiredText(TEAM_FIELDS.description) : null,
    }),
    send: async ({ name, description }) => {
      await api.teams.patch(team._id, { name: name.trim(), description: description.trim() })
      await refreshTeam(client)
      showToast({ tone: 'success', text: 'Team geändert' })
      onDone()
    },
  })
  const { ref: form } = formProps
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const [name, description] = [field('name'), field('description')]
  return (
    <section className={classes.card}>
      <form className={formClasses.form} aria-label="Team ändern" {...formProps}>
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
          required
          withAsterisk={false}
          autosize
          minRows={3}
          maxLength={1000}
          {...description.props}
        />
        <FormFailure title="Fehler beim Ändern des Teams" error={failure} />
        <div className={classes.actions}>
          <Button type="submit" color="coral" loading={isBusy}>
            Speichern
          </Button>
          <Button variant="default" onClick={onDone}>
            Abbrechen
          </Button>
        </div>
      </form>
    </section>
  )
}
