import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import type { ImportStatus } from '@gebaerdenraum/domain/catalogue/import/import-report'
import { isRunning } from '@gebaerdenraum/domain/catalogue/import/import-states'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { repeated } from '../../../../api/attendance.ts'
import { api } from '../../../../api/client.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { pageRange } from '../../../../ui/lists/page-range.ts'

const IMPORTS = ['administration', 'imports'] as const

export const ENTRIES_PER_PAGE = 25

/** While a server works at it, and not all the time. */
const WORKING_MS = 1_000
const WAITING_MS = 10_000

export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: [...IMPORTS, 'list', page],
    queryFn: ({ signal }) => api['catalogue-imports'].find(pageRange(page), repeated(signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: WAITING_MS,
  })

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...IMPORTS, 'one', id],
    queryFn: ({ signal }) => api['catalogue-imports'].get(id, repeated(signal)),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isRunning(data.state) ? WORKING_MS : WAITING_MS),
  })

/** What the rows are about: an outcome, or what is to be decided. */
export type EntryView = ImportStatus | 'review'

/** `stage`: rows change with the state of the import, not by themselves. */
export const entriesQuery = (importId: string, stage: string, view: EntryView, page: number) =>
  queryOptions({
    queryKey: [...IMPORTS, 'entries', importId, stage, view, page],
    queryFn: ({ signal }) =>
      api['catalogue-import-entries'].find(
        {
          import: importId,
          ...(view === 'review' ? { review: 'true' as const } : { status: view }),
          ...pageRange(page, ENTRIES_PER_PAGE),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Writes the server's answer to the cache, for every page that shows it. */
export const showImport = (row: CatalogueImport): void => {
  queryClient.setQueryData(importQuery(row._id).queryKey, row)
  void queryClient.invalidateQueries({ queryKey: [...IMPORTS, 'list'] })
}

export const entriesChanged = async (importId: string): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...IMPORTS, 'entries', importId] }),
    queryClient.invalidateQueries({ queryKey: importQuery(importId).queryKey }),
  ])
}

/** After an import was applied or undone: everything that shows signs is loaded again. */
export const signsChanged = (): void => {
  void queryClient.invalidateQueries({ queryKey: ['administration', 'catalogue'] })
  void queryClient.invalidateQueries({ queryKey: ['signs'] })
  void queryClient.invalidateQueries({ queryKey: ['categories'] })
}
