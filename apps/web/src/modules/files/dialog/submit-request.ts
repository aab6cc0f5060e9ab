import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { api } from '../../../api/client.ts'
import { type MoveOutcome, runMoves } from '../browser/moving/run-moves.ts'
import { createFile, createFolder, duplicateNode } from '../changes/create-node.ts'
import type { FileDetails } from '../kinds/file-kind.ts'
import type { CreatableType, FileDialogRequest } from './file-dialog-request.ts'
import { freeNames } from './name-choice.ts'

/** What the person has chosen. */
export type Choice = {
  readonly folder: FileNode
  /** Null where none is given: everything keeps its own, or takes a free one. */
  readonly name: string | null
  readonly type: CreatableType
  readonly details: FileDetails
  /** Names that are taken in the folder, as far as known. */
  readonly taken: readonly string[]
}

export type Outcome = {
  readonly nodes: readonly FileNode[]
  /** Of several: those that did not get there, and why. */
  readonly failed: MoveOutcome<FileNode>['failed']
}

/** Does what the dialog was opened for. What concerns one thing alone throws; of several each has its own fate. */
export const submitRequest = async (request: FileDialogRequest, choice: Choice): Promise<Outcome> => {
  switch (request.mode) {
    case 'create':
      return one(await create(choice, request.createContent))
    case 'rename':
      return one(await api['file-nodes'].patch(request.node._id, { name: choice.name ?? request.node.name }))
    case 'move':
      return each(request.nodes, choice, (node, names) => move(node, choice, names))
    case 'duplicate':
      return each(request.nodes, choice, (node, names) => duplicate(node, choice, names))
  }
}

type Names = ReadonlyMap<string, string>

const create = (
  { folder, name, type, details }: Choice,
  createContent: ((node: FileNode) => Promise<string>) | undefined,
): Promise<FileNode> => {
  const place = { name: name ?? '', path: pathInside(folder) }
  return type === 'directory' ? createFolder(place) : createFile({ ...place, fileType: type, details, createContent })
}

/** Only what changes is sent: a name given anew would be a rename that nobody asked for. */
const move = (node: FileNode, { folder, name }: Choice, names: Names): Promise<FileNode> => {
  const wanted = name ?? names.get(node._id) ?? node.name
  const path = pathInside(folder)
  return api['file-nodes'].patch(node._id, wanted === node.name ? { path } : { path, name: wanted })
}

const duplicate = (node: FileNode, { folder, name }: Choice, names: Names): Promise<FileNode> =>
  duplicateNode(node, { name: name ?? names.get(node._id) ?? node.name, path: pathInside(folder) })

const one = (node: FileNode): Outcome => ({ nodes: [node], failed: [] })

const each = async (
  nodes: readonly FileNode[],
  { folder, taken }: Choice,
  change: (node: FileNode, names: Names) => Promise<FileNode>,
): Promise<Outcome> => {
  const free = freeNames(
    nodes.map(({ name }) => name),
    taken,
  )
  const names: Names = new Map(nodes.map(({ _id }, index) => [_id, free[index] ?? '']))
  const [first] = nodes
  if (first && nodes.length === 1) return one(await change(first, names))
  const changed: FileNode[] = []
  const { failed } = await runMoves(nodes, async (node) => changed.push(await change(node, names)), {
    onDone: () => {},
    target: folder.name,
  })
  return { nodes: changed, failed }
}
