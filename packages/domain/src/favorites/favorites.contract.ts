import { z } from 'zod'
import { signSchema } from '../catalogue/signs.contract.ts'
import { defineContract } from '../kernel/contract.ts'

export const favoriteSchema = z.object({
  _id: z.string(),
  sign: signSchema,
  createdAt: z.iso.datetime(),
})
export type Favorite = z.output<typeof favoriteSchema>

export const favoritesContract = defineContract({
  path: 'favorites',
  summary: 'The signs the caller keeps as favourites, the newest first',
  record: favoriteSchema,
  find: { sort: ['createdAt'], limit: { default: 20, max: 100 } },
  create: { data: z.strictObject({ sign: z.string().min(1) }) },
  remove: {},
})
