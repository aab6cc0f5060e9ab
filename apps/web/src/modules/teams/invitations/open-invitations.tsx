import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { germanDay } from '../../../ui/german-dates.ts'
import { byId, type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import table from '../../../ui/table.module.css'
import classes from '../components/team-pages.module.css'
import { INVITATIONS_PER_PAGE, openInvitationsQuery } from '../queries.ts'
import { InvitationButtons } from './invitation-buttons.tsx'
import tag from './invitation-tag.module.css'
import { useInvitationActions } from './use-invitation-actions.ts'

/** Invitations that can still be accepted; each reserves a seat. */
export const OpenInvitations = ({ team }: { readonly team: Team }) => {
  const [page, setPage] = useState(1)
  const query = useQuery(openInvitationsQuery(team._id, page))
  const heading = useRef<HTMLHeadingElement>(null)
  // The row that had the focus is removed.
  const { busy, cancel, resend } = useInvitationActions(() => heading.current?.focus())
  const columns: readonly Column<Invitation>[] = [
    {
      head: 'E-Mail',
      cell: ({ email, name, expiresAt, delivery }) => (
        <>
          <span className={table.name} translate="no">
            {email}
          </span>
          <span className={table.mail}>
            {name && `${name}, `}gilt bis zum {germanDay(expiresAt)}
          </span>
          {delivery === 'refused' && (
            <span className={tag.refused}>
              Die E-Mail wurde abgelehnt. Prüfe die Adresse, storniere die Einladung und lade neu ein.
            </span>
          )}
        </>
      ),
    },
    {
      head: 'Aktionen',
      isActions: true,
      cell: (invitation) => (
        <InvitationButtons invitation={invitation} busy={busy} onResend={resend} onCancel={cancel} />
      ),
    },
  ]
  return (
    <section className={classes.card}>
      <h2 ref={heading} tabIndex={-1}>
        Offene Einladungen
      </h2>
      <PagedList
        noun="Einladungen"
        pagesLabel="Seiten der offenen Einladungen"
        query={query}
        page={page}
        pageSize={INVITATIONS_PER_PAGE}
        onPage={setPage}
        height="6rem"
        empty={<p>Momentan keine offenen Einladungen</p>}
      >
        {(invitations) => <DataTable label="Offene Einladungen" columns={columns} rows={invitations} rowKey={byId} />}
      </PagedList>
      {query.data && (
        <div className={classes.actions}>
          <Button color="coral" renderRoot={(props) => <Link to="/app/einstellungen/team/einladen" {...props} />}>
            {query.data.total === 0 ? 'Jetzt Teammitglieder einladen' : 'Weitere Personen einladen'}
          </Button>
        </div>
      )}
    </section>
  )
}
