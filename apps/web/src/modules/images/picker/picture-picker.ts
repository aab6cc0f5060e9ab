import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import type { PictureRequest } from './picture-request.ts'

/**
 * The dialog for choosing pictures: signs, custom signs, uploads. `pick` resolves to the references in the order of
 * selection, in a form that files of the target owner may use, or to null if the person cancels.
 */
export const usePicturePicker = () => PICTURE_PICKER

const PICTURE_PICKER = {
  pick: (request: PictureRequest): Promise<readonly ImageReference[] | null> => openDialog(PicturePickerModal, request),
  /** Loads its code before it is opened: there may be no connection then. */
  prepare: (): void => void PicturePickerModal.load().catch(() => undefined),
} as const

const PicturePickerModal = { load: async () => (await import('./picture-picker-modal.tsx')).PicturePickerModal }
