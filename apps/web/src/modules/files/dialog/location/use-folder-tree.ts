import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { pathsToSee, type TreeRow, treeRows } from '../../browser/tree/tree-rows.ts'
import { foldersQuery, rootsQuery } from '../../queries.ts'

export type FolderTree = {
  readonly rows: readonly TreeRow[]
  readonly open: (path: string) => void
  readonly close: (path: string) => void
  /** Asks again for what could not be loaded in this folder. */
  readonly retry: (path: string) => void
}

/**
 * The folders of the caller and his team, loaded as they are opened. `isSealed` folders show nothing of what is in
 * them. Begins with the folder `shown` and the way to it opened.
 */
export const useFolderTree = (shown: FileNode, isSealed: (folder: FileNode) => boolean): FolderTree => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set([...pathsToSee(shown.path), pathInside(shown)]),
  )
  const { data: roots = [] } = useQuery(rootsQuery)
  const paths = [...opened]
  const answers = useQueries({ queries: paths.map((path) => foldersQuery(path)) })
  const answerOf = (path: string) => answers[paths.indexOf(path)]
  const foldersAt = (path: string) => {
    const answer = answerOf(path)
    return answer?.data?.map(sealed) ?? (answer?.isError ? 'failed' : 'loading')
  }
  const sealed = (folder: FileNode): FileNode => (isSealed(folder) ? { ...folder, hasFolders: false } : folder)
  const open = useCallback((path: string) => setOpened((before) => new Set(before).add(path)), [])
  const close = useCallback(
    (path: string) => setOpened((before) => new Set([...before].filter((other) => other !== path))),
    [],
  )
  return {
    rows: treeRows(roots, opened, foldersAt),
    open,
    close,
    retry: (path) => void answerOf(path)?.refetch(),
  }
}
