import { Fragment, type ReactNode } from 'react'
import classes from './orders.module.css'

export type Fact = readonly [label: string, value: ReactNode]

/** What is to be known of one thing, line by line; lines without a value are left out. */
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
