import { fileNameKey } from '@gebaerdenraum/domain/files/file-names'
import { DEPTH_MAX, depthOf, isBelow, isRootId, ownerOfPath, pathInside } from '@gebaerdenraum/domain/files/file-paths'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { customSigns, documents, fileNodes, lists } from '../tables.ts'
import type { TestServer } from '../test-server.ts'

export type StoredNode = typeof fileNodes.$inferSelect
export type TreeSnapshot = {
  readonly nodes: readonly StoredNode[]
  readonly contents: readonly { readonly id: string; readonly fileType: FileType }[]
}

const TABLES = { lists, documents, 'custom-signs': customSigns } as const

/** All nodes and contents there are. */
export const takeSnapshot = async ({ database: { db } }: TestServer): Promise<TreeSnapshot> => {
  const nodes = await db.select().from(fileNodes)
  const ofType = Object.entries(TABLES).map(async ([fileType, table]) => {
    const rows = await db.select({ id: table.id }).from(table)
    return rows.map(({ id }) => ({ id, fileType: fileType as FileType }))
  })
  return { nodes, contents: (await Promise.all(ofType)).flat() }
}

/** What is wrong with a tree, while no file is being made; nothing, if all is well. */
export const faultsOf = ({ nodes, contents }: TreeSnapshot): readonly string[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const places = new Set<string>()
  const filled = new Map(contents.map(({ id, fileType }) => [id, fileType]))
  const faults = nodes.flatMap((node) => {
    const place = `${node.path}${node.nameKey}`
    const isTaken = places.has(place)
    places.add(place)
    const parent = node.parentId === null ? null : byId.get(node.parentId)
    const owner = ownerOfPath(node.path)
    const folders = node.path.split(',').slice(1, -1)
    const checks: Readonly<Record<string, boolean>> = {
      'stands in no folder': parent === undefined || parent?.nodeType === 'file',
      'has another path than its folder': parent
        ? node.path !== pathInside({ _id: parent.id, path: parent.path })
        : folders.length !== 1,
      'has a path without a root, or with two': folders.filter((id) => isRootId(id)).length !== 1,
      'stands in itself': isBelow(node.path, node.id),
      'lies too deep': depthOf(node.path) > DEPTH_MAX,
      'has the name of another': isTaken,
      'has another key than its name': node.nameKey !== fileNameKey(node.name),
      'has an owner other than its root':
        owner?.owner !== (owner?.ownerType === 'teams' ? node.teamId : node.userId) ||
        (node.userId === null) === (node.teamId === null),
      'has no content': node.nodeType === 'file' && filled.get(node.fileId ?? '') !== node.fileType,
      'has a content, being a folder': node.nodeType === 'directory' && node.fileId !== null,
    }
    return Object.keys(checks).flatMap((fault) => (checks[fault] ? [`${node.name} (${node.id}) ${fault}`] : []))
  })
  const linked = nodes.flatMap(({ fileId }) => fileId ?? [])
  const twice = linked.filter((id, index) => linked.indexOf(id) !== index)
  const orphans = contents.filter(({ id }) => !linked.includes(id))
  return [
    ...faults,
    ...twice.map((id) => `content ${id} has several nodes`),
    ...orphans.map(({ id }) => `content ${id} has no node`),
  ]
}
