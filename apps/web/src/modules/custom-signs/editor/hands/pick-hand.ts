import type { HandLook } from '@gebaerdenraum/domain/custom-signs/scene'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import type { HandRequest } from './hand-picker-modal.tsx'

/** Asks for a handshape, its view and its side. Null when the dialog is closed without a choice. */
export const pickHand = (request: HandRequest): Promise<HandLook | null> => openDialog(HandPickerModal, request)

const HandPickerModal = { load: async () => (await import('./hand-picker-modal.tsx')).HandPickerModal }
