import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { repeated } from '../../../api/attendance.ts'
import { api } from '../../../api/client.ts'

export const DEMO_MAILS_PER_PAGE = 20

const ASK_EVERY_MS = 4000

/** The mails of one page (from 1). They are written a moment after what caused them, so the list keeps asking. */
export const demoMailsQuery = (page: number) =>
  queryOptions({
    queryKey: ['demo-mails', page],
    queryFn: ({ signal }) =>
      api['demo-mails'].find(
        { $limit: DEMO_MAILS_PER_PAGE, $skip: (page - 1) * DEMO_MAILS_PER_PAGE },
        repeated(signal),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  })
