import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { Button, Menu } from '@mantine/core'
import { IconBrush, IconDownload, IconPhoto } from '@tabler/icons-react'
import { lookDefaults } from '../../../api/page-settings.ts'
import { saveAddress } from '../../../ui/save-address.ts'
import { addressInLook, onPaper } from '../look/media-in-look.ts'
import { useLook } from '../look/use-look.ts'

type DrawingDownloadsProps = { readonly sign: Sign; readonly type: SignPictureType }

/** The drawing as a file: as it is shown, and where hands are drawn also as black lines to colour in. */
export const DrawingDownloads = ({ sign, type }: DrawingDownloadsProps) => {
  const look = onPaper(useLook())
  const original = sign.images[type]?.original
  if (!original) return null
  const save = (options: typeof look) => saveAddress(`${addressInLook(original, sign, type, options)}&dl=1`)
  const hasLineArt = lookDefaults().style === 'hands' && (sign.spelledMedia?.includes(type) ?? false)
  const icon = <IconDownload size={20} aria-hidden />
  if (!hasLineArt) {
    return (
      <Button variant="default" leftSection={icon} onClick={() => save(look)}>
        Herunterladen
      </Button>
    )
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={icon}>
          Herunterladen
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPhoto size={20} aria-hidden />} onClick={() => save(look)}>
          Zeichnung
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBrush size={20} aria-hidden />}
          onClick={() => save({ ...look, colouring: 'lineArt' })}
        >
          Strichzeichnung zum Ausmalen
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
