import type { RequestStatus } from '@gebaerdenraum/domain/catalogue/request-status'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/client.ts'
import { germanDay } from '../../../../ui/german-dates.ts'
import { signRequestsQuery } from '../queries.ts'
import { RequestList } from './request-list.tsx'

type Props = { readonly search: string; readonly status: RequestStatus }

export const SignRequests = ({ search, status }: Props) => {
  const [page, setPage] = useState(1)
  const query = useQuery(signRequestsQuery({ search, status, page }))
  return (
    <RequestList
      title="Gewünscht"
      noun="Wünsche"
      empty="Keine Wünsche."
      query={query}
      page={page}
      onPage={setPage}
      facts={({ comment, createdAt }) => [comment, `am ${germanDay(createdAt)}`].filter(Boolean).join(' – ')}
      noteHint="Wer es sich gewünscht hat, liest sie bei seinen Wünschen."
      patch={(id, change) => api['sign-requests'].patch(id, change)}
    />
  )
}
