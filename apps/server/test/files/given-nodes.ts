import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { TestServer } from '../test-server.ts'

type Owner = { readonly userId?: string; readonly teamId?: string; readonly authorId: string }
type Folder = { readonly _id: string; readonly path: string }

/** Very many nodes, without a call for each: folders in a row, print templates shared out among them. */
export const givenNodes = async (
  { database: { db } }: TestServer,
  { userId = '', teamId = '', authorId }: Owner,
  { folders, files, under }: { folders: number; files: number; under?: Folder },
): Promise<void> => {
  const root = userId ? `,user_${userId},` : `,team_${teamId},`
  const top = under ? `${under.path}${under._id},` : root
  const owner = sql`nullif(${userId}::text, '')::uuid, nullif(${teamId}::text, '')::uuid, ${authorId}::uuid`
  const ids = sql`unnest(${sql.param(Array.from({ length: folders }, () => v7()))}::uuid[]) with ordinality as folder(folder_id, place)`
  await db.execute(sql`
    with folders as (
      insert into file_nodes (id, name, name_key, node_type, path, parent_id, user_id, team_id, author_id)
      select folder_id, 'Ordner ' || place, 'ordner ' || place, 'directory', ${top}::text, ${under?._id ?? null}::uuid, ${owner}
      from ${ids}
    ), files as (
      insert into file_nodes (id, name, name_key, node_type, file_type, document_type, file_id, path, parent_id, user_id, team_id, author_id)
      select gen_random_uuid(), 'Datei ' || n, 'datei ' || n, 'file', 'documents', 'grid', gen_random_uuid(), ${top}::text || folder_id || ',', folder_id, ${owner}
      from generate_series(1, ${files}::int) as n join ${ids} on place = n % ${folders}::int + 1
      returning file_id
    )
    insert into documents (id, type, content) select file_id, 'grid', ${CONTENT}::jsonb from files`)
  await db.execute(sql`analyze file_nodes`)
}

const CONTENT = JSON.stringify({
  properties: { title: '' },
  pageIds: ['one'],
  pagesKeyedById: {},
  elementsKeyedById: {},
})
