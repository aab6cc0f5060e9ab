import { publicSignPath } from '@gebaerdenraum/domain/catalogue/public-sign-path'
import { Button, Popover, TextInput } from '@mantine/core'
import { IconCopy, IconShare2 } from '@tabler/icons-react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { copyLink } from '../../../ui/copy-link.ts'
import classes from './share-menu.module.css'

/** The public link of a sign, to read and to copy. Whoever has no licence sees the preview there. */
export const ShareMenu = ({ slug }: { readonly slug: string }) => {
  const link = window.location.origin + publicSignPath(slug)
  return (
    <Popover position="bottom-end" width="min(26rem, calc(100vw - 2rem))" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <CompactButton label="Teilen" Icon={IconShare2} isFrameless />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <TextInput label="Öffentlicher Link" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copyLink(link)} data-autofocus>
          Link kopieren
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
