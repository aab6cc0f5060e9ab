import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParam } from '../../../../ui/address-parts.ts'
import { useBreadcrumbName } from '../../../../ui/breadcrumb-name.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { AdministrationPage } from '../../components/administration-page.tsx'
import classes from '../person/person.module.css'
import { administeredTeamQuery } from '../queries.ts'
import { MembersCard } from '../team/members-card.tsx'
import { TeamCard } from '../team/team-card.tsx'
import { TeamInvitationsCard } from '../team/team-invitations-card.tsx'

/** One team: licence and seats, people, invitations that wait. */
export const Page = () => {
  const id = useParam('id') ?? ''
  const { data: team, error, refetch } = useQuery(administeredTeamQuery(id))
  useBreadcrumbName(team?.name)
  return (
    <AdministrationPage heading={team?.name ?? 'Team'} translate="no">
      {!team && error && (
        <LoadError title="Das Team konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!team && !error && <Skeleton height="20rem" role="status" aria-label="Team wird geladen" />}
      {team && (
        <div className={classes.cards}>
          <TeamCard team={team} />
          <MembersCard team={team} />
          <TeamInvitationsCard team={team} />
        </div>
      )}
    </AdministrationPage>
  )
}
