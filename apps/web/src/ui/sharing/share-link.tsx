import { Button, TextInput } from '@mantine/core'
import { IconBrandWhatsapp, IconCopy, IconMail, IconQrcode, IconShare2 } from '@tabler/icons-react'
import { openDialog } from '../dialogs/dialog-host.tsx'
import { copyLink } from './copy-link.ts'
import classes from './share-menu.module.css'
import { canShareNatively, reportNotShared, shareNatively } from './share-natively.ts'
import { mailAddress, messengerAddress, type SharedLink } from './shared-link.ts'

type Props = { readonly link: SharedLink; readonly onLeave: () => void }

/** A link to read, and the ways to hand it on: those of the system, or copying, mail and messenger; and a QR code. */
export const ShareLink = ({ link, onLeave }: Props) => {
  const data = { title: link.name, text: link.message, url: link.address }
  const isNative = canShareNatively(data)
  const share = async (): Promise<void> => {
    if ((await shareNatively(data)) === 'late') reportNotShared()
  }
  const openSheet = (): void => {
    onLeave()
    void openDialog({ load: qrSheet }, link)
  }
  return (
    <>
      <TextInput label={link.label} value={link.address} readOnly onFocus={(event) => event.currentTarget.select()} />
      {isNative && (
        <Button leftSection={<IconShare2 size={20} aria-hidden />} onClick={() => void share()} data-autofocus>
          Teilen mit …
        </Button>
      )}
      <Button
        variant={isNative ? 'default' : 'filled'}
        leftSection={<IconCopy size={20} aria-hidden />}
        onClick={() => void copyLink(link.address)}
        data-autofocus={!isNative || undefined}
      >
        Link kopieren
      </Button>
      <div className={classes.ways}>
        {!isNative && (
          <>
            <Button
              component="a"
              variant="default"
              href={mailAddress(link)}
              leftSection={<IconMail size={20} aria-hidden />}
            >
              E-Mail
            </Button>
            <Button
              component="a"
              variant="default"
              href={messengerAddress(link)}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
            >
              WhatsApp
            </Button>
          </>
        )}
        <Button variant="default" leftSection={<IconQrcode size={20} aria-hidden />} onClick={openSheet}>
          QR-Code
        </Button>
      </div>
    </>
  )
}

const qrSheet = async () => (await import('./qr-sheet.tsx')).QrSheet
