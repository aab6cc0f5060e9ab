import type { PictureLook } from '@gebaerdenraum/domain/custom-signs/scene'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { drawScenePicture } from '@gebaerdenraum/drawing/custom-signs/draw-scene-picture'
import type { Drawing } from '@gebaerdenraum/drawing/svg/drawing'
import { Button, Slider } from '@mantine/core'
import { useId, useState } from 'react'
import type { DialogProps } from '../../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../../ui/dialogs/titled-modal.tsx'
import { Markup } from '../stage/markup.tsx'
import { CropFrame } from './crop-frame.tsx'
import { SIDES, type Side, sideOf, withSide } from './crop-sides.ts'
import classes from './picture-look.module.css'

type Request = { readonly drawing: Drawing; readonly look: PictureLook }

const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 }

/** Crops a picture and lightens its background. By dragging, and by a slider for each side. */
export const PictureLookModal = ({ request: { drawing, look }, onClose }: DialogProps<Request, PictureLook>) => {
  const [crop, setCrop] = useState(look.crop ?? WHOLE)
  const [lightening, setLightening] = useState(look.lightening)
  const { width, height } = drawing
  const markup = drawScenePicture({ drawing }, { crop: null, lightening }, { x: 0, y: 0, width, height })
  const isWhole = crop.width >= 1 && crop.height >= 1
  return (
    <TitledModal title="Zuschneiden und aufhellen" size="lg" onClose={() => onClose(null)}>
      <div className={classes.look}>
        <svg className={classes.picture} data-paper viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <rect width={width} height={height} fill="#fff" />
          <Markup markup={markup} />
          <CropFrame size={drawing} crop={crop} onChange={setCrop} />
        </svg>
        <LookSlider
          label="Hintergrund aufhellen"
          value={Math.round(lightening * 100)}
          onChange={(percent) => setLightening(percent / 100)}
        />
        <div className={classes.sides}>
          {SIDES.map(({ side, label }) => (
            <CropSlider key={side} side={side} label={label} crop={crop} onChange={setCrop} />
          ))}
        </div>
        <div className={classes.buttons}>
          <Button
            variant="subtle"
            disabled={isWhole && lightening === 0}
            onClick={() => {
              setCrop(WHOLE)
              setLightening(0)
            }}
          >
            Zurücksetzen
          </Button>
          <span className={classes.space} />
          <Button variant="default" onClick={() => onClose(null)}>
            Abbrechen
          </Button>
          <Button onClick={() => onClose({ crop: isWhole ? null : crop, lightening })}>Übernehmen</Button>
        </div>
      </div>
    </TitledModal>
  )
}

type CropSliderProps = {
  readonly side: Side
  readonly label: string
  readonly crop: Area
  readonly onChange: (crop: Area) => void
}

const CropSlider = ({ side, label, crop, onChange }: CropSliderProps) => (
  <LookSlider
    label={label}
    value={Math.round(sideOf(crop, side) * 100)}
    onChange={(percent) => onChange(withSide(crop, side, percent / 100))}
  />
)

type LookSliderProps = { readonly label: string; readonly value: number; readonly onChange: (percent: number) => void }

const LookSlider = ({ label, value, onChange }: LookSliderProps) => {
  const id = useId()
  return (
    <div>
      <div className={classes.label}>
        <span id={id}>{label}</span>
        <output>{value} %</output>
      </div>
      <Slider
        thumbProps={{ 'aria-labelledby': id, 'aria-valuetext': `${value} %` }}
        thumbSize={24}
        label={null}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
