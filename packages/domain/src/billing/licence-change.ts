import { reorderableFrom } from './renewing.ts'

type Terms = { readonly size: number; readonly period: number }

/**
 * What a chosen licence means to a customer who has one: more of something and less of nothing takes effect at once
 * (upgrade); everything else begins when the present period ends (successor). The same is kept, and renewed again where the
 * renewal was off; to be paid on invoice from now on, it is ordered for the next period. Near the end of a licence that does
 * not renew itself, whatever is chosen is its successor: else nothing would follow it.
 */
export type LicenceChange = 'purchase' | 'upgrade' | 'successor' | 'keep'

type PresentLicence = Terms & {
  readonly canAutoRenew: boolean
  readonly periodEnd: Date | null
}

/** `isOnInvoice`: how the chosen one is to be paid. */
type ChosenLicence = Terms & { readonly isOnInvoice: boolean }

export const licenceChange = (present: PresentLicence | null, chosen: ChosenLicence, now: Date): LicenceChange => {
  if (!present) return 'purchase'
  if (!present.canAutoRenew && isReorderable(present, now)) return 'successor'
  if (isSameLicence(present, chosen)) return present.canAutoRenew && chosen.isOnInvoice ? 'successor' : 'keep'
  return chosen.size >= present.size && chosen.period >= present.period ? 'upgrade' : 'successor'
}

export const isSameLicence = (one: Terms, other: Terms): boolean =>
  one.size === other.size && one.period === other.period

/** Whether the same licence can be ordered for the time after its end. */
export const isReorderable = ({ periodEnd }: Pick<PresentLicence, 'periodEnd'>, now: Date): boolean =>
  periodEnd !== null && reorderableFrom(periodEnd) <= now
