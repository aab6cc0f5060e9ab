import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** As specified (specification 1, section 9). */
export const INVITATIONS_PER_PAGE = 20
/** More than any licence has seats. */
const OPEN_INVITATIONS_MAX = 100

export const teamQuery = (id: string) =>
  queryOptions({
    queryKey: ['teams', id],
    queryFn: ({ signal }) => api.teams.get(id, { signal }),
    staleTime: 0,
  })

/** All invitations of a team, the oldest first. */
export const invitationsQuery = (team: string, page: number) =>
  queryOptions({
    queryKey: ['invitations', 'all', team, page],
    queryFn: ({ signal }) =>
      api.invitations.find(
        {
          team,
          $sort: { createdAt: 1 },
          $limit: INVITATIONS_PER_PAGE,
          $skip: (page - 1) * INVITATIONS_PER_PAGE,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const openInvitationsQuery = (team: string) =>
  queryOptions({
    queryKey: ['invitations', 'open', team],
    queryFn: ({ signal }) =>
      api.invitations.find(
        {
          team,
          consumedAt: '',
          invalidatedAt: '',
          expiresAt: { $gt: new Date().toISOString() },
          $sort: { createdAt: 1 },
          $limit: OPEN_INVITATIONS_MAX,
        },
        { signal },
      ),
    staleTime: 0,
  })

export const openedInvitationQuery = (id: string, invitationToken: string) =>
  queryOptions({
    queryKey: ['invitations', 'opened', id, invitationToken],
    queryFn: ({ signal }) => api.invitations.get(id, { query: { invitationToken }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
