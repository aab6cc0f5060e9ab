import type { ComponentType, ReactNode } from 'react'
import classes from './state-message.module.css'

type Props = {
  readonly icon: ComponentType<{ readonly className?: string | undefined; readonly 'aria-hidden': true }>
  readonly title: string
  /** What one can do about it: a sentence, a button. */
  readonly children?: ReactNode
}

/** Stands where a list would be that holds nothing yet. */
export const EmptyState = ({ icon: Icon, title, children }: Props) => (
  <div className={classes.message}>
    <Icon className={classes.icon} aria-hidden />
    <p className={classes.title}>{title}</p>
    {children}
  </div>
)
