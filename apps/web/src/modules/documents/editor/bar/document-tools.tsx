import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { SplitButton } from '../../../../ui/split-button.tsx'
import type { ActionContext } from '../actions/document-actions.ts'
import classes from './document-tools.module.css'
import { HistoryButtons } from './history-buttons.tsx'
import { ZoomControl } from './zoom-control.tsx'

type Props = { readonly context: ActionContext; readonly onFit: () => void }

/** Undo and redo, zoom, printing. */
export const DocumentTools = ({ context, onFit }: Props) => (
  <>
    {context.canWrite && <HistoryButtons context={context} />}
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
