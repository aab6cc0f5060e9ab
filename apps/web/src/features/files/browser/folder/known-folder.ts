import type { FileNode, OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { idsOfPath } from '@gebaerdenraum/domain/files/file-paths'
import type { QueryClient } from '@tanstack/react-query'

/** A folder as tables and trees have shown it, so that going into it needs no wait; its ancestors as far as known. */
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
  const opened = client.getQueryData<OpenedFileNode>(['file-nodes', 'node', id])
  if (opened) return opened
  for (const place of ['folders', 'children']) {
    for (const [, nodes] of client.getQueriesData<readonly FileNode[]>({ queryKey: ['file-nodes', place] })) {
      const node = nodes?.find(({ _id }) => _id === id)
      if (node) return node
    }
  }
  return undefined
}
