import type { ReactNode } from 'react'
import classes from './number-table.module.css'

type Column<Row> = { readonly head: string; readonly cell: (row: Row) => ReactNode }

type Props<Row> = {
  /** Names the table and the part of the page that scrolls. */
  readonly label: string
  /** The first column names the rows. */
  readonly rowHead: Column<NoInfer<Row>>
  readonly columns: readonly Column<NoInfer<Row>>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: NoInfer<Row>) => string | number
  /** On a phone each row is a card in which every number has its name. Without, the table scrolls sideways there too. */
  readonly hasCards?: boolean
}

/** Numbers in rows and columns that are compared. */
export const NumberTable = <Row,>({ label, rowHead, columns, rows, rowKey, hasCards = true }: Props<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the page has to scroll by keys too.
  <section className={classes.scroll} aria-label={label} tabIndex={0}>
    <table className={classes.table} data-cards={hasCards || undefined}>
      <thead>
        <tr>
          {[rowHead, ...columns].map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">{rowHead.cell(row)}</th>
            {columns.map(({ head, cell }) => (
              <td key={head} data-label={head}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
