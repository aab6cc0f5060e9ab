import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { QueryView } from '../../../ui/lists/query-view.tsx'
import { signCount } from '../components/sign-count.ts'
import { LISTS_PER_PAGE, listsPageQuery } from '../queries.ts'
import classes from './list-templates.module.css'

export type ChosenList = { readonly id: string; readonly name: string; readonly count: number }

type Props = { readonly chosen: ChosenList | null; readonly onChoose: (list: ChosenList) => void }

/** One of the administrator's own learning lists, what was changed last first. */
export const ListPicker = ({ chosen, onChoose }: Props) => {
  const name = useId()
  const [page, setPage] = useState(1)
  return (
    <fieldset className={classes.picker}>
      <legend>Aus welcher Lernliste?</legend>
      <QueryView
        query={useQuery(listsPageQuery(page))}
        failed="Deine Lernlisten konnten nicht geladen werden"
        loading="Lernlisten werden geladen"
        height="2.75rem"
        isEmpty={({ total }) => total === 0}
        empty={<p>Du hast noch keine Lernliste. Stelle zuerst unter „Lernlisten“ eine zusammen.</p>}
      >
        {({ data: lists, total }) => (
          <>
            {lists.map(({ _id: id, name: title, total: count }) => (
              <label key={id} className={classes.listChoice}>
                <input
                  type="radio"
                  name={name}
                  checked={chosen?.id === id}
                  onChange={() => onChoose({ id, name: title, count })}
                />
                <span>{title}</span>
                <span className={classes.hint}>{signCount(count)}</span>
              </label>
            ))}
            <ListPagination
              label="Seiten der Lernlisten"
              page={page}
              pageSize={LISTS_PER_PAGE}
              total={total}
              onChange={setPage}
            />
          </>
        )}
      </QueryView>
    </fieldset>
  )
}
