import {
  IconFolders,
  IconHandFinger,
  IconHeart,
  IconListCheck,
  IconPencilHeart,
  IconPrinter,
  type TablerIcon,
} from '@tabler/icons-react'
import type { RouteId } from './routes.ts'

export type Area = {
  readonly route: RouteId
  readonly label: string
  /** For the bar at the lower edge of phones, where five stand side by side; absent: not there. */
  readonly phoneLabel?: string
  readonly Icon: TablerIcon
}

/** The areas of the app, in the order of the top bar. */
export const AREAS: readonly Area[] = [
  { route: 'search', label: 'Gebärden', phoneLabel: 'Gebärden', Icon: IconHandFinger },
  { route: 'favorites', label: 'Favoriten', phoneLabel: 'Favoriten', Icon: IconHeart },
  { route: 'lists', label: 'Lernlisten', phoneLabel: 'Lernlisten', Icon: IconListCheck },
  { route: 'documents', label: 'Druckvorlagen', phoneLabel: 'Vorlagen', Icon: IconPrinter },
  { route: 'custom-signs', label: 'Eigene Gebärden', Icon: IconPencilHeart },
  { route: 'file-browser', label: 'Organisieren', phoneLabel: 'Ordnen', Icon: IconFolders },
]

export const PHONE_AREAS = AREAS.filter((area) => area.phoneLabel !== undefined)
