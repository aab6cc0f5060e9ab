import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import { IconCards, IconPhotoEdit, type TablerIcon } from '@tabler/icons-react'

/** How the screens name the two types of custom signs. */
export const SIGN_TYPES: Readonly<
  Record<CustomSignType, { readonly label: string; readonly explanation: string; readonly Icon: TablerIcon }>
> = {
  signOnly: {
    label: 'Nur Gebärde',
    explanation: 'Ein Foto oder eine Zeichnung mit Händen und Person, dazu Pfeile und Text.',
    Icon: IconPhotoEdit,
  },
  signBox: {
    label: 'Karte',
    explanation: 'Eine eigene Karte mit Gebärde, Symbol und Text im Rahmen der Wortart.',
    Icon: IconCards,
  },
}
