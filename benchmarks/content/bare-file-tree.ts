import type { OpenDatabase } from '@gebaerdenraum/server/src/platform/database/client.ts'

type Pool = OpenDatabase['pool']

/** What the database does at least for a change of a tree: the statement alone, without a lock, a check or an answer. */

export const listFolder = async (pool: Pool, path: string): Promise<void> => {
  await pool.query('select * from file_nodes where path = $1 order by node_type, name', [path])
}

export const moveTree = async (pool: Pool, id: string, toPath: string): Promise<void> => {
  const { rows } = await pool.query<{ path: string }>('select path from file_nodes where id = $1', [id])
  const path = rows[0]?.path ?? ''
  const parent = toPath.split(',').at(-2) ?? ''
  await pool.query(
    `update file_nodes set path = $2 || substr(path, $3), parent_id = case when id = $1 then $4::uuid else parent_id end
    where id = $1 or (path >= $5 and path < $6)`,
    [id, toPath, path.length + 1, parent.startsWith('user_') ? null : parent, `${path}${id},`, `${path}${id}-`],
  )
}

/** As many nodes and contents as a duplicate has, put side by side into one folder. */
export const copyFlat = async (pool: Pool, id: string, targetId: string): Promise<void> => {
  await pool.query(
    `with copies as (
      insert into file_nodes (id, name, name_key, node_type, file_type, document_type, file_id, path, parent_id, user_id, author_id)
      select gen_random_uuid(), node.name, gen_random_uuid(), node.node_type, node.file_type, node.document_type,
        case when node.file_id is not null then gen_random_uuid() end, target.path || target.id || ',', target.id, node.user_id, node.author_id
      from file_nodes as node, file_nodes as target
      where target.id = $2 and node.path like '%,' || $1::text || ',%'
      returning file_id
    )
    insert into documents (id, type, content)
    select file_id, 'grid', jsonb_build_object('filling', repeat('x', 2000)) from copies where file_id is not null`,
    [id, targetId],
  )
}

/** Deletes so many nodes from a folder, their contents with them. */
export const deleteBelow = async (pool: Pool, folderId: string, nodes: number): Promise<void> => {
  await pool.query('delete from file_nodes where id in (select id from file_nodes where parent_id = $1 limit $2)', [
    folderId,
    nodes,
  ])
}
