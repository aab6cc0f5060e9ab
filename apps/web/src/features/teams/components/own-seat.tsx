import { canTakeOwnSeat } from '@gebaerdenraum/domain/teams/seats'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../ui/toast.tsx'
import { refreshTeam } from '../use-team.ts'
import classes from './team-pages.module.css'

/** The owner takes a seat of his licence himself, or leaves it to somebody else. */
export const OwnSeat = ({ team }: { readonly team: Team }) => {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const mayChange = !team.seats || canTakeOwnSeat(team.seats)
  const change = async (ownerHasAccess: boolean) => {
    setBusy(true)
    try {
      await api.teams.patch(team._id, { ownerHasAccess })
      await refreshTeam(client)
      showToast({
        tone: 'success',
        text: ownerHasAccess ? 'Du hast jetzt selbst einen Platz' : 'Dein Platz ist jetzt frei',
      })
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={classes.card}>
      <Switch
        size="md"
        checked={team.ownerHasAccess}
        disabled={isBusy || !mayChange}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
        label="Ich nutze selbst einen Platz der Lizenz"
        description={
          mayChange
            ? 'Ohne eigenen Platz verwaltest du das Team, siehst aber nur ausgewählte Inhalte.'
            : 'Zurzeit ist kein Platz frei.'
        }
      />
    </section>
  )
}
