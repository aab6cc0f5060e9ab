import { COLOURING_NAMES, COLOURINGS } from '@gebaerdenraum/domain/media/colourings'
import { findHandPalette } from '@gebaerdenraum/drawing/hands/hand-palettes'
import { type CSSProperties, useId } from 'react'
import { lookDefaults } from '../../../api/page-settings.ts'
import { usePreferences } from '../../accounts/index.ts'
import classes from './hand-choice.module.css'

/** In which colours hands are drawn; nothing where the operator shows SignWriting. */
export const HandChoice = () => {
  const [{ colouring }, change] = usePreferences('hands')
  const name = useId()
  const { style, skinTone } = lookDefaults()
  if (style === 'signWriting') return null
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Hände</legend>
      <div className={classes.options}>
        {COLOURINGS.map((option) => (
          <label key={option} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={(colouring ?? skinTone) === option}
              onChange={() => change({ colouring: option })}
            />
            <span data-swatch className={classes.swatch} style={swatchColours(option)} aria-hidden />
            {COLOURING_NAMES[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const swatchColours = (option: (typeof COLOURINGS)[number]): CSSProperties => {
  const { skin, ink } = findHandPalette(option)
  return { '--skin': skin.base, '--shade': skin.shade, '--ink': ink } as CSSProperties
}
