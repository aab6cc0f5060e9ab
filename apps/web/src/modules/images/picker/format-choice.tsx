import { SegmentedControl } from '@mantine/core'
import { PICTURE_TYPE_NAMES } from '../../catalogue/index.ts'
import { usePicker } from './picker-context.ts'
import { pictureTypes } from './use-picker-state.ts'

/** Which drawing of a sign is wanted; nothing where there is no choice. */
export const FormatChoice = () => {
  const { request, imageType, setImageType } = usePicker()
  const types = pictureTypes(request)
  if (types.length < 2) return null
  return (
    <SegmentedControl
      size="md"
      aria-label="Bildformat"
      value={imageType}
      onChange={(value) => {
        const type = types.find((known) => known === value)
        if (type) setImageType(type)
      }}
      data={types.map((type) => ({ value: type, label: PICTURE_TYPE_NAMES[type] }))}
    />
  )
}
