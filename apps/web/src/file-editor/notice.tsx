import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

type Props = {
  readonly Icon: TablerIcon
  readonly tone: 'info' | 'danger'
  readonly text: ReactNode
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A strip below the bar of an editor. What hinders saving is told at once, all else when there is a pause. */
export const Notice = ({ Icon, tone, text, children }: Props) => (
  <div className={classes.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
    <Icon className={classes.icon} size={22} aria-hidden />
    <p className={classes.text}>{text}</p>
    {children && <div className={classes.actions}>{children}</div>}
  </div>
)
