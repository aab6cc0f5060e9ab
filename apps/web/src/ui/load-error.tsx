import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state-message.module.css'

type Props = {
  /** What could not be loaded, as a sentence. */
  readonly title: string
  readonly error: Error | null
  readonly onRetry: () => void
  /** What else can be done: a way out where the page has none. */
  readonly children?: ReactNode
}

/** Stands where a list or a page would be that could not be loaded. */
export const LoadError = ({ title, error, onRetry, children }: Props) => (
  <div className={classes.message} role="alert">
    <IconCloudOff className={classes.icon} aria-hidden />
    <p className={classes.title}>{title}</p>
    {error && <p className={classes.text}>{error.message}</p>}
    <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
      Erneut versuchen
    </Button>
    {children}
  </div>
)
