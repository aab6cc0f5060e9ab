import type { WishStatus } from '@gebaerdenraum/domain/catalogue/wish-status'

export const STATUS_NAMES: Readonly<Record<WishStatus, string>> = {
  open: 'Offen',
  done: 'Erledigt',
  rejected: 'Abgelehnt',
}
