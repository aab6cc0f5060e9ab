import { SLOT_NAMES } from '@gebaerdenraum/domain/custom-signs/object-names'
import type { FixedTextKey, SignBoxScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { FIXED_TEXT_RULES } from '@gebaerdenraum/domain/custom-signs/scene-texts'
import { PrintedTextInput } from '../../../../ui/forms/printed-inputs.tsx'
import { useSignEditing } from '../editing-context.ts'

type Props = { readonly card: SignBoxScene; readonly slot: FixedTextKey }

/** A place of the card that holds words. */
export const TextSlot = ({ card, slot }: Props) => {
  const { apply, canWrite, store } = useSignEditing()
  return (
    <PrintedTextInput
      label={SLOT_NAMES[slot]}
      value={card.fixedObjects[slot].text}
      maxLength={FIXED_TEXT_RULES[slot].max}
      readOnly={!canWrite}
      autoComplete="off"
      onChange={(event) =>
        apply(
          { type: 'set-fixed-text', key: slot, text: event.currentTarget.value },
          { history: 'merge', key: `text ${slot}` },
        )
      }
      onBlur={() => store.editor.settle()}
    />
  )
}
