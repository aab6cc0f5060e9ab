import type { OpenDatabase } from '@gebaerdenraum/server/src/platform/database/client.ts'

type Pool = OpenDatabase['pool']

/** Folders that are measured: `tree` holds half of all nodes, two folders deep; `few` forty files; `rest` all others. */
export type FileTree = {
  readonly rootPath: string
  readonly total: number
  readonly tree: MeasuredFolder
  readonly few: MeasuredFolder
  readonly rest: MeasuredFolder
  readonly target: MeasuredFolder
}
export type MeasuredFolder = { readonly id: string; readonly path: string; readonly descendants: number }

/** Fills the personal root of an account of a stopped server with so many nodes, written past the server. */
export const addFileTree = async (pool: Pool, email: string, total: number): Promise<FileTree> => {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email])
  const user = rows[0]?.id ?? ''
  const rootPath = `,user_${user},`
  const insert = async (text: string, values: readonly unknown[]): Promise<readonly string[]> =>
    (await pool.query<{ id: string }>(`${text} returning id`, [user, ...values])).rows.map(({ id }) => id)
  const addFolders = (count: number, name: string, path: string, parent: string | null) =>
    insert(FOLDERS, [count, name, path, parent])
  const addFiles = (count: number, path: string, parent: string) => insert(FILES, [count, path, parent])
  const addTop = async (name: string): Promise<MeasuredFolder> => {
    const [id = ''] = await addFolders(1, name, rootPath, null)
    return { id, path: `${rootPath}${id},`, descendants: 0 }
  }
  const filled = async (name: string, files: number): Promise<MeasuredFolder> => {
    const folder = await addTop(name)
    await addFiles(files, folder.path, folder.id)
    return { ...folder, descendants: files }
  }

  const tree = await addTop('Baum')
  const inside = Math.max(5, total / 200)
  const folders = await addFolders(inside, 'Ordner ', tree.path, tree.id)
  for (const id of folders) await addFiles(total / 2 / inside - 1, `${tree.path}${id},`, id)
  const few = await filled('Ausschnitt', FEW)
  const rest = await filled('Rest', total / 2 - FEW - TOP_FOLDERS)
  const target = await addTop('Ziel')
  await pool.query(CONTENTS)
  await pool.query('analyze')
  return { rootPath, total, tree: { ...tree, descendants: total / 2 }, few, rest, target }
}

const FEW = 40
const TOP_FOLDERS = 4

const FOLDERS = `
  insert into file_nodes (id, name, name_key, node_type, path, parent_id, user_id, author_id)
  select gen_random_uuid(), $3::text || n, lower($3::text) || n, 'directory', $4, $5::uuid, $1::uuid, $1::uuid
  from generate_series(1, $2::int) as n`

const FILES = `
  insert into file_nodes (id, name, name_key, node_type, file_type, document_type, file_id, path, parent_id, user_id, author_id)
  select gen_random_uuid(), 'Vorlage ' || n, 'vorlage ' || n, 'file', 'documents', 'grid', gen_random_uuid(), $3, $4::uuid, $1::uuid, $1::uuid
  from generate_series(1, $2::int) as n`

/** Empty pages of about two kilobytes each. */
const CONTENTS = `
  insert into documents (id, type, content)
  select file_id, 'grid', jsonb_build_object('properties', '{}'::jsonb, 'pageIds', '[]'::jsonb, 'filling', repeat('x', 2000))
  from file_nodes where file_type = 'documents' and file_id is not null
  on conflict do nothing`
