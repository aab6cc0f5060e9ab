import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { type ImportAction, nextState } from '@gebaerdenraum/domain/catalogue/import/import-states'
import { Button } from '@mantine/core'
import { api } from '../../../../../api/client.ts'
import { confirm } from '../../../../../ui/dialogs/confirm.tsx'
import type { Question } from '../../../../../ui/dialogs/confirm-modal.tsx'
import { useAction } from '../../../../../ui/forms/use-action.ts'
import sections from '../../../../../ui/page-sections.module.css'
import { quoteName } from '../../../../../ui/quote-name.ts'
import { saveFile } from '../../../../../ui/save-file.ts'
import { changesOf, changesText } from '../import-words.ts'
import { entriesChanged, showImport } from '../queries.ts'
import { pauseUpload } from '../upload/running-uploads.ts'

/** The possible actions of an import in its state, by the rule of the server. */
export const ImportActions = ({ row }: { readonly row: CatalogueImport }) => {
  const facts = {
    state: row.state,
    // Only whether it can be retried matters here; the server knows its step.
    failedIn: row.state === 'failed' ? ('checking' as const) : null,
    undecided: row.undecided,
    changes: changesOf(row),
    hasWritten: row.written > 0,
  }
  const can = (action: ImportAction): boolean => nextState(facts, action).ok
  const change = useAction({
    run: async (action: ImportAction) => {
      if (action === 'cancel') pauseUpload(row._id)
      showImport(await api['catalogue-imports'].patch(row._id, { action }))
    },
    refresh: () => void entriesChanged(row._id),
  })
  const { isBusy } = change
  const run = async (action: ImportAction, question?: Question): Promise<void> => {
    if (question && !(await confirm(question))) return
    await change.run(action)
  }
  const report = useAction({
    run: async () => {
      const file = await api['catalogue-import-reports'].create({ import: row._id })
      saveFile(file, `Importbericht ${row.name.replace(/\.\w+$/, '')}.csv`)
    },
  })
  const hasPlan = row.lines !== null
  return (
    <div className={sections.actions}>
      {can('apply') && (
        <Button color="coral" loading={isBusy} onClick={() => void run('apply', applyQuestion(row))}>
          {row.state === 'stopped' ? 'Fortfahren' : 'In den Katalog übernehmen'}
        </Button>
      )}
      {can('retry') && (
        <Button color="coral" loading={isBusy} onClick={() => void run('retry')}>
          Noch einmal versuchen
        </Button>
      )}
      {can('cancel') && (
        <Button variant="default" loading={isBusy} onClick={() => void run('cancel', cancelQuestion(row))}>
          {row.state === 'applying' ? 'Anhalten' : 'Verwerfen'}
        </Button>
      )}
      {can('roll-back') && (
        <Button variant="default" loading={isBusy} onClick={() => void run('roll-back', rollBackQuestion(row))}>
          Import zurücknehmen
        </Button>
      )}
      {hasPlan && (
        <Button variant="default" loading={report.isBusy} onClick={() => void report.run()}>
          Bericht als CSV
        </Button>
      )}
    </div>
  )
}

const applyQuestion = (row: CatalogueImport): Question | undefined =>
  row.state === 'stopped'
    ? undefined
    : {
        title: `${quoteName(row.name)} übernehmen?`,
        body: `In den Katalog kommt: ${changesText(row)}. Der ganze Import lässt sich danach zurücknehmen.`,
        confirmLabel: 'Übernehmen',
      }

const cancelQuestion = (row: CatalogueImport): Question | undefined =>
  row.state === 'applying'
    ? undefined
    : {
        title: `${quoteName(row.name)} verwerfen?`,
        body: 'Die hochgeladene Datei und alle Entscheidungen gehen verloren. Der Katalog bleibt, wie er ist.',
        confirmLabel: 'Verwerfen',
        tone: 'danger',
      }

const rollBackQuestion = (row: CatalogueImport): Question => ({
  title: `${quoteName(row.name)} zurücknehmen?`,
  body: 'Geänderte Gebärden werden wieder, wie sie waren, neue werden zurückgezogen. Was jemand seither geändert hat, bleibt und wird genannt.',
  confirmLabel: 'Zurücknehmen',
  tone: 'danger',
})
