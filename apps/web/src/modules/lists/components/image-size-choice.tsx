import type { ListImageSize } from '@gebaerdenraum/domain/accounts/preferences'
import { SegmentedControl } from '@mantine/core'
import classes from './image-size-choice.module.css'

type Props = { readonly value: ListImageSize; readonly onChange: (size: ListImageSize) => void }

export const ImageSizeChoice = ({ value, onChange }: Props) => (
  <SegmentedControl
    className={classes.choice!}
    aria-label="Größe der Bilder"
    value={value}
    data={SIZES}
    onChange={onChange}
  />
)

const SIZES: { value: ListImageSize; label: string }[] = [
  { value: 'small', label: 'Klein' },
  { value: 'medium', label: 'Mittel' },
  { value: 'large', label: 'Groß' },
]
