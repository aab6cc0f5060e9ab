import { freeFileName } from '@gebaerdenraum/domain/files/file-names'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { api } from '../../../api/client.ts'
import { createFile, type NewFile } from './create-node.ts'

/** A new file in the folder where this node stands, under a name that is free there. */
export const createFileBeside = async (
  { path }: Pick<FileNode, 'path'>,
  { name, ...file }: Omit<NewFile, 'path'>,
): Promise<FileNode> => {
  const { data } = await api['file-nodes'].find({ path })
  const taken = data.map((node) => node.name)
  return createFile({ ...file, name: freeFileName(name, taken) ?? name, path })
}
