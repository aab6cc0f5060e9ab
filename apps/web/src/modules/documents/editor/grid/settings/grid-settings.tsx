import {
  GRID_MODE_LABELS,
  GRID_MODES,
  GRID_REFUSAL_MESSAGES,
  isSameGrid,
} from '@gebaerdenraum/domain/documents/fit-grid'
import { gridChangeOf } from '@gebaerdenraum/domain/documents/grid-change'
import { GRID_TEMPLATES } from '@gebaerdenraum/domain/documents/grid-templates'
import { Button, Menu, SegmentedControl } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { confirm } from '../../../../../ui/dialogs/confirm.tsx'
import { showToast } from '../../../../../ui/toast.tsx'
import { undoOffer } from '../../actions/undo-offer.ts'
import { useContent, useDocumentEditing } from '../../editing-context.ts'
import { gridPageOf } from '../cells/cell-contents.ts'
import { GridField } from './grid-field.tsx'
import { FIELDS, fittedForm, gridForm, isWorkedOut, stepped, withField, withMode, withSettings } from './grid-form.ts'
import { GridPreview } from './grid-preview.tsx'
import classes from './grid-settings.module.css'
import { overflowTexts } from './overflow-texts.ts'

type Props = {
  readonly pageId: string
  readonly onClose: () => void
  /** A question lies over the panel then. */
  readonly onAsking: (isAsking: boolean) => void
}

/** The measures of one page's grid, with a preview. */
export const GridSettings = ({ pageId, onClose, onAsking }: Props) => {
  const { apply, editor } = useDocumentEditing()
  const content = useContent((whole) => whole)
  const page = gridPageOf(content, pageId)
  const [form, setForm] = useState(() => (page ? gridForm(page.grid) : null))
  if (!page || !form) return null
  const fitted = fittedForm(form)
  const isChanged = fitted.ok && !isSameGrid(fitted.grid, page.grid)
  const change = fitted.ok ? gridChangeOf(content, pageId, fitted.grid) : null
  const overflow = isChanged && change && change.overflow.length > 0 ? overflowTexts(change) : null

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!fitted.ok || !isChanged) return
    if (overflow) {
      onAsking(true)
      const isWanted = await confirm(overflow.question)
      onAsking(false)
      if (!isWanted) return
    }
    if (!apply({ type: 'change-grid', pageId, grid: fitted.grid })) return
    if (overflow) {
      showToast({ tone: 'success', text: overflow.done, action: undoOffer(editor) })
    }
    onClose()
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} aria-label="Raster" noValidate>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label="Was du vorgibst"
        value={form.mode}
        onChange={(value) => {
          const mode = GRID_MODES.find((known) => known === value)
          if (mode) setForm(withMode(form, mode))
        }}
        data={GRID_MODES.map((mode) => ({ value: mode, label: GRID_MODE_LABELS[mode] }))}
      />
      <div className={classes.parts}>
        <div className={classes.fields}>
          {FIELDS.map((field) => (
            <GridField
              key={field}
              field={field}
              value={form.texts[field]}
              isWorkedOut={isWorkedOut(form.mode, field)}
              error={!fitted.ok && fitted.field === field ? GRID_REFUSAL_MESSAGES[fitted.reason] : null}
              onChange={(text) => setForm(withField(form, field, text))}
              onStep={(by) => setForm(stepped(form, field, by))}
            />
          ))}
        </div>
        <GridPreview content={content} pageId={pageId} grid={fitted.ok ? fitted.grid : page.grid} />
      </div>
      <p className={classes.note} role="status">
        {overflow?.note}
      </p>
      <div className={classes.actions}>
        <Menu position="top-start">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={18} aria-hidden />}>
              Vorlage laden
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {GRID_TEMPLATES.map(({ id, name, settings }) => (
              <Menu.Item key={id} onClick={() => setForm(withSettings(form, settings))}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <span className={classes.gap} />
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button type="submit" disabled={!isChanged}>
          Raster ändern
        </Button>
      </div>
    </form>
  )
}
