import { IconMoodEmpty } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { ListFilters, ListTotal } from '../../../ui/lists/list-filters.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { QueryView } from '../../../ui/lists/query-view.tsx'
import { Tag } from '../../../ui/lists/tag.tsx'
import type { ListWords } from '../../../ui/lists/use-list-address.ts'
import { SkeletonGrid } from '../../../ui/skeleton-grid.tsx'
import { Block, BlockSection, States } from './block.tsx'

type Query = ComponentProps<typeof QueryView<readonly string[]>>['query']

/** Never settles: there is nothing to load. */
const refetch = () => new Promise<never>(() => undefined)
const LOADING: Query = { data: undefined, error: null, refetch }
const FAILED: Query = { ...LOADING, error: new Error('Du bist gerade offline.') }

const showQuery = (query: Query) => (
  <QueryView
    query={query}
    failed="Die Wörter konnten nicht geladen werden"
    loading="Wörter werden geladen"
    isEmpty={({ length }) => length === 0}
    empty={<EmptyState icon={IconMoodEmpty} title="Noch keine Wörter." />}
  >
    {(words) => <p>{words.join(', ')}</p>}
  </QueryView>
)

export const ListBlocks = () => (
  <BlockSection title="Listen">
    <States>
      <Block title="Wird geladen">{showQuery(LOADING)}</Block>
      <Block title="Nicht geladen">{showQuery(FAILED)}</Block>
      <Block title="Leer">{showQuery({ ...LOADING, data: [] })}</Block>
      <Block title="Gefüllt">{showQuery({ ...LOADING, data: ['Hund', 'Katze', 'Maus'] })}</Block>
      <Block title="Karten werden geladen">
        <SkeletonGrid columns={3} count={3} aspectRatio="4 / 3" label="Karten werden geladen" />
      </Block>
      <Block title="Angaben">
        <Facts
          rows={[
            ['Name', 'Mia Beispiel'],
            ['E-Mail', 'mia.beispiel@kindertagesstaette-am-muehlenbach.example'],
            ['Fehlt', null],
          ]}
        />
      </Block>
      <Block title="Zustände">
        <p>
          <Tag text="Aktiv" tone="teal" /> <Tag text="Überfällig" tone="red" /> <Tag text="Beendet" />
        </p>
      </Block>
    </States>
    <Block title="Seiten, Suche und Filter">
      <Words />
    </Block>
  </BlockSection>
)

const PAGE_SIZE = 5
const WORDS = ['Affe', 'Bär', 'Dachs', 'Ente', 'Fuchs', 'Gans', 'Hund', 'Igel', 'Katze', 'Löwe', 'Maus', 'Otter']

const Words = () => {
  const [words, setWords] = useState<ListWords>({})
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['building-blocks', words, page],
    queryFn: () => findWords(words, page),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ListFilters
        searchLabel="Wort"
        filters={[{ word: 'laenge', label: 'Länge', options: [{ value: 'kurz', label: 'Bis vier Buchstaben' }] }]}
        words={words}
        onChange={(next) => {
          setWords((before) => Object.fromEntries(Object.entries({ ...before, ...next }).filter(isFilled)))
          setPage(1)
        }}
      />
      <ListTotal total={query.data?.total} one="Ein Wort" many="Wörter" />
      <PagedList
        noun="Wörter"
        query={query}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        empty={<EmptyState icon={IconMoodEmpty} title="Kein Wort gefunden." />}
      >
        {(rows) => (
          <DataTable
            label="Wörter"
            columns={[
              { head: 'Wort', cell: (word: string) => word },
              { head: 'Buchstaben', cell: (word: string) => word.length },
            ]}
            rows={rows}
            rowKey={(word) => word}
          />
        )}
      </PagedList>
    </>
  )
}

const isFilled = (entry: [string, string | undefined]): entry is [string, string] => Boolean(entry[1])

/** Answers as the server does. */
const findWords = async ({ q = '', laenge, sortierung }: ListWords, page: number) => {
  const found = WORDS.filter(
    (word) => word.toLowerCase().includes(q.trim().toLowerCase()) && (laenge !== 'kurz' || word.length <= 4),
  )
  const sorted = sortierung === 'neu' ? found.toReversed() : found
  const skip = (page - 1) * PAGE_SIZE
  return { total: found.length, limit: PAGE_SIZE, skip, data: sorted.slice(skip, skip + PAGE_SIZE) }
}
