import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { isRootId, pathInside, ROOTS_PATH } from '@gebaerdenraum/domain/files/file-paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { childrenQuery, fileNodeQuery } from '../../queries.ts'
import { knownFolder } from './known-folder.ts'
import { LIVE } from './live.ts'
import { rememberTrail } from './trail.ts'

/** The folder that is open, with everything directly in it. */
export const useFolder = (id: string) => {
  const client = useQueryClient()
  const node = useQuery({ ...fileNodeQuery(id), ...LIVE, placeholderData: () => knownFolder(client, id) })
  const folder = node.data
  // The inside of a root is known by its id: on the first visit nothing has to be waited for.
  const path = isRootId(id)
    ? pathInside({ _id: id, path: ROOTS_PATH })
    : folder?.nodeType === 'directory'
      ? pathInside(folder)
      : undefined
  // What the cache has since before a change may have the old place of a folder that was moved.
  const isOutdated = client.getQueryState(fileNodeQuery(id).queryKey)?.isInvalidated && !node.isFetchedAfterMount
  const children = useQuery({ ...childrenQuery(path ?? ''), ...LIVE, enabled: path !== undefined && !isOutdated })
  useEffect(() => {
    if (folder && !node.isPlaceholderData) rememberTrail(folder)
  }, [folder, node.isPlaceholderData])
  return {
    folder,
    children: children.data as readonly FileNode[] | undefined,
    // While the folder itself is still asked for, an error may only say that it is no longer where it was.
    error: children.data === undefined && !node.isPlaceholderData ? (node.error ?? children.error) : node.error,
    retry: () => {
      void node.refetch()
      if (path !== undefined) void children.refetch()
    },
  }
}
