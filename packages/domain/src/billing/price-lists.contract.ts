import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { priceListVersionSchema } from './price-list-schema.ts'
import { PRICE_LIST_STATES } from './price-list-states.ts'

/** A price list: one version of prices, with the day from which it holds. */
export const priceListSchema = priceListVersionSchema.safeExtend({
  _id: z.string(),
  source: z.enum(['files', 'administration']).describe('Those of the files are changed in the files only'),
  state: z.enum(PRICE_LIST_STATES),
  createdBy: z.string().nullable().describe('Name of who made it'),
  createdAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
})
export type PriceListRecord = z.output<typeof priceListSchema>

export const priceListsContract = defineContract({
  path: 'price-lists',
  summary: 'Price lists of the files and of administrators, each from a day',
  record: z.object(priceListSchema.shape),
  find: {
    result: z.object({
      today: z.iso.date().describe('The day in Germany'),
      data: z.array(z.object(priceListSchema.shape)).describe('The latest day first'),
      renewals: z
        .array(z.object({ license: z.string(), licences: z.int() }))
        .describe('Running licences that are renewed by themselves, by licence'),
    }),
  },
  create: { data: priceListVersionSchema },
  remove: {},
})
