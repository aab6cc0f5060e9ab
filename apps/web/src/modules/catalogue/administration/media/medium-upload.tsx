import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { upload } from '../../../../api/upload.ts'
import { failureText } from '../../../../ui/failure.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { MEDIA_NAMES } from '../queries.ts'
import { showSign } from '../sign/show-sign.ts'
import classes from './media-panel.module.css'

type Props = {
  readonly sign: CatalogueSign
  readonly type: SignMediaType
  readonly isThere: boolean
}

/** A button that brings in a file. Shows how far it has got; what was refused says why, and stays until the next try. */
export const MediumUpload = ({ sign, type, isThere }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => () => sending.current?.abort(), [])
  const name = MEDIA_NAMES[type]

  const send = async (file: File): Promise<void> => {
    const controller = new AbortController()
    sending.current = controller
    setProblem(null)
    setShare(0)
    try {
      const body = { sign: sign._id, type, file }
      const options = { signal: controller.signal, onProgress: setShare }
      showSign(await upload<CatalogueSign>('catalogue-media', body, options))
      showToast({ tone: 'success', text: `${name} übernommen.` })
    } catch (error) {
      if (!controller.signal.aborted) setProblem(failureText(error))
    } finally {
      sending.current = null
      setShare(null)
    }
  }
  if (share !== null) {
    return (
      <div>
        <Progress value={share * 100} aria-label={`${name} wird hochgeladen`} />
        <div className={classes.actions}>
          <span>{share < 1 ? `${Math.round(share * 100)} %` : 'Wird geprüft …'}</span>
          <Button variant="subtle" onClick={() => sending.current?.abort()}>
            Abbrechen
          </Button>
        </div>
      </div>
    )
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={type === 'signVideo' ? FILMS : PICTURES}
        aria-label={`Datei für ${name}`}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file may be chosen again.
          event.currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
        aria-label={isThere ? `${name} ersetzen` : `${name} hochladen`}
        onClick={() => input.current?.click()}
      >
        {isThere ? 'Ersetzen' : 'Hochladen'}
      </Button>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

const PICTURES = '.png,.jpg,.jpeg,.webp,.svg,image/png,image/jpeg,image/webp,image/svg+xml'
const FILMS = '.mp4,.m4v,.mov,.webm,video/mp4,video/x-m4v,video/quicktime,video/webm'
