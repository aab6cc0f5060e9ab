import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { PICTURE_RATIO, pictureOf } from '../../signs/index.ts'
import { ChoiceCard } from './choice-card.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import { type Picker, usePicker } from './picker-context.ts'
import type { ChosenPicture } from './picture-request.ts'

type Props = { readonly label: string; readonly signs: readonly Sign[] }

/** Signs in the drawing that is wanted. */
export const SignChoices = ({ label, signs }: Props) => {
  const picker = usePicker()
  return (
    <ChoiceGrid label={label} items={signs} keyOf={({ _id }) => _id}>
      {(sign, tabIndex) => (
        <ChoiceCard
          picture={chosenSign(sign, picker)}
          address={pictureOf(sign, picker.imageType, 'card')}
          tabIndex={tabIndex}
          refusal={refusalOf(sign, picker)}
          ratio={PICTURE_RATIO[picker.imageType]}
        />
      )}
    </ChoiceGrid>
  )
}

export const chosenSign = ({ _id, name }: Sign, { imageType }: Pick<Picker, 'imageType'>): ChosenPicture => ({
  reference: { service: 'signs', objectId: _id, imageType },
  name,
})

export const refusalOf = (sign: Sign, { imageType }: Pick<Picker, 'imageType'>): string | null => {
  if (sign.isLocked) return 'Nur mit Lizenz'
  return sign.images[imageType] ? null : 'Ohne Zeichnung'
}
