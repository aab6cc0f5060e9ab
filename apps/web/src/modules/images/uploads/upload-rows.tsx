import { ActionIcon, Button, Progress } from '@mantine/core'
import { quoteName } from '../../../ui/quote-name.ts'
import '@mantine/core/styles/Progress.layer.css'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import type { Upload, UploadQueue } from './upload-queue.ts'
import classes from './upload-rows.module.css'

type Props = { readonly uploads: readonly Upload[]; readonly queue: UploadQueue }

/** What is on its way to the server, and what did not get there. */
export const UploadRows = ({ uploads, queue }: Props) => {
  if (uploads.length === 0) return null
  return (
    <ul className={classes.rows} aria-label="Wird hochgeladen">
      {uploads.map((upload) => (
        <li key={upload.id} className={classes.row} data-failed={upload.state === 'failed' || undefined}>
          <UploadState upload={upload} />
          {upload.problem?.mayRetry && (
            <Button variant="default" onClick={() => queue.retry(upload.id)}>
              Erneut versuchen
            </Button>
          )}
          <ActionIcon
            aria-label={
              upload.state === 'failed'
                ? `Hinweis zu ${quoteName(upload.file.name)} schließen`
                : `Hochladen von ${quoteName(upload.file.name)} abbrechen`
            }
            onClick={() => queue.cancel(upload.id)}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}

const UploadState = ({ upload: { file, state, share, problem } }: { readonly upload: Upload }) => {
  const percent = Math.round(share * 100)
  if (problem) {
    return (
      <div className={classes.state} role="alert">
        <span className={classes.name}>
          <IconAlertTriangle className={classes.icon} size={20} aria-hidden />
          {file.name}
        </span>
        <span className={classes.problem}>{problem.message}</span>
      </div>
    )
  }
  return (
    <div className={classes.state}>
      <span className={classes.name} translate="no">
        {file.name}
      </span>
      <Progress
        value={percent}
        size="md"
        aria-label={`${quoteName(file.name)} wird hochgeladen`}
        striped={state === 'sending' && percent === 100}
        animated={state === 'sending' && percent === 100}
      />
      <span className={classes.note}>{noteOf(state, percent)}</span>
    </div>
  )
}

const noteOf = (state: Upload['state'], percent: number): string => {
  if (state === 'waiting') return 'Wartet'
  return percent < 100 ? `${percent} %` : 'Wird geprüft …'
}
