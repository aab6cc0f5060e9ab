import { Kbd } from '@mantine/core'
import classes from './key-list.module.css'

export type KeyEntry = {
  /** Any one of them. */
  readonly keys: readonly string[]
  readonly meaning: string
}

/** Of a key as the domain describes it. */
export const toKeyEntry = ({
  keyLabel,
  description,
}: {
  readonly keyLabel: string
  readonly description: string
}): KeyEntry => ({ keys: [keyLabel], meaning: description })

type ListProps = {
  readonly entries: readonly KeyEntry[]
  readonly label?: string
  readonly className?: string | undefined
}

/** Keys and what they do, in columns where there is room. */
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
