import { asciiEmail } from '@gebaerdenraum/domain/kernel/email-address'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Anchor, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../ui/toast.tsx'
import { refreshTeam } from '../use-team.ts'
import { TeamForm } from './team-form.tsx'
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
      <h2 translate="no">{team.name}</h2>
      <p className={classes.description} translate="no">
        {team.description}
      </p>
      {team.can.manage && (
        <p className={classes.muted}>
          Inhaber: {team.owner.name} (
          <Anchor underline="always" href={`mailto:${asciiEmail(team.owner.email)}`} translate="no">
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
  const save = async (texts: { readonly name: string; readonly description: string }) => {
    await api.teams.patch(team._id, texts)
    await refreshTeam(client)
    showToast({ tone: 'success', text: 'Team geändert' })
    onDone()
  }
  return (
    <section className={classes.card}>
      <TeamForm
        initial={team}
        label="Team ändern"
        submitLabel="Speichern"
        failureTitle="Fehler beim Ändern des Teams"
        send={save}
        onCancel={onDone}
      />
    </section>
  )
}
