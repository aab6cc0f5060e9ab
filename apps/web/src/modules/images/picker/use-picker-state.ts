import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { SIGN_PICTURE_TYPES, type SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../../ui/failure.ts'
import { adoptPictures } from '../adopt/adopt-pictures.ts'
import type { Picker } from './picker-context.ts'
import type { ChosenPicture, PictureRequest } from './picture-request.ts'
import { type Selection, toggled, withAll, without } from './selection.ts'

/** Who chose another drawing than the one offered first wants it the next time too. */
const chosenTypes = new Map<SignPictureType, SignPictureType>()

export const pictureTypes = ({ imageTypes = SIGN_PICTURE_TYPES }: PictureRequest): readonly SignPictureType[] =>
  imageTypes

export const usePickerState = (
  request: PictureRequest,
  onClose: (references: readonly ImageReference[] | null) => void,
) => {
  const client = useQueryClient()
  const first = request.imageType ?? pictureTypes(request)[0] ?? 'signBox'
  const remembered = chosenTypes.get(first) ?? first
  const [imageType, setImageType] = useState(pictureTypes(request).includes(remembered) ? remembered : first)
  const [selection, setSelection] = useState<Selection>([])
  const [isAsking, setIsAsking] = useState(false)
  const [isTaking, setIsTaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const whileAsking = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    setIsAsking(true)
    try {
      return await ask()
    } finally {
      setIsAsking(false)
    }
  }
  const take = async (chosen: Selection): Promise<void> => {
    setIsTaking(true)
    setProblem(null)
    try {
      const references = chosen.map(({ reference }) => reference)
      const { instead, isDeclined, hasGone } = await whileAsking(() =>
        adoptPictures(client, references, request.target),
      )
      const taken = references.flatMap((reference) => instead(reference) ?? [])
      if (taken.length > 0 && !isDeclined) return onClose(taken)
      // What must not be used is no longer chosen; everything else still is.
      setSelection((all) => all.filter(({ reference }) => instead(reference) !== null))
      if (hasGone) setProblem('Dieses Bild gibt es nicht mehr. Bitte wähle ein anderes.')
    } catch (error) {
      setProblem(failureText(error, 'Das hat nicht geklappt. Bitte versuche es noch einmal.'))
    }
    setIsTaking(false)
  }
  const picker: Picker = {
    request,
    selection,
    choose: (picture: ChosenPicture) => {
      if (isTaking) return
      setProblem(null)
      if (request.isMany) setSelection((all) => toggled(all, picture))
      else void take([picture])
    },
    chooseAll: (pictures) => setSelection((all) => withAll(all, pictures)),
    dismiss: (pictures) => setSelection((all) => without(all, pictures)),
    imageType,
    setImageType: (type) => {
      chosenTypes.set(first, type)
      setImageType(type)
    },
    whileAsking,
  }
  return { picker, problem, isAsking, isTaking, take: () => void take(selection), clear: () => setSelection([]) }
}
