import { useQuery } from '@tanstack/react-query'
import { useParam } from '../../../../ui/address-parts.ts'
import { useBreadcrumbName } from '../../../../ui/breadcrumb-name.ts'
import { QueryView } from '../../../../ui/lists/query-view.tsx'
import { AdministrationPage } from '../../components/administration-page.tsx'
import classes from '../person/person.module.css'
import { administeredTeamQuery } from '../queries.ts'
import { MembersCard } from '../team/members-card.tsx'
import { TeamCard } from '../team/team-card.tsx'
import { TeamInvitationsCard } from '../team/team-invitations-card.tsx'

/** One team: licence and seats, people, invitations that wait. */
export const Page = () => {
  const id = useParam('id') ?? ''
  const query = useQuery(administeredTeamQuery(id))
  useBreadcrumbName(query.data?.name)
  return (
    <AdministrationPage heading={query.data?.name ?? 'Team'} translate="no">
      <QueryView query={query} failed="Das Team konnte nicht geladen werden" loading="Team wird geladen" height="20rem">
        {(team) => (
          <div className={classes.cards}>
            <TeamCard team={team} />
            <MembersCard team={team} />
            <TeamInvitationsCard team={team} />
          </div>
        )}
      </QueryView>
    </AdministrationPage>
  )
}
