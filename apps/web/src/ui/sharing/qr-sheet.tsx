import { type QrCode, qrCode } from '@gebaerdenraum/drawing/documents/qr-code'
import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMemo } from 'react'
import { productName } from '../../api/page-settings.ts'
import type { DialogProps } from '../dialogs/dialog-host.tsx'
import { TitledModal } from '../dialogs/titled-modal.tsx'
import { saveFile } from '../save-file.ts'
import { showToast } from '../toast.tsx'
import { usePrintOnly } from '../use-print-only.ts'
import { drawQrImage } from './qr-image.ts'
import classes from './qr-sheet.module.css'
import type { SharedLink } from './shared-link.ts'

/** A sheet with a name and its link as a QR code: on the screen as it is printed. The code alone can be saved. */
export const QrSheet = ({ request: link, onClose }: DialogProps<SharedLink, never>) => {
  const code = useMemo(() => qrCode(link.address, ON_A_WALL), [link.address])
  usePrintOnly('sheet')
  return (
    <TitledModal
      title="QR-Code"
      onClose={() => onClose(null)}
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
          {link.name}
        </p>
        <svg
          className={classes.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={`QR-Code: ${link.address}`}
        >
          <rect width={code.size} height={code.size} fill="#ffffff" />
          <path d={code.runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')} fill="#000000" />
        </svg>
        <p className={classes.how}>{link.scanHint}</p>
        <p className={classes.link}>{link.address}</p>
      </div>
      <div className={`${classes.actions} ${classes.screenOnly}`}>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => void saveImage(code, link.name)}
        >
          Bild speichern
        </Button>
        <Button leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()} data-autofocus>
          Drucken
        </Button>
      </div>
    </TitledModal>
  )
}

const saveImage = async (code: QrCode, name: string): Promise<void> => {
  try {
    saveFile(await drawQrImage(code), `QR-Code ${name}.png`)
  } catch {
    showToast({ tone: 'danger', text: 'Das Bild konnte nicht gespeichert werden.' })
  }
}

/** A quarter of it may be covered or torn off; four modules of white are what ISO/IEC 18004 asks for. */
const ON_A_WALL = { correction: 'Q', quietZone: 4 } as const
