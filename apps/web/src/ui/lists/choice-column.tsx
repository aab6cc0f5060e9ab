import { Checkbox } from '@mantine/core'
import classes from './choice-column.module.css'
import type { Column } from './data-table.tsx'

/** Which rows of a table are chosen. */
type Choice<Row> = {
  /** Names the box in the head: „Alle Gebärden dieser Seite auswählen“. */
  readonly allLabel: string
  readonly isAll: boolean
  readonly isPart: boolean
  readonly toggleAll: () => void
  /** Names the box of a row: „‚Hund‘ auswählen“. */
  readonly label: (row: Row) => string
  readonly isChosen: (row: Row) => boolean
  readonly toggle: (row: Row) => void
}

/** The first column of a table whose rows can be chosen, one by one or all at once. */
export const choiceColumn = <Row,>({ allLabel, isAll, isPart, toggleAll, ...rows }: Choice<Row>): Column<Row> => ({
  head: allLabel,
  headContent: <Box name={allLabel} isChosen={isAll} isPart={isPart} onToggle={toggleAll} />,
  className: classes.choice,
  cell: (row) => <Box name={rows.label(row)} isChosen={rows.isChosen(row)} onToggle={() => rows.toggle(row)} />,
})

type BoxProps = {
  readonly name: string
  readonly isChosen: boolean
  readonly isPart?: boolean
  readonly onToggle: () => void
}

/** A box that is small to look at and large to touch. */
const Box = ({ name, isChosen, isPart = false, onToggle }: BoxProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control, and has its name
  <label className={classes.hit}>
    <Checkbox aria-label={name} checked={isChosen} indeterminate={isPart} onChange={onToggle} />
  </label>
)
