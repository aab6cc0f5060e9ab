import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { createContext, useContext } from 'react'
import type { ChosenPicture, PictureRequest } from './picture-request.ts'
import type { Selection } from './selection.ts'

/** What the tabs of the picker share. */
export type Picker = {
  readonly request: PictureRequest
  readonly selection: Selection
  /** Takes a single one at once; of many it is added or taken back. */
  readonly choose: (picture: ChosenPicture) => void
  readonly chooseAll: (pictures: readonly ChosenPicture[]) => void
  readonly dismiss: (pictures: readonly ChosenPicture[]) => void
  readonly imageType: SignPictureType
  readonly setImageType: (type: SignPictureType) => void
  /** Asks a question over the dialog; Escape answers that one only. */
  readonly whileAsking: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>
}

export const PickerContext = createContext<Picker | null>(null)

export const usePicker = (): Picker => {
  const picker = useContext(PickerContext)
  if (!picker) throw new Error('There is no picker around this')
  return picker
}
