import { shortcutsOf } from '@gebaerdenraum/editing/action-table'
import { shortcutLabel } from '@gebaerdenraum/editing/shortcut-label'
import { Kbd } from '@mantine/core'
import { TitledModal } from '../../../../ui/titled-modal.tsx'
import classes from './key-help.module.css'
import { PLATFORM } from './platform.ts'
import { SIGN_ACTIONS } from './sign-actions.ts'

/** All keys of the editor. */
export const KeyHelp = ({ onClose }: { readonly onClose: () => void }) => (
  <TitledModal title="Tasten" onClose={onClose}>
    <dl className={classes.keys}>
      {MOVES.map(({ label, keys }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Kbd>{keys}</Kbd>
          </dd>
        </div>
      ))}
      {SIGN_ACTIONS.map((action) => (
        <div key={action.id}>
          <dt>{action.label}</dt>
          <dd>
            {shortcutsOf(action).map((shortcut) => (
              <Kbd key={shortcut}>{shortcutLabel(shortcut, PLATFORM)}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </TitledModal>
)

const MOVES = [
  { label: 'Auswahl bewegen', keys: '← ↑ → ↓' },
  { label: 'In großen Schritten', keys: 'Umschalt + ← ↑ → ↓' },
  { label: 'Mehreres auswählen', keys: 'Umschalt + Klick, Umschalt + Enter' },
  { label: 'Ohne Anziehen ziehen', keys: 'Strg halten' },
] as const
