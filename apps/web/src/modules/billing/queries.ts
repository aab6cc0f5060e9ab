import type { CustomerType } from '@gebaerdenraum/domain/accounts/customer-types'
import { type Country, DEFAULT_COUNTRY } from '@gebaerdenraum/domain/kernel/countries'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** What is on offer to customers of a country. Kept while another country loads: the slider must not vanish. */
export const offersQuery = (country: Country, customerType: CustomerType) =>
  queryOptions({
    queryKey: ['licenses', country, customerType],
    queryFn: ({ signal }) => api.licenses.find({ country, customerType }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What is on offer to persons at home: what the price list begins with. */
export const firstOffersQuery = offersQuery(DEFAULT_COUNTRY, 'person')

/** The caller's licence, address and payment methods: always as they are now. */
export const checkoutQuery = queryOptions({
  queryKey: ['checkout', 'state'],
  queryFn: ({ signal }) => api.checkout.find(undefined, { signal }),
  staleTime: 0,
})

/** What a licence would cost now. Never kept: the price is of this second, and the order sends that second back. */
export const previewQuery = (license: string, paymentMethod: string) =>
  queryOptions({
    queryKey: ['checkout', 'preview', license, paymentMethod],
    queryFn: async ({ signal }) => {
      const answer = await api.checkout.patch('-1', { license, paymentMethod }, { query: { preview: 'true' }, signal })
      if (!('lines' in answer)) throw new TypeError('An order where a preview was asked for')
      return answer
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** An offer by the link in its mail. */
export const openedOfferQuery = (offer: string, offerToken: string) =>
  queryOptions({
    queryKey: ['offers', 'opened', offer, offerToken],
    queryFn: ({ signal }) => api.offers.get(offer, { query: { offerToken }, signal }),
    staleTime: 0,
    retry: false,
  })

/** What accepting an offer would cost now, to whom this address belongs. */
export const offerPreviewQuery = (offer: string, offerToken: string, address: string) =>
  queryOptions({
    queryKey: ['offers', 'preview', offer, offerToken, address],
    queryFn: async ({ signal }) => {
      const data = { offer, offerToken }
      const answer = await api['offer-acceptances'].create(data, { query: { preview: 'true' }, signal })
      if (!('lines' in answer)) throw new TypeError('An order where a preview was asked for')
      return answer
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const INVOICES_PER_PAGE = 20

export const invoicesQuery = (page: number) =>
  queryOptions({
    queryKey: ['invoices', page],
    queryFn: ({ signal }) =>
      api.invoices.find({ $limit: INVOICES_PER_PAGE, $skip: (page - 1) * INVOICES_PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const customerQuery = (user: string) =>
  queryOptions({
    queryKey: ['customers', user],
    queryFn: ({ signal }) => api.customers.get(user, { signal }),
    staleTime: 0,
  })
