import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceCards } from '../../../../../ui/choice-cards.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { PagedList } from '../../../../../ui/lists/paged-list.tsx'
import sections from '../../../../../ui/page-sections.module.css'
import { ENTRIES_PER_PAGE, type EntryView, entriesQuery } from '../queries.ts'
import { DecideRest } from './decide-rest.tsx'
import { EntryTable } from './entry-table.tsx'
import { MatchCard } from './match-card.tsx'
import { viewsOf } from './views.ts'

/** Every line and every file by what becomes of it, those that are faulty first. */
export const EntriesPanel = ({ row }: { readonly row: CatalogueImport }) => {
  const stage = `${row.state} ${row.finishedAt}`
  const { data: review } = useQuery(entriesQuery(row._id, stage, 'review', 1))
  const views = viewsOf(row, review?.total ?? 0)
  const [chosen, setChosen] = useState<EntryView | null>(null)
  const [page, setPage] = useState(1)
  const view = views.find(({ value }) => value === chosen)?.value ?? views[0]?.value
  if (!view) return <EmptyState icon={IconCircleCheck} title="Darin steht nichts." />
  return (
    <section className={sections.card} aria-labelledby="entries">
      <h2 id="entries">{row.state === 'checked' ? 'Was daraus würde' : 'Bericht'}</h2>
      <ChoiceCards
        label="Ergebnis"
        options={views}
        value={view}
        onChange={(next) => {
          setChosen(next)
          setPage(1)
        }}
      />
      <Entries key={`${view} ${page}`} row={row} stage={stage} view={view} page={page} onPage={setPage} />
    </section>
  )
}

type EntriesProps = {
  readonly row: CatalogueImport
  readonly stage: string
  readonly view: EntryView
  readonly page: number
  readonly onPage: (page: number) => void
}

const Entries = ({ row, stage, view, page, onPage }: EntriesProps) => {
  const mayDecide = row.state === 'checked'
  return (
    <PagedList
      noun="Zeilen"
      pagesLabel="Seiten der Zeilen und Dateien"
      query={useQuery(entriesQuery(row._id, stage, view, page))}
      page={page}
      pageSize={ENTRIES_PER_PAGE}
      onPage={onPage}
      empty={row.finishedAt && <p>Die einzelnen Zeilen werden nach einem Jahr vergessen.</p>}
    >
      {(entries) =>
        view === 'review' ? (
          <>
            {mayDecide && row.undecided > 0 && <DecideRest row={row} />}
            {entries.map((entry) => (
              <MatchCard key={entry._id} importId={row._id} entry={entry} mayDecide={mayDecide} />
            ))}
          </>
        ) : (
          <EntryTable importId={row._id} entries={entries} mayDecide={mayDecide} isReport={row.written > 0} />
        )
      }
    </PagedList>
  )
}
