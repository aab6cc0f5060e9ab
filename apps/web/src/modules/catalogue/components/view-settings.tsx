import {
  effectiveColumns,
  FEWEST_COLUMNS,
  limitedColumnsNotice,
  MOST_COLUMNS,
} from '@gebaerdenraum/domain/catalogue/grid-columns'
import { SIGN_PICTURE_TYPES, type SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { Popover, SegmentedControl, Slider, Switch } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { HandChoice } from '../look/hand-choice.tsx'
import { PICTURE_TYPE_NAMES } from '../picture-of.ts'
import classes from './view-settings.module.css'

export type ViewValue = {
  readonly columns: number
  readonly imageType: SignPictureType
  readonly showNames: boolean
  /** Only where a grid can show keywords. */
  readonly showKeywords?: boolean
}
type ViewSettingsProps = {
  readonly value: ViewValue
  readonly widthPx: number
  readonly onChange: (patch: Partial<ViewValue>) => void
}

const MARKS = [FEWEST_COLUMNS, 5, MOST_COLUMNS].map((value) => ({ value, label: String(value) }))

/** How a grid of signs looks: columns, format, colours of hands, names, keywords. */
export const ViewSettings = memo(function ViewSettings({ value, widthPx, onChange }: ViewSettingsProps) {
  const id = useId()
  const { columns, isLimited } = effectiveColumns(value.columns, widthPx)
  // While it is dragged the slider is ahead of the grid.
  const [draggedColumns, setDraggedColumns] = useState<number | null>(null)
  const chooseColumns = (wanted: number) => {
    setDraggedColumns(null)
    onChange({ columns: wanted })
    const next = effectiveColumns(wanted, widthPx)
    if (next.isLimited) showToast({ tone: 'info', text: limitedColumnsNotice(next.columns) })
  }
  return (
    <Popover position="bottom-end" width="min(24rem, calc(100vw - 2rem))" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <CompactButton label="Ansicht" Icon={IconLayoutGrid} isLarge />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <div>
          <div className={classes.label} id={id}>
            Spalten <span className={classes.count}>{draggedColumns ?? value.columns}</span>
          </div>
          <Slider
            className={classes.slider}
            size="lg"
            thumbSize={26}
            min={FEWEST_COLUMNS}
            max={MOST_COLUMNS}
            marks={MARKS}
            label={null}
            thumbProps={{ 'aria-labelledby': id }}
            value={draggedColumns ?? value.columns}
            onChange={setDraggedColumns}
            onChangeEnd={chooseColumns}
          />
          {isLimited && <p className={classes.notice}>{limitedColumnsNotice(columns)}</p>}
        </div>
        <div>
          <div className={classes.label} id={`${id}-format`}>
            Bildformat
          </div>
          <SegmentedControl
            fullWidth
            aria-labelledby={`${id}-format`}
            value={value.imageType}
            onChange={(type) => onChange({ imageType: type as SignPictureType })}
            data={SIGN_PICTURE_TYPES.map((type) => ({ value: type, label: PICTURE_TYPE_NAMES[type] }))}
          />
        </div>
        <HandChoice />
        <Switch
          size="md"
          label="Namen anzeigen"
          checked={value.showNames}
          onChange={(event) => onChange({ showNames: event.currentTarget.checked })}
        />
        {value.showKeywords !== undefined && (
          <Switch
            size="md"
            label="Stichwörter anzeigen"
            checked={value.showKeywords}
            onChange={(event) => onChange({ showKeywords: event.currentTarget.checked })}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
})
