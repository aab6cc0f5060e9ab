import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'

export const priceListsQuery = queryOptions({
  queryKey: ['price-lists'],
  queryFn: ({ signal }) => api['price-lists'].find({}, { signal }),
  staleTime: 0,
})

/** VAT of a person in Germany, as customers are shown it, in per cent. */
export const germanTaxRateQuery = queryOptions({
  queryKey: ['licenses', 'german-tax-rate'],
  queryFn: async ({ signal }) =>
    (await api.licenses.find({ country: 'DE', customerType: 'person' }, { signal })).taxRate,
})
