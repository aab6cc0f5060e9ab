/** Status of a sign that was requested, or searched for without a result. */
export const REQUEST_STATUSES = ['open', 'done', 'rejected'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]
