import type { PaymentState } from '@gebaerdenraum/domain/billing/payment-state'

/** What the well-known test numbers do; any other that is right in itself works. Numbers themselves are not kept. */
export const SANDBOX_BEHAVIOURS = [
  'works',
  'declined',
  'insufficient-funds',
  'declined-later',
  'asks-first',
  'debit-fails',
  'debit-returns',
] as const
export type SandboxBehaviour = (typeof SANDBOX_BEHAVIOURS)[number]

const BY_NUMBER: Readonly<Record<string, SandboxBehaviour>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
  '4000000000000341': 'declined-later',
  '4000002760003184': 'asks-first',
  DE62370400440532013001: 'debit-fails',
  DE35370400440532013002: 'debit-returns',
}

export const behaviourOf = (number: string): SandboxBehaviour =>
  BY_NUMBER[number.replace(/[\s-]/g, '').toUpperCase()] ?? 'works'

const DECLINED = 'Deine Karte wurde abgelehnt. Bitte nimm eine andere Zahlungsmethode.'
const NO_FUNDS = 'Deine Karte hat nicht genügend Deckung. Bitte nimm eine andere Zahlungsmethode.'
export const DEBIT_FAILED = 'Die Lastschrift konnte nicht eingezogen werden.'

/** Why a card is refused; null where it is not. */
export const refusalOf = (behaviour: SandboxBehaviour, isOffSession: boolean): string | null => {
  if (behaviour === 'insufficient-funds') return NO_FUNDS
  return behaviour === 'declined' || (behaviour === 'declined-later' && isOffSession) ? DECLINED : null
}

const DAY_MS = 86_400_000
/** A direct debit is on its way for days, and may come back weeks later. */
const DEBIT_DAYS = 3
const RETURN_DAYS = 10

/** What has become of a direct debit at a moment. */
export const debitStateAt = (behaviour: SandboxBehaviour, collectedAt: Date, now: Date): PaymentState => {
  const days = (now.getTime() - collectedAt.getTime()) / DAY_MS
  if (days < DEBIT_DAYS) return 'in-progress'
  if (behaviour === 'debit-fails') return 'failed'
  return behaviour === 'debit-returns' && days >= RETURN_DAYS ? 'returned' : 'paid'
}
