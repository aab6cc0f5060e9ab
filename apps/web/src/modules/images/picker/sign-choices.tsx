import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { ChoiceGrid } from '../../../ui/choice-grid.tsx'
import { onPaper, PICTURE_RATIO, pictureOf, useLook } from '../../catalogue/index.ts'
import { ChoiceCard } from './choice-card.tsx'
import { type Picker, usePicker } from './picker-context.ts'
import type { ChosenPicture } from './picture-request.ts'

type Props = { readonly label: string; readonly signs: readonly ListSign[] }

/** Signs in the drawing that is wanted. */
export const SignChoices = ({ label, signs }: Props) => {
  const picker = usePicker()
  const look = onPaper(useLook())
  return (
    <ChoiceGrid label={label} items={signs} keyOf={({ _id }) => _id}>
      {(sign, tabIndex) => (
        <ChoiceCard
          picture={chosenSign(sign, picker)}
          address={pictureOf(sign, shownType(sign, picker), 'card', look)}
          tabIndex={tabIndex}
          refusal={refusalOf(sign, picker)}
          ratio={PICTURE_RATIO[picker.imageType]}
          note={sign.isCustom ? 'Eigene Gebärde' : undefined}
        />
      )}
    </ChoiceGrid>
  )
}

export const chosenSign = (
  { _id, name, isCustom }: ListSign,
  { imageType }: Pick<Picker, 'imageType'>,
): ChosenPicture => ({
  reference: isCustom ? { service: 'custom-signs', objectId: _id } : { service: 'signs', objectId: _id, imageType },
  name,
})

/** A custom sign has one form, whichever drawing of the others is wanted. */
const shownType = ({ isCustom, images }: ListSign, { imageType }: Pick<Picker, 'imageType'>): SignPictureType => {
  if (!isCustom) return imageType
  return images.signBox ? 'signBox' : 'signOnly'
}

export const refusalOf = (
  sign: ListSign,
  { imageType, request }: Pick<Picker, 'imageType' | 'request'>,
): string | null => {
  if (sign.isCustom) return request.services.includes('custom-signs') ? null : 'Hier nur Gebärden des Wörterbuchs'
  if (sign.isLocked) return 'Nur mit Lizenz'
  return sign.images[imageType] ? null : 'Ohne Zeichnung'
}
