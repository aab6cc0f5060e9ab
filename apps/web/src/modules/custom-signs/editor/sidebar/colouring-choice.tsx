import { COLOURING_NAMES, COLOURINGS, type Colouring } from '@gebaerdenraum/domain/media/colourings'
import { findHandPalette } from '@gebaerdenraum/drawing/hands/hand-palettes'
import { useId } from 'react'
import classes from './colouring-choice.module.css'

type Props = {
  /** Null where several things differ in it. */
  readonly value: Colouring | null
  readonly onChange: (colouring: Colouring) => void
  readonly isReadOnly: boolean
}

/** How hands and persons are coloured: a skin tone, or lines to be coloured in. */
export const ColouringChoice = ({ value, onChange, isReadOnly }: Props) => {
  const name = useId()
  return (
    <fieldset className={classes.choice} disabled={isReadOnly}>
      <legend>Farbe</legend>
      <div className={classes.colours}>
        {COLOURINGS.map((colouring) => {
          const { skin, ink } = findHandPalette(colouring)
          return (
            <label key={colouring} className={classes.colour}>
              <input
                type="radio"
                name={name}
                value={colouring}
                checked={colouring === value}
                onChange={() => onChange(colouring)}
              />
              <span
                className={classes.swatch}
                data-swatch
                style={{ background: `linear-gradient(135deg, ${skin.base} 50%, ${skin.shade} 50%)`, borderColor: ink }}
              />
              <span>{COLOURING_NAMES[colouring]}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
