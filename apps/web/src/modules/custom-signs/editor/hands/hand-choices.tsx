import { HAND_SIDE_NAMES, HAND_SIDES, type HandSide } from '@gebaerdenraum/domain/custom-signs/figures'
import { HAND_VIEW_NAMES, HAND_VIEWS, type HandView } from '@gebaerdenraum/domain/media/handshapes'
import { LabelledChoice } from './labelled-choice.tsx'

type Props<Value> = {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly isReadOnly?: boolean
}

/** Which side of the hand is seen. */
export const HandViewChoice = (props: Props<HandView>) => (
  <LabelledChoice
    {...props}
    label="Ansicht"
    data={HAND_VIEWS.map((value) => ({ value, label: HAND_VIEW_NAMES[value] }))}
  />
)

/** Whether it is a left or a right hand. */
export const HandSideChoice = (props: Props<HandSide>) => <LabelledChoice {...props} label="Hand" data={SIDES} />

/** Left stands on the left. */
const SIDES = HAND_SIDES.toReversed().map((value) => ({ value, label: HAND_SIDE_NAMES[value] }))
