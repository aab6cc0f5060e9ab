import {
  ZOOM_MAX,
  ZOOM_MIN,
  ZOOM_PRESETS,
  zoomIn,
  zoomLabel,
  zoomOf,
  zoomOut,
} from '@gebaerdenraum/domain/documents/zoom'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowAutofitWidth, IconChevronDown, IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { useEditorSession, useUpdateSession } from '../editing-context.ts'
import classes from './zoom-control.module.css'

/** The zoom as a field, with presets and buttons (specification 2, section 5). */
export const ZoomControl = ({ onFit }: { readonly onFit: () => void }) => {
  const zoom = useEditorSession((session) => session.zoom)
  const update = useUpdateSession()
  const change = (next: number): void => {
    update({ zoom: next })
    announce(`Zoom ${zoomLabel(next)}`)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is one control in parts.
    <div className={classes.control} role="group" aria-label="Zoom">
      <ActionIcon
        color="gray"
        title="Verkleinern"
        aria-label="Verkleinern"
        className={classes.step ?? ''}
        disabled={zoom <= ZOOM_MIN}
        onClick={() => change(zoomOut(zoom))}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <ZoomField zoom={zoom} onChange={change} />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon color="gray" title="Zoomstufen" aria-label="Zoomstufen">
            <IconChevronDown size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {ZOOM_PRESETS.map((preset) => (
            <Menu.Item key={preset} onClick={() => change(preset)}>
              {zoomLabel(preset)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconArrowAutofitWidth size={18} aria-hidden />} onClick={onFit}>
            An Breite anpassen
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        color="gray"
        title="Vergrößern"
        aria-label="Vergrößern"
        className={classes.step ?? ''}
        disabled={zoom >= ZOOM_MAX}
        onClick={() => change(zoomIn(zoom))}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

type FieldProps = { readonly zoom: number; readonly onChange: (zoom: number) => void }

/** Enter applies, as does going elsewhere; Escape cancels. */
const ZoomField = ({ zoom, onChange }: FieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const apply = (): void => {
    if (typed === null) return
    setTyped(null)
    const next = zoomOf(typed, zoom)
    if (next !== zoom) onChange(next)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') apply()
    else if (event.key === 'Escape') setTyped(null)
    else return
    event.stopPropagation()
    event.preventDefault()
  }
  return (
    <input
      className={classes.field}
      aria-label="Zoom in Prozent"
      inputMode="decimal"
      value={typed ?? zoomLabel(zoom)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={press}
    />
  )
}
