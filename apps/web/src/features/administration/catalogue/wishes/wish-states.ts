import type { WishStatus } from '@gebaerdenraum/domain/signs/wish-status'

export const STATUS_NAMES: Readonly<Record<WishStatus, string>> = {
  open: 'Offen',
  done: 'Erledigt',
  rejected: 'Abgelehnt',
}
