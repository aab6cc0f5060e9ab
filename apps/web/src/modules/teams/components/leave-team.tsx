import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { useAction } from '../../../ui/forms/use-action.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { reloadSession } from '../../accounts/index.ts'
import classes from './team-pages.module.css'

/** Leaving the team gives the seat back; personal files stay with the person, the team's with the team. */
export const LeaveTeam = ({ team, userId }: { readonly team: Team; readonly userId: string }) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { run, isBusy } = useAction({
    run: async () => {
      await api.users.patch(userId, { team: null })
      await reloadSession()
      client.clear()
      await navigate({ to: '/app/einstellungen' })
    },
    done: `Du hast das Team ${quoteName(team.name)} verlassen`,
  })
  const leave = async () => {
    const isSure = await confirm({
      title: `Team ${quoteName(team.name)} verlassen?`,
      body: 'Du verlierst den Zugang über die Lizenz des Teams und zu seinen Ordnern. Deine persönlichen Dateien behältst du. Zurück kommst du nur mit einer neuen Einladung.',
      confirmLabel: 'Team verlassen',
      tone: 'danger',
    })
    if (isSure) await run()
  }
  return (
    <section className={classes.card}>
      <h2>Team verlassen</h2>
      <p>Dein Platz wird frei. Was im Ordner des Teams liegt, bleibt beim Team.</p>
      <div className={classes.actions}>
        <Button variant="outline" color="red" loading={isBusy} onClick={() => void leave()}>
          Team verlassen
        </Button>
      </div>
    </section>
  )
}
