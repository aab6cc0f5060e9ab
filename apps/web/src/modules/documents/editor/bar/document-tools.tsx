import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { HistoryButtons } from '../../../../file-editor/history-buttons.tsx'
import { SplitButton } from '../../../../ui/split-button.tsx'
import { type ActionContext, DOCUMENT_ACTIONS } from '../actions/document-actions.ts'
import classes from './document-tools.module.css'
import { ZoomControl } from './zoom-control.tsx'

type Props = { readonly context: ActionContext; readonly onFit: () => void }

/** Undo and redo, zoom, printing. */
export const DocumentTools = ({ context, onFit }: Props) => (
  <>
    {context.canWrite && (
      <HistoryButtons actions={DOCUMENT_ACTIONS} context={context} subscribe={context.editor.subscribe} />
    )}
    <ZoomControl onFit={onFit} />
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
  </>
)
