import { FILE_TYPES, type FileType } from '@gebaerdenraum/domain/files/file-types'
import { Button, CloseButton, Menu } from '@mantine/core'
import { IconCheck, IconFilter } from '@tabler/icons-react'
import { quoteName } from '../../../../ui/quote-name.ts'
import { fileKindFor } from '../../kinds/file-kinds.ts'
import { useSharedBrowser } from '../browser-context.ts'
import { hiddenText } from '../folder/shown-nodes.ts'
import classes from './type-filter.module.css'

/** Shows files of one type only; a chip says so and takes it back. */
export const TypeFilter = () => {
  const { navigation } = useSharedBrowser()
  const { fileType } = navigation.address
  const choose = (next: FileType | null) => void navigation.change({ fileType: next, page: 1 })
  if (fileType !== null) {
    const { plural, Icon } = fileKindFor(fileType)
    return (
      <span className={classes.chip}>
        <Icon size={18} aria-hidden />
        Nur {plural}
        <CloseButton
          size={44}
          iconSize={18}
          aria-label={`Filter ${quoteName(plural)} aufheben`}
          onClick={() => choose(null)}
        />
      </span>
    )
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={<IconFilter size={18} aria-hidden />}>
          Dateityp
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCheck size={18} aria-hidden />} onClick={() => choose(null)}>
          Alle Dateitypen
        </Menu.Item>
        {FILE_TYPES.map((type) => {
          const { plural, Icon } = fileKindFor(type)
          return (
            <Menu.Item key={type} leftSection={<Icon size={18} aria-hidden />} onClick={() => choose(type)}>
              {plural}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Says that the folder holds more than one sees. */
export const HiddenNote = () => {
  const { hidden } = useSharedBrowser()
  if (hidden === 0) return null
  return (
    <p className={classes.note} role="status">
      {hiddenText(hidden)}
    </p>
  )
}
