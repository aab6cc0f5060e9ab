import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import type { ImportStatus } from '@gebaerdenraum/domain/catalogue/import/import-report'
import type { EntryView } from '../queries.ts'

const LABELS: Readonly<Record<EntryView, string>> = {
  wrong: 'Fehlerhaft',
  review: 'Doppelt?',
  new: 'Neu',
  changed: 'Geändert',
  unused: 'Nicht verwendet',
  unchanged: 'Unverändert',
}

/** What needs somebody comes first. */
const ORDER = Object.keys(LABELS) as readonly EntryView[]

type Counted = Pick<CatalogueImport, 'lines' | 'files'>

const countOf = ({ lines, files }: Counted, status: ImportStatus): number =>
  (lines?.[status] ?? 0) + (files?.[status] ?? 0)

export type CountedView = { readonly value: EntryView; readonly label: string }

/** Each outcome that something has, with how much. `duplicates`: possible ones, decided or not. */
export const viewsOf = (row: Counted, duplicates: number): readonly CountedView[] =>
  ORDER.flatMap((value) => {
    const count = value === 'review' ? duplicates : countOf(row, value)
    return count > 0 ? [{ value, label: `${LABELS[value]} (${count.toLocaleString('de-DE')})` }] : []
  })
