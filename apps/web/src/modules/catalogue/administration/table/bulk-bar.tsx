import { Button } from '@mantine/core'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import { Toolbar } from '../../../../ui/toolbar.tsx'
import { changeMany } from '../changes/change-many.ts'
import classes from './bulk-bar.module.css'
import { BulkDialog, type BulkKind } from './bulk-dialog.tsx'
import { countOfSigns } from './count-of-signs.ts'
import type { Selection } from './use-selection.ts'

type Props = { readonly selection: Selection; readonly total: number }

/** How many signs there are or are chosen, and what can be done with the chosen ones. */
export const BulkBar = ({ selection, total }: Props) => {
  const { count, isAll } = selection
  if (count === 0) return <p className={classes.total}>{countOfSigns(total)}</p>

  const change = async (kind: BulkKind): Promise<void> => {
    const chosen = selection.chosen()
    const wanted = await openDialog(BulkDialog, { kind, count })
    if (wanted && (await changeMany(chosen, wanted))) selection.clear()
  }
  return (
    <div className={classes.bar}>
      <Toolbar
        label="Was mit den ausgewählten Gebärden geschehen soll"
        start={
          <p className={classes.count} role="status">
            {isAll ? `Alle ${countOfSigns(count)} ausgewählt` : `${countOfSigns(count)} ausgewählt`}
          </p>
        }
      >
        {!isAll && total > count && (
          <Button variant="subtle" onClick={selection.chooseAll}>
            Alle {total.toLocaleString('de-DE')} Treffer auswählen
          </Button>
        )}
        <Button variant="subtle" onClick={selection.clear}>
          Auswahl aufheben
        </Button>
      </Toolbar>
      <div className={classes.actions}>
        {BULK_ACTIONS.map(([kind, label]) => (
          <Button key={kind} variant="default" onClick={() => void change(kind)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

const BULK_ACTIONS = [
  ['keywords', 'Stichwörter'],
  ['category', 'Kategorie'],
  ['wordClass', 'Wortart'],
  ['preview', 'Vorschau'],
  ['offer', 'Zurückziehen oder anbieten'],
] as const satisfies readonly (readonly [BulkKind, string])[]
