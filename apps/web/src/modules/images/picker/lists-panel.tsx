import type { FoundList } from '@gebaerdenraum/domain/lists/lists.contract'
import { UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconPlaylist, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { ListSigns } from './list-signs.tsx'
import classes from './panel.module.css'
import { LISTS_PER_PAGE, listChoicesQuery } from './queries.ts'
import { SourceContent } from './source-content.tsx'

/** A learning list as a source: first which one, then which of its signs. */
export const ListsPanel = () => {
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<FoundList | null>(null)
  const query = useQuery(listChoicesQuery(page))
  if (opened) return <ListSigns list={opened} onBack={() => setOpened(null)} />
  return (
    <div className={classes.results}>
      <SourceContent
        query={query}
        what="Deine Lernlisten"
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon={IconPlaylist} title="Du hast noch keine Lernliste." />}
      >
        {({ data, total }) => (
          <>
            <ul className={classes.lists} aria-label="Deine Lernlisten">
              {data.map((list) => (
                <li key={list._id}>
                  <ListRow list={list} onOpen={setOpened} />
                </li>
              ))}
            </ul>
            <ListPagination
              label="Seiten der Lernlisten"
              page={page}
              pageSize={LISTS_PER_PAGE}
              total={total}
              onChange={setPage}
            />
          </>
        )}
      </SourceContent>
    </div>
  )
}

type RowProps = { readonly list: FoundList; readonly onOpen: (list: FoundList) => void }

const ListRow = ({ list, onOpen }: RowProps) => (
  <UnstyledButton
    className={classes.list!}
    aria-disabled={list.total === 0}
    onClick={() => {
      if (list.total > 0) onOpen(list)
    }}
  >
    <span className={classes.listName} translate="no">
      {list.name}
    </span>
    <span className={classes.listFacts}>
      {list.ownerType === 'teams' && <IconUsersGroup size={18} aria-label="Liste deines Teams" />}
      {signCount(list.total)}
    </span>
    {list.total > 0 && <IconChevronRight className={classes.listMark} size={22} aria-hidden />}
  </UnstyledButton>
)

const signCount = (count: number): string => {
  if (count === 0) return 'Noch leer'
  return count === 1 ? '1 Gebärde' : `${count} Gebärden`
}
