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
import { ListPagination } from '../../../../ui/list-pagination.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import tables from '../../../../ui/table.module.css'
import { CHANGES_PER_PAGE, changesQuery } from '../queries.ts'
import { countOfSigns } from '../table/count-of-signs.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import classes from './change-list.module.css'
import { undoChange } from './undo-change.tsx'

/** What was changed, when and by whom, the newest first; each can be taken back. Of one sign or of all. */
export const ChangeList = ({ sign }: { readonly sign?: string }) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(changesQuery({ page, ...(sign !== undefined && { sign }) }))
  if (error) {
    return (
      <LoadError title="Die Änderungen konnten nicht geladen werden." error={error} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <TableSkeleton />
  if (data.total === 0) return <EmptyState icon={IconHistory} title="Noch keine Änderungen." />
  return (
    <>
      <table className={tables.table}>
        <thead>
          <tr>
            <th>Was</th>
            <th>Wann</th>
            <th>Wer</th>
            <th className={tables.actions}>Rückgängig</th>
          </tr>
        </thead>
        <tbody>
          {data.data.map((change) => (
            <ChangeRow key={change._id} change={change} isOfOne={sign !== undefined} />
          ))}
        </tbody>
      </table>
      <ListPagination
        page={page}
        pageSize={CHANGES_PER_PAGE}
        total={data.total}
        onChange={setPage}
        label="Seiten der Änderungen"
      />
    </>
  )
}

const ChangeRow = ({ change, isOfOne }: { readonly change: CatalogueChange; readonly isOfOne: boolean }) => {
  const { sign, signCount, fields, kind } = change
  const undo = async (): Promise<void> => {
    const isSure =
      signCount === 1 ||
      (await confirm({
        title: `„${change.summary}“ rückgängig machen?`,
        body: `Betrifft ${countOfSigns(signCount)}. Was seither geändert wurde, bleibt; du wirst dann gefragt.`,
        confirmLabel: 'Rückgängig machen',
      }))
    if (isSure) await undoChange(change)
  }
  return (
    <tr>
      <td>
        <span className={tables.name}>{change.summary}</span>
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
      </td>
      <td className={classes.when}>{germanMoment(change.at)}</td>
      <td>{change.actor?.name ?? 'Befehlszeile'}</td>
      <td className={tables.actions}>
        {change.undoneBy ? (
          'rückgängig gemacht'
        ) : change.isUndoable ? (
          <Button variant="default" aria-label={`„${change.summary}“ rückgängig machen`} onClick={() => void undo()}>
            Rückgängig
          </Button>
        ) : (
          'zu alt'
        )}
      </td>
    </tr>
  )
}
