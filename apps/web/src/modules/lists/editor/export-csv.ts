import { listCsv, listCsvFileName } from '@gebaerdenraum/domain/lists/list-csv'
import type { QueryClient } from '@tanstack/react-query'
import { saveFile } from '../../../ui/save-file.ts'
import { categoriesQuery } from '../../catalogue/index.ts'
import type { ListView } from './list-store.ts'

/** The list as a table, with what stands on the screen, saved or not. */
export const exportCsv = async (client: QueryClient, { name, signs, list }: ListView): Promise<void> => {
  const categories = await client.fetchQuery(categoriesQuery)
  const names = new Map(categories.map((category) => [category._id, category.name]))
  const learned = new Set(list?.learnedSigns)
  const rows = signs.map((sign) => ({
    ...sign,
    category: sign.isCustom ? 'Eigene Gebärde' : (names.get(sign.category) ?? ''),
    isLearned: learned.has(sign._id),
  }))
  saveFile(new Blob([listCsv(rows)], { type: 'text/csv;charset=utf-8' }), listCsvFileName(name))
}
