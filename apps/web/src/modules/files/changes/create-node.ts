import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { api } from '../../../api/client.ts'
import type { FileDetails } from '../kinds/file-kind.ts'
import { fileKindFor } from '../kinds/file-kinds.ts'

type Place = { readonly name: string; readonly path: string }

export type NewFile = Place & {
  readonly fileType: FileType
  readonly details: FileDetails
  /** Instead of the kind's own empty content. Resolves to the content's id. */
  readonly createContent?: ((node: FileNode) => Promise<string>) | undefined
}

export const createFolder = ({ name, path }: Place): Promise<FileNode> =>
  api['file-nodes'].create({ name, path, nodeType: 'directory' })

/** The node first, then its content (specification 2, section 4). Neither stays when the second fails. */
export const createFile = async (file: NewFile): Promise<FileNode> => {
  const { name, path, fileType, details } = file
  const kind = fileKindFor(fileType)
  const hasDetails = Object.keys(details).length > 0
  const node = await api['file-nodes'].create({
    name,
    path,
    nodeType: 'file',
    fileType,
    fileDetails: hasDetails ? details : null,
  })
  try {
    const content = await (file.createContent?.(node) ?? kind.createContent(node, details))
    return { ...node, file: content }
  } catch (error) {
    // Without a connection it is not removed either: the server removes nodes without content after an hour.
    await api['file-nodes'].remove(node._id).catch(() => undefined)
    throw error
  }
}

/** A copy with everything in it. */
export const duplicateNode = ({ _id }: Pick<FileNode, '_id'>, { name, path }: Place): Promise<FileNode> =>
  api['file-nodes'].create({ name, path, clone: _id })
