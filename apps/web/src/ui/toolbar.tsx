import type { ReactNode } from 'react'
import classes from './toolbar.module.css'

type Props = {
  readonly label: string
  /** On the left: heading or what is being filtered. */
  readonly start?: ReactNode
  readonly children: ReactNode
}

/** A row of actions above a list; on narrow screens it wraps. */
export const Toolbar = ({ label, start, children }: Props) => (
  <div className={classes.toolbar}>
    <div className={classes.start}>{start}</div>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are actions of a list. */}
    <div className={classes.actions} role="group" aria-label={label}>
      {children}
    </div>
  </div>
)
