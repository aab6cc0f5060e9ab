import type { TestServer } from '../test-server.ts'

/**
 * Makes stored files name another image, which no call of the API does: one that its owner cannot reach, or that is gone.
 */
export const replaceStoredImage = async (
  { database: { pool } }: TestServer,
  image: { readonly _id: string },
  other: { readonly _id: string },
): Promise<void> => {
  for (const table of ['documents', 'custom_signs']) {
    await pool.query(`update ${table} set content = replace(content::text, $1, $2)::jsonb`, [image._id, other._id])
  }
}
