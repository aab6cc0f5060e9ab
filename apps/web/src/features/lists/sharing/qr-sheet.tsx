import { qrCode } from '@gebaerdenraum/drawing/documents/qr-code'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMemo } from 'react'
import { productName } from '../../../api/page-settings.ts'
import type { DialogProps } from '../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { usePrintOnly } from '../../../ui/use-print-only.ts'
import classes from './qr-sheet.module.css'

type Request = { readonly name: string; readonly link: string }

/** A sheet with the list's name and its link as a QR code: on the screen as it is printed. */
export const QrSheet = ({ request: { name, link }, onClose }: DialogProps<Request, never>) => {
  const close = () => onClose(null)
  usePrintOnly('sheet')
  return (
    <TitledModal
      title="QR-Code zum Drucken"
      onClose={close}
      size="34rem"
      classNames={{
        root: classes.modal!,
        overlay: classes.screenOnly!,
        content: classes.content!,
        header: classes.screenOnly!,
        body: classes.body!,
      }}
    >
      <div className={classes.sheet} data-paper>
        <p className={classes.product} translate="no">
          {productName()}
        </p>
        <p className={classes.name} translate="no">
          {name}
        </p>
        <QrCode link={link} />
        <p className={classes.how}>Scanne den Code mit der Kamera, um die Lernliste zu öffnen.</p>
        <p className={classes.link}>{link}</p>
      </div>
      <div className={`${classes.actions} ${classes.screenOnly}`}>
        <Button variant="default" onClick={close}>
          Schließen
        </Button>
        <Button leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()} data-autofocus>
          Drucken
        </Button>
      </div>
    </TitledModal>
  )
}

const QrCode = ({ link }: { readonly link: string }) => {
  const { size, runs } = useMemo(() => qrCode(link, ON_A_WALL), [link])
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR-Code: ${link}`}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')} fill="#000000" />
    </svg>
  )
}

/** A quarter of it may be covered or torn off; four modules of white are what ISO/IEC 18004 asks for. */
const ON_A_WALL = { correction: 'Q', quietZone: 4 } as const
