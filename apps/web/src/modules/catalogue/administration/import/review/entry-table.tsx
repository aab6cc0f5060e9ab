import type { CatalogueImportEntry } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { FIELD_TEXTS } from '@gebaerdenraum/domain/catalogue/import/report-words'
import { Button } from '@mantine/core'
import { byId, type Column, DataTable } from '../../../../../ui/lists/data-table.tsx'
import { quoteName } from '../../../../../ui/quote-name.ts'
import tables from '../../../../../ui/table.module.css'
import { ChangedFields } from './changed-fields.tsx'
import { useDecide } from './use-decide.ts'

type Props = {
  readonly importId: string
  readonly entries: readonly CatalogueImportEntry[]
  readonly mayDecide: boolean
  /** Something of it was written: each row says whether it was. */
  readonly isReport: boolean
}

/** Lines and files with what is or was to be said about each. */
export const EntryTable = ({ importId, entries, mayDecide: isReview, isReport }: Props) => {
  const mayDecide = isReview && entries.some(isChange)
  const columns: readonly Column<CatalogueImportEntry>[] = [
    {
      head: 'Wo',
      cell: ({ line, path, title, slug }) => (
        <>
          <span className={tables.name}>{line === null ? path : `Zeile ${line}`}</span>
          <span className={tables.mail}>{[line === null ? null : title, slug].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    { head: 'Was', cell: (entry) => <Outcome entry={entry} isReport={isReport} /> },
  ]
  const decisions: Column<CatalogueImportEntry> = {
    head: 'Entscheiden',
    isActions: true,
    cell: (entry) => isChange(entry) && entry.matches.length === 0 && <RowDecision importId={importId} entry={entry} />,
  }
  return (
    <DataTable
      label="Zeilen und Dateien"
      columns={mayDecide ? [...columns, decisions] : columns}
      rows={entries}
      rowKey={byId}
    />
  )
}

const isChange = ({ status }: CatalogueImportEntry): boolean => status === 'new' || status === 'changed'

type OutcomeProps = Pick<Props, 'isReport'> & { readonly entry: CatalogueImportEntry }

const Outcome = ({ entry, isReport }: OutcomeProps) => (
  <>
    {entry.message}
    {entry.values && entry.before ? (
      <ChangedFields before={entry.before} after={entry.values} />
    ) : (
      entry.fields.map((field) => FIELD_TEXTS[field]).join(', ')
    )}
    {!entry.before && entry.values && (
      <span>
        {entry.values.category}
        {entry.values.keywords.length > 0 && `, ${entry.values.keywords.join(', ')}`}
      </span>
    )}
    {entry.remarks.map((remark) => (
      <span key={remark} className={tables.mail}>
        {' '}
        {remark}
      </span>
    ))}
    {isReport && isChange(entry) && !entry.isWritten && <span className={tables.mail}> Nicht geschrieben.</span>}
  </>
)

/** A row is imported unless it is left out. A row that would change a sign can become a new sign instead. */
const RowDecision = ({ importId, entry }: { readonly importId: string; readonly entry: CatalogueImportEntry }) => {
  const { decision, decide, isBusy } = useDecide(importId, entry)
  const name = entry.line === null ? entry.path : `Zeile ${entry.line}`
  if (decision.decision !== null) {
    return (
      <>
        <span>
          {decision.decision === 'new' ? `neu als ${quoteName(entry.decisionSlug ?? '…')} ` : 'wird ausgelassen '}
        </span>
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={`${name}: doch wie geplant`}
          onClick={() => void decide({ decision: null })}
        >
          Doch wie geplant
        </Button>
      </>
    )
  }
  return (
    <>
      {entry.kind === 'line' && entry.status === 'changed' && (
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={`${name}: als neue Gebärde`}
          onClick={() => void decide({ decision: 'new' })}
        >
          Als neue
        </Button>
      )}{' '}
      <Button
        variant="default"
        disabled={isBusy}
        aria-label={`${name} auslassen`}
        onClick={() => void decide({ decision: 'leave-out' })}
      >
        Auslassen
      </Button>
    </>
  )
}
