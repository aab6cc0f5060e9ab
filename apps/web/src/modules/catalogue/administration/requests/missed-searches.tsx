import type { RequestStatus } from '@gebaerdenraum/domain/catalogue/request-status'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/client.ts'
import { germanDay } from '../../../../ui/german-dates.ts'
import { missedSearchesQuery } from '../queries.ts'
import { RequestList } from './request-list.tsx'

type Props = { readonly search: string; readonly status: RequestStatus }

export const MissedSearches = ({ search, status }: Props) => {
  const [page, setPage] = useState(1)
  const query = useQuery(missedSearchesQuery({ search, status, page }))
  return (
    <RequestList
      title="Gesucht und nicht gefunden"
      noun="Suchen"
      empty="Keine vermissten Suchen."
      query={query}
      page={page}
      onPage={setPage}
      facts={({ count, lastAt }) =>
        `${count === 1 ? 'einmal' : `${count.toLocaleString('de-DE')}-mal`}, zuletzt am ${germanDay(lastAt)}`
      }
      noteHint="Nur Administratoren lesen sie."
      patch={(id, change) => api['missed-searches'].patch(id, change)}
    />
  )
}
