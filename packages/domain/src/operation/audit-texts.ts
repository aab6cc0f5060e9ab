import type { ActionTexts } from '../audit/action-texts.ts'

export const operationAuditTexts: ActionTexts = {
  'admin.create': 'Verwaltungskonto angelegt',
  'admin.reset-second-factor': 'Zweiten Faktor zurückgesetzt',
  'system-state.patch': 'In den Betrieb eingegriffen',
}
