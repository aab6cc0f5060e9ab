import type { SearchableSign } from '@gebaerdenraum/domain/catalogue/search/build-index'
import { openDatabase } from '@gebaerdenraum/server/src/platform/database/client.ts'

/**
 * Adds fingerspelled signs to the catalogue of a stopped server; their id becomes the slug, and their category must be
 * there. Written past the importer: 100,000 rows in seconds, and what is measured is the reading of them.
 */
export const addSigns = async (dataDir: string, signs: readonly SearchableSign[]): Promise<void> => {
  const database = await openDatabase({ dataDir })
  try {
    let written = 0
    for (let start = 0; start < signs.length; start += BATCH) {
      const batch = JSON.stringify(signs.slice(start, start + BATCH))
      written += (await database.pool.query(INSERT, [batch])).rowCount ?? 0
    }
    if (written !== signs.length) throw new Error(`Of ${signs.length} signs ${written} were written.`)
    await database.pool.query('update catalogue set revision = revision + 1')
    await database.pool.query('analyze')
  } finally {
    await database.close()
  }
}

const BATCH = 5_000

const INSERT = `
  insert into signs (id, slug, title, word_class, category_id, keywords, is_fingerspelled)
  select gen_random_uuid(), sign.id, sign.title, sign."wordClass", categories.id,
    array(select jsonb_array_elements_text(sign.keywords)), true
  from jsonb_to_recordset($1::jsonb)
    as sign(id text, title text, "wordClass" text, category text, keywords jsonb)
  join categories on categories.name = sign.category`
