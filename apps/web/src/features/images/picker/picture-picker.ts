import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import type { PictureRequest } from './picture-request.ts'

/**
 * The one dialog for choosing pictures: signs, custom signs, uploads. `pick` resolves to the references in the order of
 * choosing, as they may stand in what the target owns, or to null when the person gave it up.
 */
export const usePicturePicker = () => PICTURE_PICKER

const PICTURE_PICKER = {
  pick: (request: PictureRequest): Promise<readonly ImageReference[] | null> => openDialog(PicturePickerModal, request),
  /** Its code comes before it is asked for: there may be no connection then. */
  prepare: (): void => void PicturePickerModal.load().catch(() => undefined),
} as const

const PicturePickerModal = { load: async () => (await import('./picture-picker-modal.tsx')).PicturePickerModal }
