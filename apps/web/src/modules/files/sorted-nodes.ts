import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { compareGerman } from '@gebaerdenraum/domain/kernel/german-order'

type Sortable = Pick<FileNode, 'name' | 'nodeType' | '_id'>

/** Folders first, then by name as a German would look it up, numbers by their value (specification 2, "File browser"). */
export const sortedNodes = <Node extends Sortable>(nodes: readonly Node[]): readonly Node[] => nodes.toSorted(compare)

const compare = (one: Sortable, other: Sortable): number =>
  Number(one.nodeType === 'file') - Number(other.nodeType === 'file') ||
  compareGerman(one.name, other.name) ||
  one._id.localeCompare(other._id)
