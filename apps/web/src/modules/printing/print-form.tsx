import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { type PrintOptions, printAddress } from '@gebaerdenraum/domain/documents/print-options'
import { Button, Checkbox } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { lookDefaults } from '../../api/page-settings.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { effectiveOptions, hasEffect, PRINT_CHOICES } from './print-choices.ts'
import classes from './print-dialog.module.css'
import { PrintPreview } from './print-preview.tsx'
import { readSavedPrintOptions, savePrintOptions } from './saved-print-options.ts'
import { usePdf } from './use-pdf.ts'

type Props = {
  readonly document: Document
  readonly onDone: () => void
  /** The address of the PDF may have expired: a new try needs a new one. */
  readonly onStale: () => void
}

export const PrintForm = ({ document, onDone, onStale }: Props) => {
  const [saved, setSaved] = useState(readSavedPrintOptions)
  const options = useMemo(() => effectiveOptions(saved, document.type), [saved, document.type])
  const { open, save, pending, error } = usePdf({ onDone, onFailed: onStale })
  const change = (patch: Partial<PrintOptions>): void => {
    const next = { ...saved, ...patch }
    setSaved(next)
    savePrintOptions(next)
  }
  const address = printAddress(document.variants.original, options)
  return (
    <div className={classes.form}>
      <PrintPreview document={document} options={options} />
      <div className={classes.side}>
        <fieldset className={classes.options}>
          <legend className={classes.legend}>Was soll mitgedruckt werden?</legend>
          {choicesFor(document.type).map(({ field, label, hint }) => (
            <Checkbox
              key={field}
              size="md"
              classNames={{ root: classes.option!, body: classes.optionBody!, label: classes.optionLabel! }}
              label={label}
              description={hint}
              checked={options[field]}
              onChange={(event) => change({ [field]: event.currentTarget.checked })}
            />
          ))}
        </fieldset>
        {options.hasBackSides && (
          <ChoiceCards
            label="Der Drucker wendet das Blatt über die"
            options={EDGES}
            value={options.isTurnedOverShortEdge ? 'short' : 'long'}
            onChange={(edge) => change({ isTurnedOverShortEdge: edge === 'short' })}
          />
        )}
        <FormFailure title="Das PDF konnte nicht erstellt werden" error={error} />
        <p className={classes.note} role="status">
          {pending ? 'PDF wird erstellt …' : 'Drucke das PDF in Originalgröße (100 %), auf A4.'}
        </p>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
            loading={pending === 'save'}
            disabled={pending === 'open'}
            onClick={() => void save(address, document.name)}
          >
            Herunterladen
          </Button>
          <Button
            color="coral"
            leftSection={<IconExternalLink size={20} aria-hidden />}
            loading={pending === 'open'}
            disabled={pending === 'save'}
            data-autofocus
            onClick={() => void open(address, document.name)}
          >
            PDF öffnen
          </Button>
        </div>
      </div>
    </div>
  )
}

/** SignWriting is black on white anyway. */
const choicesFor = (type: Document['type']) =>
  PRINT_CHOICES.filter(({ field }) => hasEffect(field, type)).filter(
    ({ field }) => field !== 'isLineArt' || lookDefaults().style === 'hands',
  )

const EDGES = [
  { value: 'long', label: 'lange Kante' },
  { value: 'short', label: 'kurze Kante' },
] as const
