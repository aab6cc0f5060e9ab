import { Pagination } from '@mantine/core'
import classes from './list-pagination.module.css'

type Props = {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onChange: (page: number) => void
  /** What is paged through: „Seiten der Suchergebnisse“. */
  readonly label: string
}

/** Page numbers below a list; nothing where one page is enough. */
export const ListPagination = ({ page, pageSize, total, onChange, label }: Props) => {
  const pages = lastPage(total, pageSize)
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className={classes.pagination}>
      <Pagination
        value={page}
        onChange={onChange}
        total={pages}
        size="lg"
        gap={4}
        classNames={{ control: classes.control! }}
        siblings={1}
        getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Nächste Seite' : 'Vorige Seite' })}
        getItemProps={(item) => ({ 'aria-label': `Seite ${item}` })}
      />
    </nav>
  )
}

/** The number of the last page, from 1; an empty list has one page. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))
