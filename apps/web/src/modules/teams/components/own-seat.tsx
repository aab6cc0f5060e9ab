import { canTakeOwnSeat } from '@gebaerdenraum/domain/teams/seats'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { useAction } from '../../../ui/forms/use-action.ts'
import { refreshTeam } from '../use-team.ts'
import classes from './team-pages.module.css'

/** The owner uses a seat of the licence, or leaves it to another person. */
export const OwnSeat = ({ team }: { readonly team: Team }) => {
  const client = useQueryClient()
  const { run: change, isBusy } = useAction({
    run: async (ownerHasAccess: boolean) => {
      await api.teams.patch(team._id, { ownerHasAccess })
      await refreshTeam(client)
    },
    done: (_, ownerHasAccess) => (ownerHasAccess ? 'Du hast jetzt selbst einen Platz' : 'Dein Platz ist jetzt frei'),
  })
  const mayChange = !team.seats || canTakeOwnSeat(team.seats)
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
