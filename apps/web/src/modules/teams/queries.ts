import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { pageRange } from '../../ui/lists/page-range.ts'

/** As specified (specification 1, section 9). */
export const INVITATIONS_PER_PAGE = 20

export const teamQuery = (id: string) =>
  queryOptions({
    queryKey: ['teams', id],
    queryFn: ({ signal }) => api.teams.get(id, { signal }),
    staleTime: 0,
  })

/** All invitations of a team, the oldest first. `page` counts from 1. */
export const invitationsQuery = (team: string, page: number) =>
  queryOptions({
    queryKey: ['invitations', 'all', team, page],
    queryFn: ({ signal }) => api.invitations.find({ team, ...pageOfInvitations(page) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Invitations that can still be accepted, the oldest first. `page` counts from 1. */
export const openInvitationsQuery = (team: string, page: number) =>
  queryOptions({
    queryKey: ['invitations', 'open', team, page],
    queryFn: ({ signal }) => {
      const expiresAt = { $gt: new Date().toISOString() }
      const isOpen = { consumedAt: '', invalidatedAt: '', expiresAt }
      return api.invitations.find({ team, ...isOpen, ...pageOfInvitations(page) }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The server sorts equal times by id: no row is on two pages or on none. */
const pageOfInvitations = (page: number) => ({
  $sort: { createdAt: 1 as const },
  ...pageRange(page, INVITATIONS_PER_PAGE),
})

export const openedInvitationQuery = (id: string, invitationToken: string) =>
  queryOptions({
    queryKey: ['invitations', 'opened', id, invitationToken],
    queryFn: ({ signal }) => api.invitations.get(id, { query: { invitationToken }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
