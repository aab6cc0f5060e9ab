import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { Skeleton } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { germanMoment } from '../../../../ui/german-dates.ts'
import { ListPagination } from '../../../../ui/list-pagination.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import tables from '../../../../ui/table.module.css'
import { changesText, STATE_TEXTS, sizeText } from '../import-words.ts'
import { IMPORTS_PER_PAGE, importsQuery } from '../queries.ts'
import classes from './import-list.module.css'

/** All imports, the newest first. */
export const ImportList = () => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(importsQuery(page))
  if (!data && error) {
    return <LoadError title="Die Importe konnten nicht geladen werden." error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton height="8rem" role="status" aria-label="Die Importe werden geladen" />
  if (data.total === 0) return <EmptyState icon={IconFileImport} title="Noch nichts importiert." />
  return (
    <>
      <table className={`${tables.table} ${classes.table}`}>
        <thead>
          <tr>
            <th>Datei</th>
            <th>Stand</th>
            <th>Wann</th>
            <th>Wer</th>
          </tr>
        </thead>
        <tbody>
          {data.data.map((row) => (
            <ImportRow key={row._id} row={row} />
          ))}
        </tbody>
      </table>
      <ListPagination
        page={page}
        pageSize={IMPORTS_PER_PAGE}
        total={data.total}
        onChange={setPage}
        label="Seiten der Importe"
      />
    </>
  )
}

const ImportRow = ({ row }: { readonly row: CatalogueImport }) => (
  <tr>
    <td>
      <Link to="/app/verwaltung/import/$id" params={{ id: row._id }} className={classes.file!} translate="no">
        {row.name}
      </Link>
      <span className={classes.facts}>
        {[row.byteLength > 0 && sizeText(row.byteLength), row.lines && changesText(row)].filter(Boolean).join(' · ')}
      </span>
    </td>
    <td>{STATE_TEXTS[row.state]}</td>
    <td>{germanMoment(row.createdAt)}</td>
    <td>{row.origin === 'command-line' ? 'Befehlszeile' : (row.author ?? '–')}</td>
  </tr>
)
