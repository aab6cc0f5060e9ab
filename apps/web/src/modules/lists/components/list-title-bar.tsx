import type { ReactNode } from 'react'
import classes from './list-title-bar.module.css'

type Props = {
  /** The name and what is told of the list. */
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** The head of a list that is edited or looked at: what can be done with it stands beside its name, or below. */
export const ListTitleBar = ({ children, actions }: Props) => (
  <header className={classes.bar}>
    <div className={classes.title}>{children}</div>
    <div className={classes.actions}>{actions}</div>
  </header>
)
