import { SCENE_COLORS, type SceneColor } from '@gebaerdenraum/domain/custom-signs/scene'
import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'

type Props = {
  readonly value: SceneColor
  readonly onChange: (color: SceneColor) => void
  readonly isReadOnly: boolean
}

/** Texts and arrows are black or white. */
export const ColorChoice = ({ value, onChange, isReadOnly }: Props) => {
  const id = useId()
  return (
    <div>
      <div id={id}>Farbe</div>
      <SegmentedControl<SceneColor>
        aria-labelledby={id}
        fullWidth
        readOnly={isReadOnly}
        value={value}
        onChange={onChange}
        data={[
          { value: SCENE_COLORS.black, label: 'Schwarz' },
          { value: SCENE_COLORS.white, label: 'Weiß' },
        ]}
      />
    </div>
  )
}
