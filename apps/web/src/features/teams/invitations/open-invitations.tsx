import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { germanDay } from '../../../ui/german-dates.ts'
import { ListPagination, lastPage } from '../../../ui/list-pagination.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import table from '../../../ui/table.module.css'
import classes from '../components/team-pages.module.css'
import { INVITATIONS_PER_PAGE, openInvitationsQuery } from '../queries.ts'
import tag from './invitation-tag.module.css'
import { useInvitationActions } from './use-invitation-actions.ts'

/** Invitations that can still be accepted; each reserves a seat. */
export const OpenInvitations = ({ team }: { readonly team: Team }) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(openInvitationsQuery(team._id, page))
  // The last row of the last page was cancelled or accepted.
  const last = data ? lastPage(data.total, INVITATIONS_PER_PAGE) : page
  useEffect(() => setPage((current) => Math.min(current, last)), [last])
  const heading = useRef<HTMLHeadingElement>(null)
  // The row that had the focus is gone then.
  const { busy, cancel, resend } = useInvitationActions(() => heading.current?.focus())
  return (
    <section className={classes.card}>
      <h2 ref={heading} tabIndex={-1}>
        Offene Einladungen
      </h2>
      {!data && error && (
        <LoadError title="Die Einladungen konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="6rem" aria-label="Einladungen werden geladen" role="status" />}
      {data?.total === 0 && <p>Momentan keine offenen Einladungen</p>}
      {data && data.data.length > 0 && (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">E-Mail</th>
              <th scope="col" className={table.actions}>
                Aktionen
              </th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((invitation) => (
              <tr key={invitation._id}>
                <td>
                  <span className={table.name} translate="no">
                    {invitation.email}
                  </span>
                  <span className={table.mail}>
                    {invitation.name && `${invitation.name}, `}gilt bis zum {germanDay(invitation.expiresAt)}
                  </span>
                  {invitation.delivery === 'refused' && (
                    <span className={tag.refused}>
                      Die E-Mail wurde abgelehnt. Prüfe die Adresse, storniere die Einladung und lade neu ein.
                    </span>
                  )}
                </td>
                <td className={table.actions}>
                  <Button
                    variant="subtle"
                    disabled={busy !== null}
                    aria-label={`Einladung an ${invitation.email} erneut senden`}
                    onClick={() => void resend(invitation)}
                  >
                    Erneut senden
                  </Button>
                  <Button
                    variant="subtle"
                    color="red"
                    loading={busy === invitation._id}
                    disabled={busy !== null}
                    aria-label={`Einladung an ${invitation.email} stornieren`}
                    onClick={() => void cancel(invitation)}
                  >
                    Stornieren
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && (
        <ListPagination
          label="Seiten der offenen Einladungen"
          page={page}
          pageSize={INVITATIONS_PER_PAGE}
          total={data.total}
          onChange={setPage}
        />
      )}
      {data && (
        <div className={classes.actions}>
          <Button color="coral" renderRoot={(props) => <Link to="/app/einstellungen/team/einladen" {...props} />}>
            {data.total === 0 ? 'Jetzt Teammitglieder einladen' : 'Weitere Personen einladen'}
          </Button>
        </div>
      )}
    </section>
  )
}
