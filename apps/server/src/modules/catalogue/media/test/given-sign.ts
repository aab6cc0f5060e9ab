import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import type { OpenDatabase } from '../../../../platform/database/client.ts'
import type { Original } from '../../../media/originals.ts'

type Given = {
  readonly title?: string
  readonly isFingerspelled?: boolean
  readonly media?: { readonly [Type in SignMediaType]?: Original }
}
let count = 0

/** A sign in the database, with its id and revision. */
export const givenSign = async (
  { pool }: OpenDatabase,
  { title = 'Haus', isFingerspelled = true, media = {} }: Given = {},
): Promise<{ readonly id: string; readonly revision: number; readonly slug: string }> => {
  count += 1
  const slug = `sign-${count}`
  const category = await pool.query(
    `insert into categories (id, name, slug) values (gen_random_uuid(), $1, $2) returning id`,
    [`Category ${count}`, `category-${count}`],
  )
  const sign = await pool.query(
    `insert into signs (id, slug, title, word_class, category_id, symbol, is_fingerspelled)
     values (gen_random_uuid(), $1, $2, 'noun', $3, 'house', $4) returning id`,
    [slug, title, category.rows[0].id, isFingerspelled],
  )
  const { id } = sign.rows[0] as { id: string }
  for (const [type, original] of Object.entries(media)) {
    await pool.query(
      `insert into sign_media (id, sign_id, type, sha256, content_type, byte_length)
       values (gen_random_uuid(), $1, $2, $3, $4, $5)`,
      [id, type, original.sha256, original.contentType, original.byteLength],
    )
  }
  return { id, revision: 1, slug }
}
