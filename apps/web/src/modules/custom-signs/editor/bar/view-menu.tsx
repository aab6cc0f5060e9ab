import { ZOOM_PRESETS, zoomLabel } from '@gebaerdenraum/domain/documents/zoom'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconEye } from '@tabler/icons-react'
import { useSignEditing, useSignSession } from '../editing-context.ts'
import classes from './view-menu.module.css'

/** How one looks at the canvas; none of it is saved with the sign. */
export const ViewMenu = () => {
  const { updateSession } = useSignEditing()
  const { isMasked, hasGuides, hasGrid, zoom } = useSignSession((session) => session)
  return (
    <Menu position="bottom-end" width={280} closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" className={classes.target ?? ''} aria-label="Ansicht">
          <IconEye size={20} aria-hidden />
          <span className={classes.word}>Ansicht</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        <Menu.CheckboxItem checkIcon={CHECK} checked={isMasked} onChange={(isOn) => updateSession({ isMasked: isOn })}>
          Rand abdecken
        </Menu.CheckboxItem>
        <Menu.CheckboxItem
          checkIcon={CHECK}
          checked={hasGuides}
          onChange={(isOn) => updateSession({ hasGuides: isOn })}
        >
          Hilfslinien
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checkIcon={CHECK} checked={hasGrid} onChange={(isOn) => updateSession({ hasGrid: isOn })}>
          Raster
        </Menu.CheckboxItem>
        <Menu.Divider />
        <Menu.Label>Zoom</Menu.Label>
        <Menu.RadioGroup
          value={zoom === null ? FITTED : String(zoom)}
          onChange={(value) => updateSession({ zoom: value === FITTED ? null : Number(value) })}
        >
          <Menu.RadioItem value={FITTED} checkIcon={CHECK}>
            Einpassen
          </Menu.RadioItem>
          {ZOOM_PRESETS.map((preset) => (
            <Menu.RadioItem key={preset} value={String(preset)} checkIcon={CHECK}>
              {zoomLabel(preset)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

const FITTED = 'fit'
const CHECK = <IconCheck size={18} aria-hidden />
