import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'

export const HITS_PER_PAGE = 50

type NodeSearch = {
  /** Path of what stands in the folder that is searched. */
  readonly below: string
  readonly search: string
  readonly fileType: FileType | null
  /** From 1. */
  readonly page: number
}

/** Everything below a folder whose name contains the text, with the place of each. */
export const nodeSearchQuery = ({ below, search, fileType, page }: NodeSearch) =>
  queryOptions({
    queryKey: ['file-nodes', 'search', below, { search, fileType, page }],
    queryFn: ({ signal }) =>
      api['file-nodes'].find(
        {
          below,
          search,
          ...(fileType && { fileType }),
          $limit: HITS_PER_PAGE,
          $skip: (page - 1) * HITS_PER_PAGE,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
