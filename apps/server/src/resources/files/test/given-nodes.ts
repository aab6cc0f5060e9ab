import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { TestServer } from '../../../../test/test-server.ts'
import { documents, fileNodes } from '../../../database/tables/index.ts'

type Owner = ({ readonly userId: string } | { readonly teamId: string }) & { readonly authorId: string }

/**
 * Very many nodes, without a call for each: folders in a row in the root, files shared out among them. Returns the
 * folders' ids.
 */
export const givenNodes = async (
  { database: { db } }: TestServer,
  { authorId, ...owner }: Owner,
  {
    folders,
    files,
    under,
  }: { folders: number; files: number; under?: { readonly _id: string; readonly path: string } },
): Promise<readonly string[]> => {
  const root = 'userId' in owner ? `,user_${owner.userId},` : `,team_${owner.teamId},`
  const top = under ? `${under.path}${under._id},` : root
  const folderIds = Array.from({ length: folders }, () => v7())
  const folderRows = folderIds.map((id, index) => ({
    id,
    name: `Ordner ${index}`,
    nameKey: `ordner ${index}`,
    nodeType: 'directory' as const,
    path: top,
    parentId: under?._id ?? null,
    authorId,
    ...owner,
  }))
  const fileRows = Array.from({ length: files }, (_, index) => {
    const parentId = folderIds[index % folders] ?? ''
    const names = { name: `Datei ${index}`, nameKey: `datei ${index}` }
    const place = { path: `${top}${parentId},`, parentId, authorId, ...owner }
    return { id: v7(), ...names, nodeType: 'file' as const, fileType: 'documents' as const, fileId: v7(), ...place }
  })
  await db.insert(fileNodes).values(folderRows)
  for (let from = 0; from < fileRows.length; from += 1_000) {
    const part = fileRows.slice(from, from + 1_000)
    await db.insert(fileNodes).values(part)
    await db
      .insert(documents)
      .values(part.map(({ fileId }) => ({ id: fileId, type: 'grid' as const, content: CONTENT })))
  }
  await db.execute(sql`analyze file_nodes`)
  return folderIds
}

const CONTENT = { properties: { title: '' }, pageIds: ['one'], pagesKeyedById: { one: {} }, elementsKeyedById: {} }
