import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { isRunning } from '@gebaerdenraum/domain/catalogue/import/import-states'
import { Alert, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { changesText, PHASE_TEXTS } from '../import-words.ts'
import { UploadPanel } from '../upload/upload-panel.tsx'

/** What is going on with an import, or what became of it. */
export const ImportStage = ({ row }: { readonly row: CatalogueImport }) => {
  if (row.state === 'uploading') return <UploadPanel row={row} />
  if (isRunning(row.state)) return <Working row={row} />
  const { title, text, isFault } = outcomeOf(row)
  return (
    <Alert
      color={isFault ? 'red' : 'teal'}
      icon={isFault ? <IconAlertTriangle aria-hidden /> : <IconInfoCircle aria-hidden />}
      title={title}
    >
      {[text, row.message].filter(Boolean).join(' ')}
    </Alert>
  )
}

const Working = ({ row: { phase, done, total, state } }: { readonly row: CatalogueImport }) => {
  const text = phase ? PHASE_TEXTS[phase] : 'Gleich geht es los'
  const percent = total > 0 ? Math.floor((done / total) * 100) : 100
  const label = state === 'rolling-back' ? 'Wird zurückgenommen' : text
  return (
    <div>
      <Progress value={percent} size="lg" striped={total === 0} animated={total === 0} aria-label={label} />
      <p>
        {label}
        {total > 0 && `: ${done.toLocaleString('de-DE')} von ${total.toLocaleString('de-DE')}`}. Du kannst die Seite
        verlassen; es geht auf dem Server weiter.
      </p>
    </div>
  )
}

type Outcome = { readonly title: string; readonly text?: string; readonly isFault?: boolean }

const outcomeOf = (row: CatalogueImport): Outcome => {
  switch (row.state) {
    case 'refused':
      return { title: 'Die Datei wurde abgelehnt; nichts wurde übernommen.', isFault: true }
    case 'failed':
      return { title: 'Unterbrochen', isFault: true }
    case 'checked':
      return checkedOutcome(row)
    case 'stopped':
      return { title: 'Angehalten', text: 'Ein Teil ist übernommen. Du kannst fortfahren oder alles zurücknehmen.' }
    case 'canceled':
      return { title: 'Verworfen', text: 'Nichts davon kam in den Katalog.' }
    case 'rolled-back':
      return { title: 'Zurückgenommen' }
    default:
      return { title: 'Übernommen', text: `In den Katalog kamen: ${changesText(row)}.` }
  }
}

const checkedOutcome = (row: CatalogueImport): Outcome => ({
  title: 'Geprüft; im Katalog steht noch nichts davon.',
  text: `Übernommen würde: ${changesText(row)}.${
    row.undecided > 0 ? ` Vorher zu entscheiden: ${row.undecided.toLocaleString('de-DE')}.` : ''
  }`,
})
