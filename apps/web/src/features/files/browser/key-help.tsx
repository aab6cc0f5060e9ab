import { Kbd } from '@mantine/core'
import { TitledModal } from '../../../ui/titled-modal.tsx'
import classes from './key-help.module.css'
import { BROWSER_KEYS } from './keys.ts'

/** The keys of the table; opened by `?` and by a button. */
export const KeyHelp = ({ onClose }: { readonly onClose: () => void }) => (
  <TitledModal title="Tasten in Organisieren" onClose={onClose} size="lg">
    <dl className={classes.keys}>
      {BROWSER_KEYS.map(({ keys, meaning }) => (
        <div key={keys}>
          <dt>
            <Kbd>{keys}</Kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    <p className={classes.text}>
      Mit der Maus ziehst du Zeilen auf einen Ordner. Auf einem Touchscreen hältst du eine Zeile gedrückt: Sie ist dann
      ausgewählt, und du kannst sie ziehen.
    </p>
  </TitledModal>
)
