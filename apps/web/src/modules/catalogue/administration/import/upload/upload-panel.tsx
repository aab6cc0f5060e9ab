import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { Alert, Button, Progress } from '@mantine/core'
import { quoteName } from '../../../../../ui/quote-name.ts'
import '@mantine/core/styles/Progress.layer.css'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import sections from '../../../../../ui/page-sections.module.css'
import { sizeText } from '../../../../../ui/size-text.ts'
import { FileDrop } from './file-drop.tsx'
import { pauseUpload, startUpload, useRunningUpload } from './running-uploads.ts'
import { isSameFile } from './upload-import.ts'

/** How far the upload has got; where this window knows nothing of it, the same file goes on. */
export const UploadPanel = ({ row }: { readonly row: CatalogueImport }) => {
  const running = useRunningUpload(row._id)
  const [isOther, setIsOther] = useState(false)
  if (running && running.problem === null) {
    const percent = Math.floor(running.share * 100)
    return (
      <>
        <Progress value={percent} size="lg" aria-label={`${quoteName(row.name)} wird hochgeladen`} />
        <div className={sections.actions}>
          <span>
            {percent} % von {sizeText(row.byteLength)}
          </span>
          <Button variant="default" onClick={() => pauseUpload(row._id)}>
            Anhalten
          </Button>
        </div>
        <p className={sections.muted}>Du kannst dir andere Seiten ansehen; dieses Fenster muss dazu offen bleiben.</p>
      </>
    )
  }
  const goOn = (file: File): void => {
    const isSame = isSameFile(row, file)
    setIsOther(!isSame)
    if (isSame) void startUpload(row, file)
  }
  return (
    <>
      {running?.problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title="Das Hochladen ist unterbrochen">
          {running.problem}
        </Alert>
      )}
      <p>
        {sizeText(row.receivedBytes)} von {sizeText(row.byteLength)} sind da. Wähle {quoteName(row.name)} noch einmal,
        dann geht es dort weiter.
      </p>
      {isOther && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title="Das ist eine andere Datei">
          Begonnen wurde mit {quoteName(row.name)} ({sizeText(row.byteLength)}).
        </Alert>
      )}
      <FileDrop label="Datei wählen und fortsetzen" onFile={goOn} />
    </>
  )
}
