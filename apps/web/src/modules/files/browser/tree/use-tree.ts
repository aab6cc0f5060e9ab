import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'

import { foldersQuery, rootsQuery } from '../../queries.ts'
import { LIVE } from '../folder/live.ts'
import { type FoldersAt, pathsToSee, treeRows } from './tree-rows.ts'

/** The tree of folders: what is open in it, and the lines that come of it. Folders are fetched when they are opened. */
export const useTree = (shown: Pick<FileNode, '_id' | 'path' | 'parent'> | undefined) => {
  const [opened, setOpened] = useState<readonly string[]>([])
  const [shownPath, setShownPath] = useState<string | null>(null)
  // The open folder is to be seen in the tree, a root with what is in it; what the person closes afterwards stays closed.
  const seen = shown && (shown.parent === null ? pathInside(shown) : shown.path)
  if (seen !== undefined && seen !== shownPath) {
    setShownPath(seen)
    setOpened((now) => [...new Set([...now, ...pathsToSee(seen)])])
  }
  const { data: roots, error, refetch } = useQuery({ ...rootsQuery, ...LIVE })
  const inside = useQueries({ queries: opened.map((path) => ({ ...foldersQuery(path), ...LIVE })), combine: statesOf })
  const rows = useMemo(() => {
    const byPath = new Map(opened.map((path, index) => [path, inside[index] ?? 'loading']))
    const foldersAt: FoldersAt = (path) => byPath.get(path) ?? 'loading'
    return treeRows(roots ?? [], new Set(opened), foldersAt)
  }, [roots, opened, inside])
  const open = useCallback((path: string) => setOpened((now) => (now.includes(path) ? now : [...now, path])), [])
  const close = useCallback((path: string) => setOpened((now) => now.filter((other) => !other.startsWith(path))), [])
  return { rows, isLoading: roots === undefined, error, retry: () => void refetch(), open, close }
}

/** Outside of the hook, so that it is the same function at every render and its result too. */
const statesOf = (results: readonly { readonly data: readonly FileNode[] | undefined; readonly isError: boolean }[]) =>
  results.map(({ data, isError }) => data ?? (isError ? ('failed' as const) : ('loading' as const)))
