import { ARROW_KEYS, ARROWS, type ArrowKey } from '@gebaerdenraum/domain/custom-signs/arrows'
import { newArrow } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { objectName } from '@gebaerdenraum/domain/custom-signs/object-names'
import { drawArrowSample } from '@gebaerdenraum/drawing/custom-signs/draw-arrow'
import { Tooltip, UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { Markup } from '../stage/markup.tsx'
import classes from './arrow-choice.module.css'

type Props = {
  readonly label: string
  /** The one that is there already, where one is exchanged. */
  readonly current?: ArrowKey
  readonly onChoose: (arrow: ArrowKey) => void
}

/** The fixed list of arrows, with their pictures. */
export const ArrowChoice = ({ label, current, onChoose }: Props) => {
  const heading = useId()
  return (
    <div>
      <h3 id={heading} className={classes.label}>
        {label}
      </h3>
      <ul className={classes.arrows} aria-labelledby={heading}>
        {ARROW_KEYS.map((arrow) => (
          <li key={arrow}>
            <Tooltip label={NAMES[arrow]}>
              <UnstyledButton
                className={classes.arrow ?? ''}
                aria-label={NAMES[arrow]}
                {...(current !== undefined && { 'aria-pressed': arrow === current })}
                onClick={() => onChoose(arrow)}
              >
                <ArrowPicture arrow={arrow} />
              </UnstyledButton>
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  )
}

const ArrowPicture = ({ arrow }: { readonly arrow: ArrowKey }) => {
  const { width, height } = ARROWS[arrow].size
  return (
    <svg viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
      <Markup markup={SAMPLES[arrow]} />
    </svg>
  )
}

const ofArrows = <Value,>(made: (arrow: ArrowKey) => Value): Readonly<Record<ArrowKey, Value>> =>
  Object.fromEntries(ARROW_KEYS.map((arrow) => [arrow, made(arrow)])) as Record<ArrowKey, Value>

const SAMPLES = ofArrows((arrow) => drawArrowSample(arrow, 'currentColor'))
const NAMES = ofArrows((arrow) =>
  objectName({ ...newArrow(arrow, 'signOnly'), id: '', order: 0 } as Parameters<typeof objectName>[0]),
)
