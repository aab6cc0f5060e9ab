import { z } from 'zod'
import { OWNER_TYPES } from '../files/file-types.ts'

/**
 * `ownerType` where a caller sends it. Answers say `users` or `teams`; the specification's learning lists call the first
 * one `user`, so that spelling is accepted and normalised. `team` stands in no text and is refused.
 */
export const ownerTypeField = z
  .enum([...OWNER_TYPES, 'user'])
  .transform((given) => (given === 'user' ? 'users' : given))
