import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import classes from './labelled-choice.module.css'

type Props<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly data: readonly { readonly value: Value; readonly label: string }[]
  readonly isReadOnly?: boolean
}

/** A few words of which one holds, in `--choice-columns`: two unless the place says otherwise. */
export const LabelledChoice = <Value extends string>({
  label,
  value,
  onChange,
  data,
  isReadOnly = false,
}: Props<Value>) => {
  const id = useId()
  return (
    <div>
      <div id={id}>{label}</div>
      <SegmentedControl<Value>
        aria-labelledby={id}
        classNames={{ root: classes.choice!, label: classes.label! }}
        withItemsBorders={false}
        readOnly={isReadOnly}
        value={value}
        onChange={onChange}
        data={[...data]}
      />
    </div>
  )
}
