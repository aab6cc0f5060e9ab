import { ZOOM_PRESETS, zoomLabel } from '@gebaerdenraum/domain/documents/zoom'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSignEditing, useSignSession } from '../editing-context.ts'
import classes from './view-menu.module.css'

/** How one looks at the canvas; none of it is saved with the sign. */
export const ViewMenu = () => {
  const { updateSession } = useSignEditing()
  const { isMasked, hasGuides, hasGrid, zoom } = useSignSession((session) => session)
  return (
    <Menu position="bottom-end" shadow="md" width={280} withinPortal={false} closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" className={classes.target ?? ''} aria-label="Ansicht">
          <IconEye size={20} aria-hidden />
          <span className={classes.word}>Ansicht</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        <Check isOn={isMasked} onChange={() => updateSession({ isMasked: !isMasked })}>
          Überstand abdecken
        </Check>
        <Check isOn={hasGuides} onChange={() => updateSession({ hasGuides: !hasGuides })}>
          Hilfslinien
        </Check>
        <Check isOn={hasGrid} onChange={() => updateSession({ hasGrid: !hasGrid })}>
          Raster
        </Check>
        <Menu.Divider />
        <Menu.Label>Zoom</Menu.Label>
        <Check isRadio isOn={zoom === null} onChange={() => updateSession({ zoom: null })}>
          Einpassen
        </Check>
        {ZOOM_PRESETS.map((preset) => (
          <Check key={preset} isRadio isOn={zoom === preset} onChange={() => updateSession({ zoom: preset })}>
            {zoomLabel(preset)}
          </Check>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type CheckProps = {
  readonly isOn: boolean
  readonly isRadio?: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

const Check = ({ isOn, isRadio = false, onChange, children }: CheckProps) => (
  <Menu.Item
    role={isRadio ? 'menuitemradio' : 'menuitemcheckbox'}
    aria-checked={isOn}
    leftSection={<IconCheck size={18} aria-hidden className={classes.check ?? ''} data-on={isOn || undefined} />}
    onClick={onChange}
  >
    {children}
  </Menu.Item>
)
