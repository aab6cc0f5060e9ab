import type { CatalogueImportEntry } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { FIELD_TEXTS } from '@gebaerdenraum/domain/catalogue/import/report-words'
import { Button } from '@mantine/core'
import tables from '../../../../ui/table.module.css'
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
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th>Wo</th>
          <th>Was</th>
          {mayDecide && (
            <th>
              <span className={tables.actions}>Entscheiden</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry._id} importId={importId} entry={entry} mayDecide={mayDecide} isReport={isReport} />
        ))}
      </tbody>
    </table>
  )
}

const isChange = ({ status }: CatalogueImportEntry): boolean => status === 'new' || status === 'changed'

type RowProps = Omit<Props, 'entries'> & { readonly entry: CatalogueImportEntry }

const EntryRow = ({ importId, entry, mayDecide, isReport }: RowProps) => {
  return (
    <tr>
      <td>
        <span className={tables.name}>{entry.line === null ? entry.path : `Zeile ${entry.line}`}</span>
        <span className={tables.mail}>
          {[entry.line === null ? null : entry.title, entry.slug].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td>
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
      </td>
      {mayDecide && (
        <td className={tables.actions}>
          {isChange(entry) && entry.matches.length === 0 && <RowDecision importId={importId} entry={entry} />}
        </td>
      )}
    </tr>
  )
}

/** A row comes in unless somebody leaves it out; one that would change a sign can become a new one instead. */
const RowDecision = ({ importId, entry }: { readonly importId: string; readonly entry: CatalogueImportEntry }) => {
  const { decision, decide, isBusy } = useDecide(importId, entry)
  const name = entry.line === null ? entry.path : `Zeile ${entry.line}`
  if (decision.decision !== null) {
    return (
      <>
        <span>{decision.decision === 'new' ? `neu als „${entry.decisionSlug ?? '…'}“ ` : 'wird ausgelassen '}</span>
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
