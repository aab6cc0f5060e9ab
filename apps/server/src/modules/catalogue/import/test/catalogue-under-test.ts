import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestDatabase } from '../../../../../test/test-database.ts'
import type { OpenDatabase } from '../../../../platform/database/client.ts'
import { openDiskStorage } from '../../../../platform/storage/disk-storage.ts'
import type { MediaStorage } from '../../../../platform/storage/storage.ts'
import { type ImportOptions, importCatalogue } from '../import-catalogue.ts'
import { emptyFolder, removeFolders } from './source-folder.ts'

export type SignRow = {
  readonly slug: string
  readonly title: string
  readonly revision: number
  readonly category: string
  readonly keywords: readonly string[]
  readonly media: number
}

/** A catalogue that is empty before each test of the file, and how to look into it. */
export const catalogueUnderTest = () => {
  let open: { readonly database: OpenDatabase; readonly storage: MediaStorage }

  beforeAll(async () => {
    open = { database: await openTestDatabase(), storage: await openDiskStorage(await emptyFolder()) }
  })
  beforeEach(async () => {
    await open.database.pool.query('truncate signs, categories, catalogue, catalogue_changes cascade')
  })
  afterAll(async () => {
    await open.storage.close()
    await open.database.close()
    await removeFolders()
  })

  return {
    database: () => open.database,
    storage: () => open.storage,
    importFrom: (source: string, options: Partial<ImportOptions> = {}) =>
      importCatalogue({ source, ...open, ...options }),
    query: async <Row extends Record<string, unknown>>(statement: string): Promise<readonly Row[]> =>
      (await open.database.pool.query<Row>(statement)).rows,
    signs: async (): Promise<readonly SignRow[]> => {
      const { rows } = await open.database.pool.query<SignRow>(`
        select s.slug, s.title, s.revision, c.name as category, s.keywords,
          (select count(*)::int from sign_media m where m.sign_id = s.id and m.replaced_at is null) as media
        from signs s join categories c on c.id = s.category_id order by s.slug`)
      return rows
    },
    revision: async (): Promise<number> => {
      const { rows } = await open.database.pool.query<{ revision: number }>('select revision from catalogue')
      return rows[0]?.revision ?? 0
    },
  }
}
