import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { Button, Popover, TextInput } from '@mantine/core'
import { IconCopy, IconLink, IconLinkOff, IconQrcode, IconShare2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { copyLink } from '../../../ui/copy-link.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import { showToast } from '../../../ui/toast.tsx'
import classes from './list-share-menu.module.css'
import { shareLink } from './share-link.ts'

type Props = { readonly list: List; readonly onChange: (list: List) => void }

/** Makes, shows and deletes the link by which others see the list (specification 2, section 4, Sharing). */
export const ListShareMenu = ({ list, onChange }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const change = useMutation({
    mutationFn: (shareKey: 'generate' | null) => api.lists.patch(list._id, { shareKey }),
    onSuccess: onChange,
  })
  const remove = async (): Promise<void> => {
    setIsOpen(false)
    const isSure = await confirm({
      title: 'Teilen-Link löschen?',
      body: `Wer den Link zu „${list.name}“ hat, sieht die Lernliste dann nicht mehr. Ein neuer Link ist ein anderer.`,
      confirmLabel: 'Link löschen',
      tone: 'danger',
    })
    if (!isSure) return
    change.mutate(null, {
      onSuccess: () => showToast({ tone: 'success', text: 'Teilen-Link gelöscht' }),
      onError: ({ message }) => showToast({ tone: 'danger', text: message }),
    })
  }
  const openSheet = (link: string) => {
    setIsOpen(false)
    void openDialog({ load: qrSheet }, { name: list.name, link })
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width="min(28rem, calc(100vw - 2rem))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button variant="default" leftSection={<IconShare2 size={20} aria-hidden />} onClick={() => setIsOpen(!isOpen)}>
          Teilen
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label="Lernliste teilen">
        {list.shareKey === null ? (
          <>
            <p className={classes.text}>
              Mit einem Link kann jeder die Lernliste ansehen und damit üben. Wer keine Lizenz hat, sieht die ersten
              zehn Gebärden mit Wasserzeichen. Ändern kann sie niemand sonst.
            </p>
            <Button
              leftSection={<IconLink size={20} aria-hidden />}
              loading={change.isPending}
              onClick={() => change.mutate('generate')}
              data-autofocus
            >
              Link erstellen
            </Button>
          </>
        ) : (
          <LinkParts link={shareLink(list.shareKey)} onPrint={openSheet} onRemove={() => void remove()} />
        )}
        {change.error && (
          <p className={classes.error} role="alert">
            {change.error.message}
          </p>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

type LinkPartsProps = { readonly link: string; readonly onPrint: (link: string) => void; readonly onRemove: () => void }

const LinkParts = ({ link, onPrint, onRemove }: LinkPartsProps) => (
  <>
    <TextInput label="Teilen-Link" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
    <Button leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copyLink(link)} data-autofocus>
      Link kopieren
    </Button>
    <div className={classes.further}>
      <Button variant="default" leftSection={<IconQrcode size={20} aria-hidden />} onClick={() => onPrint(link)}>
        QR-Code
      </Button>
      <Button variant="subtle" color="red" leftSection={<IconLinkOff size={20} aria-hidden />} onClick={onRemove}>
        Link löschen
      </Button>
    </div>
  </>
)

const qrSheet = async () => (await import('./qr-sheet.tsx')).QrSheet
