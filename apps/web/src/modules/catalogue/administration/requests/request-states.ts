import type { RequestStatus } from '@gebaerdenraum/domain/catalogue/request-status'

export const STATUS_NAMES: Readonly<Record<RequestStatus, string>> = {
  open: 'Offen',
  done: 'Erledigt',
  rejected: 'Abgelehnt',
}
