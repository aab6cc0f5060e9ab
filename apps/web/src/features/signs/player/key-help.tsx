import { Kbd } from '@mantine/core'
import { listPlayerKeys } from './full-screen-support.ts'
import classes from './key-help.module.css'

/** The keys of the player, shown below the controls by `?`. */
export const KeyHelp = () => (
  <dl className={classes.keys} aria-label="Tasten des Players">
    {listPlayerKeys().map(({ command, keyLabel, description }) => (
      <div key={command} className={classes.key}>
        <dt>
          <Kbd>{keyLabel}</Kbd>
        </dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
)
