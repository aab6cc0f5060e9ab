import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { WITHIN_WINDOW } from '../../actions/within-window.ts'
import { useSharedBrowser } from '../browser-context.ts'
import { NewItems } from './new-items.tsx'

/** The primary action of the page. */
export const NewMenu = () => {
  const { folder, folderId } = useSharedBrowser()
  return (
    <Menu {...WITHIN_WINDOW} position="bottom-end">
      <Menu.Target>
        <Button color="coral" leftSection={<IconPlus size={20} aria-hidden />} disabled={!(folder?.canWrite ?? false)}>
          Neu
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <NewItems folder={folderId} />
      </Menu.Dropdown>
    </Menu>
  )
}
