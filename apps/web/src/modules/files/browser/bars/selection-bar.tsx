import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconClipboard, IconDotsVertical, IconX } from '@tabler/icons-react'
import { quoteName } from '../../../../ui/quote-name.ts'
import { type ActionEntry, actionEntries } from '../../actions/action-entries.ts'
import { useSharedBrowser } from '../browser-context.ts'
import { pointBelow } from '../menu/use-node-menu.ts'
import { chooseNone } from '../selection.ts'
import classes from './selection-bar.module.css'

/** How many are chosen and what can be done with them; or what was cut and waits for its place. */
export const SelectionBar = () => {
  const { chosen, setSelection, cut, run, menu } = useSharedBrowser()
  if (chosen.length === 0) return cut.length > 0 ? <CutBar /> : null
  const entries = actionEntries(chosen)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are actions
    <div className={classes.bar} role="group" aria-label="Auswahl">
      <ActionIcon color="gray" aria-label="Auswahl aufheben" onClick={() => setSelection(chooseNone)}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
      <strong className={classes.count}>
        {chosen.length} <span className={classes.word}>ausgewählt</span>
      </strong>
      <span className={classes.actions}>
        {entries.map((entry) => (
          <BarAction key={entry.id} entry={entry} onRun={() => void run(entry, chosen)} />
        ))}
      </span>
      <ActionIcon
        color="gray"
        className={classes.more!}
        aria-label="Weitere Aktionen der Auswahl"
        aria-haspopup="menu"
        onClick={(event) => menu.openAt(pointBelow(event.currentTarget), chosen)}
      >
        <IconDotsVertical size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}

const BarAction = ({ entry, onRun }: { readonly entry: ActionEntry; readonly onRun: () => void }) => (
  <Tooltip label={entry.label}>
    <ActionIcon
      className={classes.action!}
      data-danger={entry.id === 'delete' || undefined}
      aria-label={entry.label}
      onClick={onRun}
    >
      <entry.Icon size={20} aria-hidden />
    </ActionIcon>
  </Tooltip>
)

const CutBar = () => {
  const { cut, folder, paste, dropCut } = useSharedBrowser()
  const names = cut.length === 1 ? quoteName(cut[0]?.name ?? '') : `${cut.length} Objekte`
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div className={classes.bar} role="group" aria-label="Ausgeschnitten">
      <ActionIcon color="gray" aria-label="Ausschneiden abbrechen" onClick={dropCut}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
      <span className={classes.count}>{names} ausgeschnitten</span>
      <Button
        variant="light"
        leftSection={<IconClipboard size={18} aria-hidden />}
        disabled={!(folder?.canWrite ?? false)}
        onClick={() => void paste()}
      >
        Hier einfügen
      </Button>
    </div>
  )
}
