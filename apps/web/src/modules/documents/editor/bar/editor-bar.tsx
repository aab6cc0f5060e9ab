import { FILE_NAME_MAX } from '@gebaerdenraum/domain/files/file-names'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronRight, IconKeyboard, IconPrinter, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { SavingIndicator } from '../../../../file-editor/saving-indicator.tsx'
import { EditableName } from '../../../../ui/editable-name.tsx'
import { SplitButton } from '../../../../ui/split-button.tsx'
import type { ActionContext } from '../actions/document-actions.ts'
import { useContent, useDocumentEditing } from '../editing-context.ts'
import type { DocumentStore } from '../store/open-documents.ts'
import { DocumentShareMenu } from './document-share-menu.tsx'
import classes from './editor-bar.module.css'
import { HistoryButtons } from './history-buttons.tsx'
import { ZoomControl } from './zoom-control.tsx'

type Props = {
  readonly store: DocumentStore
  readonly context: ActionContext
  readonly onFit: () => void
  readonly onClose: () => void
}

/** The editor's own bar: where one is, whether it is saved, and what can be done with the whole document. */
export const EditorBar = ({ store, context, onFit, onClose }: Props) => {
  const { canWrite } = useDocumentEditing()
  const view = useSyncExternalStore(store.subscribe, store.view)
  const name = useContent((content) => content.name)
  return (
    <header className={classes.bar}>
      <div className={classes.where}>
        <nav aria-label="Brotkrumen" className={classes.crumb}>
          <Link to="/app/dokumente">Druckvorlagen</Link>
          <IconChevronRight size={16} aria-hidden />
        </nav>
        <div className={classes.name}>
          <EditableName
            name={name}
            label="Name der Druckvorlage"
            maxLength={FILE_NAME_MAX}
            isReadOnly={!canWrite}
            onChange={store.rename}
          />
        </div>
      </div>
      {canWrite ? (
        <div className={classes.saving}>
          <SavingIndicator saving={view.saving} savedAt={view.savedAt} error={view.error} onRetry={store.retry} />
        </div>
      ) : (
        <p className={classes.saving}>Nur ansehen</p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are actions of the document. */}
      <div className={classes.actions} role="group" aria-label="Werkzeuge">
        {canWrite && <HistoryButtons context={context} />}
        <ZoomControl onFit={onFit} />
        <ActionIcon
          color="gray"
          title="Tastenkürzel (?)"
          aria-label="Tastenkürzel"
          className={classes.keys ?? ''}
          onClick={context.showKeys}
        >
          <IconKeyboard size={20} aria-hidden />
        </ActionIcon>
        <SplitButton color="coral" optionsLabel="Druckoptionen" onOptions={context.showPrintOptions}>
          <Button
            color="coral"
            aria-label="Drucken"
            className={classes.print ?? ''}
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={context.print}
          >
            <span className={classes.printText}>Drucken</span>
          </Button>
        </SplitButton>
      </div>
      <div className={classes.share}>
        <DocumentShareMenu store={store} />
      </div>
      <ActionIcon
        color="gray"
        className={classes.close ?? ''}
        title="Schließen"
        aria-label="Schließen"
        onClick={onClose}
      >
        <IconX size={22} aria-hidden />
      </ActionIcon>
    </header>
  )
}
