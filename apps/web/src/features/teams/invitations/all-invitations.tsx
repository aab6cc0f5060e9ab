import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import table from '../../../ui/table.module.css'
import classes from '../components/team-pages.module.css'
import { INVITATIONS_PER_PAGE, invitationsQuery } from '../queries.ts'
import tag from './invitation-tag.module.css'
import { InvitationTag } from './invitation-tag.tsx'

/** Every invitation there was, with what has become of it. */
export const AllInvitations = ({ team }: { readonly team: Team }) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(invitationsQuery(team._id, page))
  return (
    <section className={classes.card}>
      <h2>Alle Einladungen</h2>
      {!data && error && (
        <LoadError title="Die Einladungen konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="6rem" aria-label="Einladungen werden geladen" role="status" />}
      {data?.total === 0 && <p>Noch keine Einladungen erstellt</p>}
      {data && data.data.length > 0 && (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">E-Mail</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((invitation) => (
              <tr key={invitation._id}>
                <td translate="no">{invitation.email}</td>
                <td>
                  <InvitationTag invitation={invitation} />
                  {invitation.delivery === 'refused' && invitation.consumedAt === null && (
                    <span className={tag.refused}>E-Mail abgelehnt</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && (
        <ListPagination
          label="Seiten der Einladungen"
          page={page}
          pageSize={INVITATIONS_PER_PAGE}
          total={data.total}
          onChange={setPage}
        />
      )}
    </section>
  )
}
