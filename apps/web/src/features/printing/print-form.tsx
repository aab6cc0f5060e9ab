import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { addressOfPrint, type PrintWish } from '@gebaerdenraum/domain/documents/print-wish'
import { Button, Checkbox } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { lookDefaults } from '../../api/page-settings.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { keepWish, readKeptWish } from './kept-wish.ts'
import classes from './print-dialog.module.css'
import { PrintPreview } from './print-preview.tsx'
import { hasEffect, WISH_CHOICES, wishFor } from './print-wishes.ts'
import { usePdf } from './use-pdf.ts'

type Props = {
  readonly document: Document
  readonly onDone: () => void
  /** The address of the PDF may have expired: a new try needs a new one. */
  readonly onStale: () => void
}

export const PrintForm = ({ document, onDone, onStale }: Props) => {
  const [kept, setKept] = useState(readKeptWish)
  const wish = useMemo(() => wishFor(kept, document.type), [kept, document.type])
  const { open, save, pending, error } = usePdf({ onDone, onFailed: onStale })
  const change = (patch: Partial<PrintWish>): void => {
    const next = { ...kept, ...patch }
    setKept(next)
    keepWish(next)
  }
  const address = addressOfPrint(document.variants.original, wish)
  return (
    <div className={classes.form}>
      <PrintPreview document={document} wish={wish} />
      <div className={classes.side}>
        <fieldset className={classes.wishes}>
          <legend className={classes.legend}>Was soll mit gedruckt werden?</legend>
          {choicesFor(document.type).map(({ field, label, hint }) => (
            <Checkbox
              key={field}
              size="md"
              classNames={{ root: classes.wish!, body: classes.wishBody!, label: classes.wishLabel! }}
              label={label}
              description={hint}
              checked={wish[field]}
              onChange={(event) => change({ [field]: event.currentTarget.checked })}
            />
          ))}
        </fieldset>
        {wish.hasBackSides && (
          <ChoiceCards
            label="Der Drucker wendet das Blatt über die"
            options={EDGES}
            value={wish.isTurnedOverShortEdge ? 'short' : 'long'}
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
  WISH_CHOICES.filter(({ field }) => hasEffect(field, type)).filter(
    ({ field }) => field !== 'isLineArt' || lookDefaults().style === 'hands',
  )

const EDGES = [
  { value: 'long', label: 'lange Kante' },
  { value: 'short', label: 'kurze Kante' },
] as const
