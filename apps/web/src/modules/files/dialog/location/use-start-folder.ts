import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../../api/api-error.ts'
import { fileNodeQuery, rootsQuery } from '../../queries.ts'

/** The folder the dialog begins in. One that is gone by now, or none, makes it the caller's own root. */
export const useStartFolder = (id: string | null) => {
  const roots = useQuery(rootsQuery)
  const root = roots.data?.find(({ _id }) => _id === id)
  const isAsked = id !== null && roots.data !== undefined && !root
  const named = useQuery({ ...fileNodeQuery(id ?? ''), enabled: isAsked })
  const isGone = named.error instanceof ApiError && named.error.code === 404
  const folder: FileNode | undefined = root ?? (isAsked && !isGone ? named.data : roots.data?.[0])
  const failed = [roots, named].find(({ error, data }) => error && !data && !(isGone && error === named.error))
  return { folder, error: failed?.error ?? null, refetch: () => void failed?.refetch() }
}
