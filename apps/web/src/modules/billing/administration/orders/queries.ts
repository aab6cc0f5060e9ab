import type { InvoiceView } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { RequestState } from '@gebaerdenraum/domain/billing/offers/request-state'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'
import { pageRange } from '../../../../ui/lists/page-range.ts'

const asItIsNow = { placeholderData: keepPreviousData, staleTime: 0 } as const

export const PENDING_KEY = ['pending-orders']
export const pendingOrdersQuery = (page: number) =>
  queryOptions({
    queryKey: [...PENDING_KEY, page],
    queryFn: ({ signal }) => api['pending-orders'].find(pageRange(page), { signal }),
    ...asItIsNow,
  })

export const DECLARATIONS_KEY = ['contract-declarations']
export const declarationsQuery = (open: boolean, page: number) =>
  queryOptions({
    queryKey: [...DECLARATIONS_KEY, open, page],
    queryFn: ({ signal }) =>
      api['contract-declarations'].find(
        { ...pageRange(page), $sort: { receivedAt: open ? 1 : -1 }, ...(open && { open: 'true' }) },
        { signal },
      ),
    ...asItIsNow,
  })

export const REFUNDS_KEY = ['manual-refunds']
export const refundsQuery = (open: boolean, page: number) =>
  queryOptions({
    queryKey: [...REFUNDS_KEY, open, page],
    queryFn: ({ signal }) =>
      api['manual-refunds'].find({ ...pageRange(page), ...(open && { open: 'true' }) }, { signal }),
    ...asItIsNow,
  })

export type InvoiceFilter = { readonly view: InvoiceView | 'proposed' | 'all'; readonly search: string }

export const INVOICES_KEY = ['invoices', 'ledger']
export const ledgerQuery = ({ view, search }: InvoiceFilter, page: number) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, view, search, page],
    queryFn: ({ signal }) =>
      api.invoices.find(
        {
          ...pageRange(page),
          ...(view === 'proposed' && { proposed: 'true' }),
          ...(view !== 'proposed' && view !== 'all' && { view }),
          ...(search !== '' && { search }),
        },
        { signal },
      ),
    ...asItIsNow,
  })

/** Requests that still need an answer. */
const OPEN_STATES: readonly RequestState[] = ['new', 'answered', 'offer', 'declined']

export const REQUESTS_KEY = ['custom-subscription-requests']
export const requestsQuery = (open: boolean, page: number) =>
  queryOptions({
    queryKey: [...REQUESTS_KEY, open, page],
    queryFn: ({ signal }) =>
      api['custom-subscription-requests'].find(
        { ...pageRange(page), ...(open && { state: { $in: OPEN_STATES } }) },
        { signal },
      ),
    ...asItIsNow,
  })
