import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { ROOTS_PATH } from '@gebaerdenraum/domain/files/file-paths'
import { FILE_TYPES, type FileType } from '@gebaerdenraum/domain/files/file-types'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { repeated } from '../../api/attendance.ts'
import { api } from '../../api/client.ts'
import { STORED } from '../../api/stored-queries.ts'
import { flushPreferences } from '../accounts/index.ts'
import { sortedNodes } from './sorted-nodes.ts'

/** How many of each kind the overviews show (specification 2, section 9). */
const RECENT_FILES: Readonly<Record<FileType, number>> = { lists: 10, 'custom-signs': 10, documents: 8 }

/** Everything directly in a folder, in the order it is shown. Somebody of the team may have changed it: always asked anew. */
export const childrenQuery = (path: string) =>
  queryOptions({
    queryKey: ['file-nodes', 'children', path],
    queryFn: ({ signal }) => nodesAt({ path }, signal),
    staleTime: 0,
  })

/** The folders directly in a folder: what a tree of folders opens. */
export const foldersQuery = (path: string) =>
  queryOptions({
    queryKey: ['file-nodes', 'folders', path],
    queryFn: ({ signal }) => nodesAt({ path, nodeType: 'directory' }, signal),
    staleTime: 0,
  })

/** The caller's own root first, then his team's. */
export const rootsQuery = queryOptions({
  queryKey: ['file-nodes', 'children', ROOTS_PATH],
  queryFn: async ({ signal }) => {
    const roots = await nodesAt({ path: ROOTS_PATH }, signal)
    return roots.toSorted((one, other) => Number(one.ownerType === 'teams') - Number(other.ownerType === 'teams'))
  },
})

/** One node with its ancestors and what its kind tells of it. */
export const fileNodeQuery = (id: string) =>
  queryOptions({
    queryKey: ['file-nodes', 'node', id],
    queryFn: ({ signal }) => api['file-nodes'].get(id, repeated(signal)),
    staleTime: 0,
  })

/** What was opened last of one kind, the newest first. What waits to be saved about it goes ahead. */
export const recentFilesQuery = (fileType: FileType) =>
  queryOptions({
    queryKey: ['files', fileType],
    queryFn: async ({ signal }) => {
      await flushPreferences()
      return (await api.files.find({ fileType, $limit: RECENT_FILES[fileType] }, { signal })).data
    },
    staleTime: 0,
    meta: STORED,
  })

/** After anything changed in the tree: names, places and what stands in folders are asked anew. */
export const invalidateFiles = async (client: QueryClient): Promise<void> => {
  const keys = ['file-nodes', 'files', ...FILE_TYPES]
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
}

const nodesAt = async (
  query: { readonly path: string; readonly nodeType?: 'directory' },
  signal: AbortSignal,
): Promise<readonly FileNode[]> => sortedNodes((await api['file-nodes'].find(query, repeated(signal))).data)
