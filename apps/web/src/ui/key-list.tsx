import { Kbd } from '@mantine/core'
import classes from './key-list.module.css'

export type KeyEntry = {
  /** Each of them does it. */
  readonly keys: readonly string[]
  readonly meaning: string
}

type ListProps = {
  readonly entries: readonly KeyEntry[]
  readonly label?: string
  readonly className?: string | undefined
}

/** Keys, each with what it does; beside each other where there is room. */
export const KeyList = ({ entries, label, className = '' }: ListProps) => (
  <dl className={`${classes.keys} ${className}`} aria-label={label}>
    {entries.map(({ keys, meaning }) => (
      <div key={meaning} className={classes.entry}>
        <dt>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
)
