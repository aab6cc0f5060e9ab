import { GRID_TEMPLATES, type GridTemplate } from '@gebaerdenraum/domain/documents/grid-templates'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { DialogProps } from '../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useAction } from '../../../ui/forms/use-action.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { SplitButton } from '../../../ui/split-button.tsx'
import { invalidateFiles } from '../../files/index.ts'
import { openPdfTab, printIntoTab } from '../../printing/index.ts'
import { createListDocument } from './create-list-document.ts'
import classes from './print-list-dialog.module.css'
import type { PrintedList, PrintListRequest } from './print-list-request.ts'

type Choice = { readonly template: GridTemplate; readonly tab: ReturnType<typeof openPdfTab> | null }

/** Which cards the signs of a list become. */
export const PrintListDialog = ({ request, onClose }: DialogProps<PrintListRequest, PrintedList>) => {
  const client = useQueryClient()
  const { run, isBusy, failure } = useAction({
    run: async ({ template, tab }: Choice) => {
      const document = await createListDocument(request, template)
      void invalidateFiles(client)
      if (tab) void printIntoTab(tab, document)
      onClose({ document, wantsOptions: tab === null })
    },
    failsInPlace: true,
  })
  const create = async (template: GridTemplate, wantsOptions: boolean): Promise<void> => {
    // In the click itself: browsers block tabs that open later.
    const tab = wantsOptions ? null : openPdfTab(request.name)
    if (!(await run({ template, tab }))) tab?.close()
  }
  return (
    <TitledModal title={`${quoteName(request.name)} drucken`} onClose={() => onClose(null)} size="lg">
      <div className={classes.choice}>
        <p className={classes.hint}>
          Aus der Lernliste wird eine Druckvorlage im selben Ordner. Ihr PDF öffnet sich in einem neuen Tab; verändern
          kannst du sie danach immer noch.
        </p>
        {GRID_TEMPLATES.map((template) => (
          <SplitButton
            key={template.id}
            variant="default"
            disabled={isBusy}
            optionsLabel={`${template.name}: Druckoptionen`}
            onOptions={() => void create(template, true)}
          >
            <Button
              variant="default"
              classNames={{ root: classes.template!, inner: classes.inner!, label: classes.label! }}
              leftSection={<CellsPicture template={template} />}
              disabled={isBusy}
              onClick={() => void create(template, false)}
            >
              <span className={classes.name}>{template.name}</span>
              <span className={classes.hint}>{sizeText(template)}</span>
              <span className={classes.hint}>{pagesText(template, request.signs.length)}</span>
            </Button>
          </SplitButton>
        ))}
        <p className={classes.hint} role="status">
          {isBusy ? 'Druckvorlage wird angelegt …' : ''}
        </p>
        <FormFailure title="Die Druckvorlage konnte nicht angelegt werden" error={failure} />
      </div>
    </TitledModal>
  )
}

const cellsPerPage = ({ settings: { columns, rows } }: GridTemplate): number => columns * rows

const sizeText = (template: GridTemplate): string => {
  const { widthMm, heightMm } = template.settings
  return `${cellsPerPage(template)} je Seite, ${widthMm} × ${heightMm} mm`
}

const pagesText = (template: GridTemplate, signs: number): string => {
  const pages = Math.ceil(signs / cellsPerPage(template))
  return pages === 1 ? '1 Seite' : `${pages} Seiten`
}

/** The cells on their sheet, in millimetres. */
const CellsPicture = ({ template: { settings } }: { readonly template: GridTemplate }) => {
  const { columns, rows, widthMm, heightMm, columnGapMm, rowGapMm } = settings
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    x: 10 + (index % columns) * (widthMm + columnGapMm),
    y: 25 + Math.floor(index / columns) * (heightMm + rowGapMm),
  }))
  return (
    <svg className={classes.sheet} data-paper viewBox="0 0 210 297" aria-hidden="true">
      <rect width="210" height="297" fill="#fff" stroke="#7c8a89" strokeWidth="4" />
      {cells.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={widthMm}
          height={heightMm}
          rx="4"
          fill="#e3f1f0"
          stroke="#0b6b6b"
          strokeWidth="4"
        />
      ))}
    </svg>
  )
}
