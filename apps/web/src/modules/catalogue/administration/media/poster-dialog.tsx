import type { CatalogueMedium, CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import { Button, Group, Slider } from '@mantine/core'
import { useRef, useState } from 'react'
import { api } from '../../../../api/client.ts'
import type { DialogProps } from '../../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../../ui/dialogs/titled-modal.tsx'
import forms from '../../../../ui/forms/form.module.css'
import { useAction } from '../../../../ui/forms/use-action.ts'
import { quoteName } from '../../../../ui/quote-name.ts'
import { showSign } from '../sign/show-sign.ts'
import classes from './media-panel.module.css'

type Request = { readonly sign: CatalogueSign; readonly medium: CatalogueMedium }

/** Stored films have 25 frames per second. */
const FRAME_MS = 40

/** The moment of the film that grids and the player show before it plays. */
export const PosterDialog = ({ request: { sign, medium }, onClose }: DialogProps<Request, null>) => {
  const film = useRef<HTMLVideoElement>(null)
  const [durationMs, setDuration] = useState<number | null>(null)
  const [ms, setMs] = useState(medium.posterMs)
  const [hasFailed, setFailed] = useState(false)

  const show = (next: number): void => {
    setMs(next)
    // The middle of a picture: its edge may be either of two.
    if (film.current) film.current.currentTime = (next + FRAME_MS / 2) / 1000
  }
  const { run: choose, isBusy } = useAction({
    run: async (posterMs: number | null) => {
      showSign(await api['catalogue-media'].patch(medium._id, { posterMs }))
      onClose(null)
    },
    done: 'Standbild gewählt.',
  })
  return (
    <TitledModal title={`Standbild von ${quoteName(sign.title)}`} onClose={() => onClose(null)} size="lg">
      <div className={forms.form}>
        {hasFailed && <p role="alert">Das Video lässt sich hier nicht abspielen.</p>}
        <video
          ref={film}
          className={classes.picture}
          src={sign.images.signVideo?.default}
          muted
          playsInline
          preload="auto"
          aria-label="Das gewählte Bild"
          onError={() => setFailed(true)}
          onLoadedMetadata={({ currentTarget: { duration } }) => {
            const whole = Math.max(0, Math.floor((duration * 1000) / FRAME_MS) * FRAME_MS - FRAME_MS)
            setDuration(whole)
            show(Math.min(medium.posterMs ?? Math.round((whole * START) / FRAME_MS) * FRAME_MS, whole))
          }}
        />
        {durationMs !== null && (
          <div className={classes.slider}>
            <Slider
              thumbLabel="Moment des Videos"
              thumbProps={{ 'aria-valuetext': `${seconds(ms ?? 0)} Sekunden` }}
              min={0}
              max={durationMs}
              step={FRAME_MS}
              value={ms ?? 0}
              onChange={show}
              label={(value) => `${seconds(value)} s`}
            />
          </div>
        )}
        <Group justify="flex-end">
          {medium.posterMs !== null && (
            <Button variant="subtle" disabled={isBusy} onClick={() => void choose(null)}>
              Von selbst wählen
            </Button>
          )}
          <Button loading={isBusy} disabled={durationMs === null} onClick={() => void choose(ms)}>
            Dieses Bild nehmen
          </Button>
        </Group>
      </div>
    </TitledModal>
  )
}

/** Share of the film that is shown where nothing was chosen. */
const START = 0.4

const seconds = (ms: number): string =>
  (ms / 1000).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
