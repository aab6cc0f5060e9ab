import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'

export const adminSchema = z.object({
  _id: z.string().describe('The `entity` of the account'),
  name: z.string(),
  email: z.string(),
})

/** What `customers` is for customers: the record that a session load asks for with `GET {role}/{entity}`. */
export const adminsContract = defineContract({
  path: 'admins',
  summary: 'The record of the calling administrator',
  record: adminSchema,
  get: {},
})
