import { fileNameKey } from '@gebaerdenraum/domain/files/file-names'
import { folderIdOf, isRootId, ownerOfPath, pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { DrizzleQueryError, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { nameTaken } from './file-errors.ts'
import { type FileNodeRow, isInside, nodeColumns } from './file-nodes.repository.ts'
import { fileNodes } from './tables/files.ts'

/** The statements that change trees. Each is called under the lock of the trees it touches (`lockTrees`). */

type NewNode = Pick<typeof fileNodes.$inferInsert, 'name' | 'path' | 'nodeType' | 'authorId'> &
  Partial<Pick<typeof fileNodes.$inferInsert, 'fileType' | 'documentType' | 'customSignType' | 'fileId'>>

export const insertNode = async (db: Database, node: NewNode): Promise<FileNodeRow> => {
  const values = { ...node, nameKey: fileNameKey(node.name), ...placeColumnsOf(node.path) }
  const [row] = await withFreeName(db.insert(fileNodes).values(values).returning(nodeColumns).execute())
  return row as FileNodeRow
}

/** Owner and parent follow from the path. */
const placeColumnsOf = (path: string) => {
  const owner = ownerOfPath(path)
  const folderId = folderIdOf(path)
  return {
    userId: owner?.ownerType === 'users' ? owner.owner : null,
    teamId: owner?.ownerType === 'teams' ? owner.owner : null,
    parentId: folderId === null || isRootId(folderId) ? null : folderId,
  }
}

export const writeName = async (db: Database, id: string, name: string): Promise<FileNodeRow | undefined> => {
  const change = { name, nameKey: fileNameKey(name), updatedAt: sql`now()` }
  const [row] = await withFreeName(
    db.update(fileNodes).set(change).where(eq(fileNodes.id, id)).returning(nodeColumns).execute(),
  )
  return row
}

type Move = { readonly id: string; readonly path: string; readonly toPath: string; readonly name: string }

/** Moves a node with all that stands below it, names it, and has owners follow the new root: one statement. */
export const moveSubtree = async (db: Database, { id, path, toPath, name }: Move): Promise<void> => {
  const { userId, teamId, parentId } = placeColumnsOf(toPath)
  const isItself = sql`${fileNodes.id} = ${id}`
  const ifItself = (value: unknown, otherwise: unknown) =>
    sql`case when ${isItself} then ${value} else ${otherwise} end`
  const oldPath = path
  const statement = db
    .update(fileNodes)
    .set({
      path: sql`${toPath}::text || substr(${fileNodes.path}, ${oldPath.length + 1}::int)`,
      parentId: ifItself(sql`${parentId}::uuid`, fileNodes.parentId),
      name: ifItself(sql`${name}::text`, fileNodes.name),
      nameKey: ifItself(sql`${fileNameKey(name)}::text`, fileNodes.nameKey),
      updatedAt: ifItself(
        sql`case when ${fileNodes.name} = ${name}::text then ${fileNodes.updatedAt} else now() end`,
        fileNodes.updatedAt,
      ),
      userId,
      teamId,
    })
    .where(or(eq(fileNodes.id, id), isInside(pathInside({ _id: id, path }))))
  await withFreeName(statement.execute())
}

/** Deletes a node with all that stands below it; contents follow by the foreign keys. */
export const deleteSubtree = async (db: Database, { id, path }: { id: string; path: string }): Promise<void> => {
  await db.delete(fileNodes).where(or(eq(fileNodes.id, id), isInside(pathInside({ _id: id, path }))))
}

/** Inserts copies with new ids, all at once; their contents are copied afterwards by their kinds. */
export const insertCopies = async (db: Database, copies: readonly NodeCopy[]): Promise<void> => {
  const column = <Value>(of: (copy: NodeCopy) => Value) => sql.param(copies.map(of))
  const rows = sql`unnest(
    ${column(({ id }) => id)}::uuid[], ${column(({ name }) => name)}::text[], ${column(({ name }) => fileNameKey(name))}::text[],
    ${column(({ nodeType }) => nodeType)}::text[], ${column(({ fileType }) => fileType)}::text[],
    ${column(({ documentType }) => documentType)}::text[], ${column(({ customSignType }) => customSignType)}::text[],
    ${column(({ fileId }) => fileId)}::uuid[], ${column(({ path }) => path)}::text[],
    ${column(({ path }) => placeColumnsOf(path).parentId)}::uuid[], ${column(({ path }) => placeColumnsOf(path).userId)}::uuid[],
    ${column(({ path }) => placeColumnsOf(path).teamId)}::uuid[], ${column(({ authorId }) => authorId)}::uuid[])`
  const statement = sql`insert into file_nodes (id, name, name_key, node_type, file_type, document_type, custom_sign_type,
    file_id, path, parent_id, user_id, team_id, author_id) select * from ${rows}`
  await withFreeName(db.execute(statement))
}

export type NodeCopy = Pick<
  FileNodeRow,
  'id' | 'name' | 'nodeType' | 'fileType' | 'documentType' | 'customSignType' | 'fileId' | 'path' | 'authorId'
>

/** Runs a statement that gives a node its name or place. That names differ in a folder is the index's word. */
const withFreeName = async <Result>(statement: Promise<Result>): Promise<Result> => {
  try {
    return await statement
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : undefined
    if ((cause as { constraint?: unknown } | undefined)?.constraint === 'file_nodes_name_key') throw nameTaken(error)
    throw error
  }
}
