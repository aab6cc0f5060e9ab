import { FILE_TYPES } from '@gebaerdenraum/domain/files/file-types'
import { Menu } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { fileKindFor } from '../../kinds/file-kinds.ts'
import { useSharedBrowser } from '../browser-context.ts'

/** What can be created in a folder (specification 2, section 2: Ordner, Lernliste, Eigene Gebärde, Druckvorlage). */
export const NewItems = ({ folder }: { readonly folder: string }) => {
  const { create } = useSharedBrowser()
  return (
    <>
      <Menu.Label>Neu</Menu.Label>
      <Menu.Item
        leftSection={<IconFolderPlus size={18} aria-hidden />}
        onClick={() => void create('directory', folder)}
      >
        Ordner
      </Menu.Item>
      {FILE_TYPES.map((fileType) => {
        const { label, Icon } = fileKindFor(fileType)
        return (
          <Menu.Item
            key={fileType}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => void create(fileType, folder)}
          >
            {label}
          </Menu.Item>
        )
      })}
    </>
  )
}
