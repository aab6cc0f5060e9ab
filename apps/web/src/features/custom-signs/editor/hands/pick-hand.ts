import type { HandLook } from '@gebaerdenraum/domain/custom-signs/scene'
import { openDialog } from '../../../../ui/dialog-host.tsx'

export type HandRequest = {
  readonly title: string
  readonly look: HandLook
  /** Whether a hand is there already, whose handshape is marked. */
  readonly isChange: boolean
}

/** Lets the person choose a handshape, its view and its side. Null when she gave it up. */
export const pickHand = (request: HandRequest): Promise<HandLook | null> => openDialog(HandPickerModal, request)

const HandPickerModal = { load: async () => (await import('./hand-picker-modal.tsx')).HandPickerModal }
