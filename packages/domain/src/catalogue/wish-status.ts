/** What became of a sign that somebody missed. */
export const WISH_STATUSES = ['open', 'done', 'rejected'] as const
export type WishStatus = (typeof WISH_STATUSES)[number]
