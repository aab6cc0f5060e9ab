import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { byId, type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import classes from '../components/team-pages.module.css'
import { INVITATIONS_PER_PAGE, invitationsQuery } from '../queries.ts'
import tag from './invitation-tag.module.css'
import { InvitationTag } from './invitation-tag.tsx'

/** All invitations of a team, each with its state. */
export const AllInvitations = ({ team }: { readonly team: Team }) => {
  const [page, setPage] = useState(1)
  return (
    <section className={classes.card}>
      <h2>Alle Einladungen</h2>
      <PagedList
        noun="Einladungen"
        query={useQuery(invitationsQuery(team._id, page))}
        page={page}
        pageSize={INVITATIONS_PER_PAGE}
        onPage={setPage}
        height="6rem"
        empty={<p>Noch keine Einladungen erstellt</p>}
      >
        {(invitations) => <DataTable label="Alle Einladungen" columns={COLUMNS} rows={invitations} rowKey={byId} />}
      </PagedList>
    </section>
  )
}

const COLUMNS: readonly Column<Invitation>[] = [
  { head: 'E-Mail', cell: ({ email }) => <span translate="no">{email}</span> },
  {
    head: 'Status',
    cell: (invitation) => (
      <>
        <InvitationTag invitation={invitation} />
        {invitation.delivery === 'refused' && invitation.consumedAt === null && (
          <span className={tag.refused}>E-Mail abgelehnt</span>
        )}
      </>
    ),
  },
]
