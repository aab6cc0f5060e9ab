import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { Anchor } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { germanMoment } from '../../../../../ui/german-dates.ts'
import { byId, type Column, DataTable } from '../../../../../ui/lists/data-table.tsx'
import { PagedList } from '../../../../../ui/lists/paged-list.tsx'
import { sizeText } from '../../../../../ui/size-text.ts'
import tables from '../../../../../ui/table.module.css'
import { changesText, STATE_TEXTS } from '../import-words.ts'
import { importsQuery } from '../queries.ts'

/** All imports, the newest first. */
export const ImportList = () => {
  const [page, setPage] = useState(1)
  return (
    <PagedList
      noun="Importe"
      query={useQuery(importsQuery(page))}
      page={page}
      onPage={setPage}
      empty={<EmptyState icon={IconFileImport} title="Noch nichts importiert." />}
    >
      {(imports) => <DataTable label="Importe" columns={COLUMNS} rows={imports} rowKey={byId} />}
    </PagedList>
  )
}

const COLUMNS: readonly Column<CatalogueImport>[] = [
  {
    head: 'Datei',
    cell: ({ _id, name, byteLength, lines, ...row }) => (
      <>
        <Anchor
          className={tables.name!}
          translate="no"
          renderRoot={(props) => <Link to="/app/verwaltung/import/$id" params={{ id: _id }} {...props} />}
        >
          {name}
        </Anchor>
        <span className={tables.mail}>
          {[byteLength > 0 && sizeText(byteLength), lines && changesText({ ...row, lines })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  { head: 'Stand', cell: ({ state }) => STATE_TEXTS[state] },
  { head: 'Wann', className: tables.day, cell: ({ createdAt }) => germanMoment(createdAt) },
  { head: 'Wer', cell: ({ origin, author }) => (origin === 'command-line' ? 'Befehlszeile' : (author ?? '–')) },
]
