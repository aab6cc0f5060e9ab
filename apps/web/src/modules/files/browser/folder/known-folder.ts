import type { FileNode, OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { idsOfPath } from '@gebaerdenraum/domain/files/file-paths'
import type { QueryClient } from '@tanstack/react-query'

/**
 * A folder as tables and trees show it, so that going into it needs no wait; its ancestors as far as known. Answers that
 * a change has invalidated are not used: the folder may have been moved, and its old path would lead nowhere.
 */
export const knownFolder = (client: QueryClient, id: string): OpenedFileNode | undefined => {
  const node = knownNode(client, id)
  if (node?.nodeType !== 'directory') return undefined
  const ancestors = (idsOfPath(node.path) ?? []).flatMap((ancestor) => {
    const known = knownNode(client, ancestor)
    return known ? [{ _id: known._id, name: known.name }] : []
  })
  return { ...node, ancestors, summary: null }
}

const knownNode = (client: QueryClient, id: string): FileNode | undefined => {
  const [opened] = readValid<OpenedFileNode>(client, ['file-nodes', 'node', id])
  if (opened) return opened
  const lists = ['folders', 'children'].flatMap((place) =>
    readValid<readonly FileNode[]>(client, ['file-nodes', place]),
  )
  return lists.flat().find(({ _id }) => _id === id)
}

/** Answers that nothing has invalidated since. */
const readValid = <Answer>(client: QueryClient, queryKey: readonly string[]): readonly Answer[] =>
  client
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.data !== undefined && !state.isInvalidated })
    .map(({ state }) => state.data as Answer)
