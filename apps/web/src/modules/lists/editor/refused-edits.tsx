import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { saveErrorText } from '../../../file-editor/save-problem.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { useSaveAsList } from '../shared/use-save-as-list.ts'
import type { ListStore, ListView } from './list-store.ts'
import classes from './refused-edits.module.css'

type Props = { readonly store: ListStore; readonly view: ListView }

/** The server refuses to save (the list was deleted, or is read-only now): ways to lose no edit. */
export const RefusedEdits = ({ store, view }: Props) => {
  const saveAs = useSaveAsList()
  const discard = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Änderungen verwerfen?',
      body: `Was du an ${quoteName(view.name)} geändert hast, ohne dass es gespeichert werden konnte, geht verloren.`,
      confirmLabel: 'Verwerfen',
      tone: 'danger',
    })
    if (isSure) store.discard()
  }
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} title="Nicht gespeichert" role="alert">
      <p className={classes.text}>{saveErrorText(view.error)} Deine Änderungen sind noch hier.</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={store.retry}>
          Jetzt versuchen
        </Button>
        <Button variant="default" onClick={() => void saveAs({ name: view.name, signIds: view.signIds })}>
          Als neue Lernliste speichern
        </Button>
        <Button variant="subtle" color="red" onClick={() => void discard()}>
          Verwerfen
        </Button>
      </div>
    </Alert>
  )
}
