import { z } from 'zod'

/** What a folder holds belongs to a user or to a team (decisions, Words). */
export const OWNER_TYPES = ['users', 'teams'] as const
export type OwnerType = (typeof OWNER_TYPES)[number]

/**
 * `ownerType` where a caller sends it. Answers say `users` or `teams`; the specification's learning lists call the first
 * one `user`, so that spelling is accepted and normalised. `team` stands in no text and is refused.
 */
export const ownerTypeField = z
  .enum([...OWNER_TYPES, 'user'])
  .transform((given) => (given === 'user' ? 'users' : given))

/** A user or a team, as the owner of files. */
export type Owner = { readonly ownerType: OwnerType; readonly owner: string }

/** The id of an owner's root folder, which is not stored. */
export const rootIdOf = ({ ownerType, owner }: Owner): string =>
  ownerType === 'teams' ? `team_${owner}` : `user_${owner}`
