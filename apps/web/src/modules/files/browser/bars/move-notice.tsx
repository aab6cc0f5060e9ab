import { Alert, Loader } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { quoteName } from '../../../../ui/quote-name.ts'
import { useSharedBrowser } from '../browser-context.ts'
import classes from './move-notice.module.css'

/** How far a move of several is, and afterwards which ones stayed where they were, and why. */
export const MoveNotice = () => {
  const { moveState, dismissFailures } = useSharedBrowser()
  if (moveState === null) return null
  const { total, target } = moveState
  if (moveState.kind === 'running') {
    if (total === 1) return null
    return (
      <p className={classes.progress} role="status">
        <Loader size={18} aria-hidden />
        {moveState.done} von {total} nach {quoteName(target)} verschoben …
      </p>
    )
  }
  const { failures } = moveState
  return (
    <Alert
      color="red"
      variant="light"
      className={classes.failures!}
      icon={<IconAlertTriangle aria-hidden />}
      title={dialogTitle(failures.length, total, target)}
      withCloseButton
      closeButtonLabel="Hinweis schließen"
      onClose={dismissFailures}
    >
      <ul>
        {failures.map(({ node, reason }) => (
          <li key={node._id}>
            <strong translate="no">{node.name}:</strong> {reason}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const dialogTitle = (failed: number, total: number, target: string): string =>
  total === 1
    ? `Das konnte nicht nach ${quoteName(target)} verschoben werden`
    : `${failed} von ${total} konnten nicht nach ${quoteName(target)} verschoben werden`
