import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import classes from '../table.module.css'

/** The order of the rows, as far as one column decides it. */
export type ColumnSort = {
  /** Null: another column decides it. */
  readonly direction: 'ascending' | 'descending' | null
  readonly onSort: () => void
}

export type Column<Row> = {
  readonly head: string
  /** Stands in the head instead of its text: a box that chooses all rows. */
  readonly headContent?: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Holds buttons: as narrow as they are, at the end of the row. */
  readonly isActions?: boolean | ((row: Row) => boolean)
  /** Makes the head a button. */
  readonly sort?: ColumnSort
  /** Class of its cells. */
  readonly className?: string | undefined
}

type Props<Row> = {
  /** Names the table, where no heading does. */
  readonly label?: string
  /** The id of the heading that names the table. */
  readonly labelledBy?: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly NoInfer<Row>[]
  /** Identifies a row while others are added and removed. */
  readonly rowKey: (row: NoInfer<Row>) => string
  readonly isChosen?: (row: NoInfer<Row>) => boolean
  /** Makes the table focusable, for the focus of a removed row. */
  readonly ref?: Ref<HTMLTableElement>
  /** In place of the class for all tables. */
  readonly className?: string | undefined
}

/** Rows of things that are alike; on a phone each row is a card. */
export const DataTable = <Row,>(props: Props<Row>) => {
  const { label, labelledBy, columns, rows, rowKey, isChosen, ref, className = classes.table } = props
  return (
    <table
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.head} {...column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-chosen={isChosen?.(row) || undefined}>
            {columns.map(({ head, cell, isActions, ...column }) => {
              const holdsButtons = typeof isActions === 'function' ? isActions(row) : isActions
              return (
                <td key={head} className={holdsButtons ? classes.actions : column.className}>
                  {cell(row)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = Pick<Column<never>, 'head' | 'headContent' | 'isActions' | 'sort'>

const Head = ({ head, headContent = head, isActions, sort }: HeadProps) => {
  const Arrow = sort?.direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" className={isActions ? classes.actions : undefined} aria-sort={sort && (sort.direction ?? 'none')}>
      {sort ? (
        <button type="button" className={classes.sort} onClick={sort.onSort}>
          {headContent}
          {sort.direction && <Arrow size={16} aria-hidden />}
        </button>
      ) : (
        headContent
      )}
    </th>
  )
}

export const byId = ({ _id }: { readonly _id: string }): string => _id
