import type { OrderRefusal } from '@gebaerdenraum/domain/billing/orders/order'
import type { SubscriptionRefusal } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import { ApiError } from '../../../platform/framework/errors.ts'

const TEXTS: Readonly<Record<OrderRefusal | SubscriptionRefusal, string>> = {
  'taken-back': 'Diese Rechnung wurde zurückgenommen. Bitte überweise das Geld zurück.',
  collected: 'Diese Rechnung wird nicht überwiesen, sondern eingezogen.',
  'nothing-waits': 'Hier wartet keine Bestellung auf Freigabe.',
  overtaken: 'Die Lizenz hat sich seit dieser Bestellung geändert. Bitte lehne sie ab; sie kann neu bestellt werden.',
  'not-active': 'Diese Lizenz ist nicht aktiv.',
  'not-renewed': 'Diese Lizenz verlängert sich nicht von selbst.',
  'method-removed':
    'Die Zahlungsmethode dieser Lizenz wurde entfernt. Wähle unter „Lizenz ändern“ deine jetzige Lizenz mit einer neuen: Damit verlängert sie sich wieder.',
  charging: 'Eine Zahlung dieser Lizenz wird gerade bearbeitet. Bitte versuche es gleich noch einmal.',
  'paid-by-invoice':
    'Diese Lizenz wird auf Rechnung bezahlt; die Zahlungsmethode kannst du mit der nächsten Lizenz ändern.',
  'not-paid-by-invoice': 'Eine laufende Lizenz kann nicht auf Rechnung umgestellt werden.',
  'kept-already': 'Das ist schon deine Lizenz.',
  owed: 'Mit dieser Zahlungsmethode ist noch eine Zahlung offen. Wähle zuerst eine andere.',
  'pays-licence': 'Mit dieser Zahlungsmethode wird deine Lizenz bezahlt. Wähle zuerst eine andere.',
  'pays-successor':
    'Mit dieser Zahlungsmethode wird deine nächste Lizenz bezahlt. Bestelle sie zuerst mit einer anderen, oder behalte deine jetzige.',
}

/** Throws a 409 where the decision refused its event. Undefined, there is no such row: `missing` is the refusal then. */
export const assertApplied = <Applied extends { readonly refused?: OrderRefusal | SubscriptionRefusal }>(
  applied: Applied | undefined,
  missing: OrderRefusal | SubscriptionRefusal,
): Applied => {
  const refused = applied ? applied.refused : missing
  if (applied && !refused) return applied
  throw new ApiError('Conflict', TEXTS[refused ?? missing])
}
