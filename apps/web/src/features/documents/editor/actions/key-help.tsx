import { shortcutsOf } from '@gebaerdenraum/editing/action-table'
import { shortcutLabel } from '@gebaerdenraum/editing/shortcut-label'
import { Kbd } from '@mantine/core'
import { TitledModal } from '../../../../ui/titled-modal.tsx'
import { useContent } from '../editing-context.ts'
import { GRID_KEYS } from '../grid/grid-keys.ts'
import { CLIPBOARD_ACTIONS, DOCUMENT_ACTIONS } from './document-actions.ts'
import classes from './key-help.module.css'
import { platform } from './platform.ts'

/** All keys, out of the same table that makes them work. */
export const KeyHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const places = useContent(({ type }) => (type === 'grid' ? GRID_KEYS : PLACES))
  return (
    <TitledModal title="Tastenkürzel" onClose={onClose}>
      <dl className={classes.keys}>
        {[...DOCUMENT_ACTIONS, ...CLIPBOARD_ACTIONS, ...places].map(({ id, label, ...action }) => (
          <div key={id} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              {shortcutsOf(action).map((shortcut) => (
                <Kbd key={shortcut}>{shortcutLabel(shortcut, platform())}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </TitledModal>
  )
}

/** What keys do where the focus is. */
const PLACES = [
  { id: 'take-up', label: 'Am Griff: Element aufnehmen und ablegen', shortcut: ' ' },
  { id: 'menu', label: 'Am Griff: Menü des Elements öffnen', shortcut: 'Enter' },
  { id: 'remove-picture', label: 'Am Bild: Bild entfernen', shortcut: 'Delete' },
] as const
