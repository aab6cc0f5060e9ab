import type { WishStatus } from '@gebaerdenraum/domain/catalogue/wish-status'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/client.ts'
import { germanDay } from '../../../../ui/german-dates.ts'
import { signRequestsQuery } from '../queries.ts'
import { WishList } from './wish-list.tsx'

type Props = { readonly search: string; readonly status: WishStatus }

export const SignRequests = ({ search, status }: Props) => {
  const [page, setPage] = useState(1)
  const query = useQuery(signRequestsQuery({ search, status, page }))
  return (
    <WishList
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
