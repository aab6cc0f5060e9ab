import type { ReactNode, Ref } from 'react'
import classes from '../table.module.css'

export type Column<Row> = {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Holds buttons: as narrow as they are, at the end of the row. */
  readonly isActions?: boolean
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
  /** Stays the same for a row when others come and go. */
  readonly rowKey: (row: NoInfer<Row>) => string
  /** Lets the table take the focus when the row that had it is gone. */
  readonly ref?: Ref<HTMLTableElement>
}

/** Rows of things that are alike; on a phone each row is a card. */
export const DataTable = <Row,>({ label, labelledBy, columns, rows, rowKey, ref }: Props<Row>) => (
  <table
    ref={ref}
    tabIndex={ref ? -1 : undefined}
    aria-label={label}
    aria-labelledby={labelledBy}
    className={classes.table}
  >
    <thead>
      <tr>
        {columns.map(({ head, isActions }) => (
          <th key={head} scope="col" className={isActions ? classes.actions : undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map(({ head, cell, isActions, className }) => (
            <td key={head} className={isActions ? classes.actions : className}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export const byId = ({ _id }: { readonly _id: string }): string => _id
