import { IMAGE_SCALE_MAX, IMAGE_SCALE_MIN } from '@gebaerdenraum/domain/custom-signs/scene'
import { Slider } from '@mantine/core'
import { useId } from 'react'
import classes from './scale-slider.module.css'

type Props = {
  readonly label: string
  /** As a factor. */
  readonly value: number
  readonly onChange: (scale: number) => void
  readonly onEnd: () => void
}

/**
 * How large a picture is in its place: 50 to 150 %, shown as 'N %' (specification 2, section 9). What was drawn larger or
 * smaller by hand says its size, with the handle at the end of the line.
 */
export const ScaleSlider = ({ label, value, onChange, onEnd }: Props) => {
  const id = useId()
  const percent = Math.round(value * 100)
  return (
    <div className={classes.scale}>
      <div className={classes.label}>
        <span id={id}>{label}</span>
        <output>{percent} %</output>
      </div>
      <Slider
        thumbProps={{ 'aria-labelledby': id, 'aria-valuetext': `${percent} %` }}
        min={IMAGE_SCALE_MIN * 100}
        max={IMAGE_SCALE_MAX * 100}
        step={1}
        label={null}
        thumbSize={24}
        value={Math.min(Math.max(percent, IMAGE_SCALE_MIN * 100), IMAGE_SCALE_MAX * 100)}
        onChange={(changed) => onChange(changed / 100)}
        onChangeEnd={onEnd}
        marks={MARKS}
      />
    </div>
  )
}

/** What is its own size is found again easily. */
const MARKS = [{ value: 100 }]
