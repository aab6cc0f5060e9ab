import { useQuery } from '@tanstack/react-query'
import { useParam } from '../../../ui/address-parts.ts'
import { AdministrationPage } from '../../../ui/administration/administration-page.tsx'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { QueryView } from '../../../ui/lists/query-view.tsx'
import sections from '../../../ui/page-sections.module.css'
import { MembersCard } from './members-card.tsx'
import { administeredTeamQuery } from './queries.ts'
import { TeamCard } from './team-card.tsx'
import { TeamInvitationsCard } from './team-invitations-card.tsx'

/** One team: licence and seats, people, invitations that wait. */
export const Page = () => {
  const id = useParam('id') ?? ''
  const query = useQuery(administeredTeamQuery(id))
  useBreadcrumbName(query.data?.name)
  return (
    <AdministrationPage heading={query.data?.name ?? 'Team'} translate="no">
      <QueryView query={query} failed="Das Team konnte nicht geladen werden" loading="Team wird geladen" height="20rem">
        {(team) => (
          <div className={sections.cards}>
            <TeamCard team={team} />
            <MembersCard team={team} />
            <TeamInvitationsCard team={team} />
          </div>
        )}
      </QueryView>
    </AdministrationPage>
  )
}
