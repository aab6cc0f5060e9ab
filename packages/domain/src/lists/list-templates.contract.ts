import { z } from 'zod'
import { defineContract, filter } from '../api/contract.ts'
import { signSchema } from '../signs/signs.contract.ts'

/** A list the operator has put together for everybody to start from. */
export const listTemplateSchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  color: z.string().describe('A colour of the interface, as #rrggbb'),
  signs: z.array(z.union([signSchema, z.object({ _id: z.string() })])).describe('`find` gives only their ids'),
  isPublic: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type ListTemplate = z.output<typeof listTemplateSchema>

export const listTemplatesContract = defineContract({
  path: 'list-templates',
  summary: 'Templates for learning lists',
  record: listTemplateSchema,
  find: {
    filters: { isPublic: filter(z.stringbool().or(z.boolean())) },
    sort: ['createdAt'],
    limit: { default: 20, max: 100 },
  },
  get: {},
})
