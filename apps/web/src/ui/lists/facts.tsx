import { Fragment, type ReactNode } from 'react'
import classes from './facts.module.css'

export type Fact = readonly [label: string, value: ReactNode]

/** Facts about one thing, line by line. A line without a value is left out. */
export const Facts = ({ rows }: { readonly rows: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {rows
      .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
)
