import { FIELD_TITLES } from '@gebaerdenraum/domain/catalogue/catalogue-changes/change-summaries'
import type { CatalogueChange } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { confirm } from '../../../../ui/dialogs/confirm.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { germanMoment } from '../../../../ui/german-dates.ts'
import { byId, type Column, DataTable } from '../../../../ui/lists/data-table.tsx'
import { PagedList } from '../../../../ui/lists/paged-list.tsx'
import tables from '../../../../ui/table.module.css'
import { changesQuery } from '../queries.ts'
import { countOfSigns } from '../table/count-of-signs.ts'
import { undoChange } from './undo-change.tsx'

/** What was changed, when and by whom, the newest first; each can be taken back. Of one sign or of all. */
export const ChangeList = ({ sign }: { readonly sign?: string }) => {
  const [page, setPage] = useState(1)
  return (
    <PagedList
      noun="Änderungen"
      query={useQuery(changesQuery({ page, ...(sign !== undefined && { sign }) }))}
      page={page}
      onPage={setPage}
      empty={<EmptyState icon={IconHistory} title="Noch keine Änderungen." />}
    >
      {(changes) => (
        <DataTable
          label="Änderungen"
          columns={sign === undefined ? COLUMNS : COLUMNS_OF_ONE}
          rows={changes}
          rowKey={byId}
        />
      )}
    </PagedList>
  )
}

/** `isOfOne`: all changes are of one sign, which is not named. */
const makeColumns = (isOfOne: boolean): readonly Column<CatalogueChange>[] => [
  {
    head: 'Was',
    cell: ({ summary, sign, signCount, kind, fields }) => (
      <>
        <span className={tables.name}>{summary}</span>
        {sign && !isOfOne ? (
          <Link to="/app/verwaltung/gebaerden/$id" params={{ id: sign._id }}>
            {sign.title} öffnen
          </Link>
        ) : (
          signCount > 1 && <span className={tables.mail}>{countOfSigns(signCount)}</span>
        )}
        {kind === 'import' && fields.length > 0 && (
          <span className={tables.mail}>{fields.map((field) => FIELD_TITLES[field]).join(', ')}</span>
        )}
      </>
    ),
  },
  { head: 'Wann', className: tables.day, cell: ({ at }) => germanMoment(at) },
  { head: 'Wer', cell: ({ actor }) => actor?.name ?? 'Befehlszeile' },
  { head: 'Rückgängig', isActions: true, cell: (change) => <UndoCell change={change} /> },
]

const COLUMNS = makeColumns(false)
const COLUMNS_OF_ONE = makeColumns(true)

const UndoCell = ({ change }: { readonly change: CatalogueChange }) => {
  const { summary, signCount, undoneBy, isUndoable } = change
  if (undoneBy) return <span>rückgängig gemacht</span>
  if (!isUndoable) return <span>zu alt</span>
  const undo = async (): Promise<void> => {
    const isSure =
      signCount === 1 ||
      (await confirm({
        title: `Rückgängig machen: ${summary}?`,
        body: `Betrifft ${countOfSigns(signCount)}. Was seither geändert wurde, bleibt; du wirst dann gefragt.`,
        confirmLabel: 'Rückgängig machen',
      }))
    if (isSure) await undoChange(change)
  }
  return (
    <Button variant="default" aria-label={`Rückgängig machen: ${summary}`} onClick={() => void undo()}>
      Rückgängig
    </Button>
  )
}
