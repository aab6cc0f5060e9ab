import { idsOfPath } from '@gebaerdenraum/domain/files/file-paths'
import { jsonPart } from '../accounts/extensions/index.ts'
import { findAllNodes } from './file-nodes.repository.ts'

/** The contents come with their own parts. What stands under a team's root belongs to the team. */
export const filesExport = jsonPart(
  'dateien.json',
  'deine Ordner und Dateien, mit dem Weg zu ihnen',
  async ({ db, userId }) => {
    const nodes = await findAllNodes(db, userId)
    const nameOf = new Map(nodes.map(({ id, name }) => [id, name]))
    return nodes.map(({ name, nodeType, fileType, fileId, path, createdAt, updatedAt }) => ({
      name,
      folder: (idsOfPath(path) ?? []).slice(1).map((id) => nameOf.get(id)),
      nodeType,
      fileType,
      file: fileId,
      createdAt,
      updatedAt,
    }))
  },
)
