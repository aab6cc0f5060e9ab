import type { PaymentMethodType } from '@gebaerdenraum/domain/billing/payment-methods'
import type { InvoicePreview } from '@gebaerdenraum/domain/licences/checkout.contract'
import classes from './order.module.css'
import { agreedChargeText, changeText, chargeText, priceText, renewalText } from './preview-texts.ts'

type Props = {
  readonly preview: InvoicePreview
  readonly method: PaymentMethodType
  readonly isAgreed: boolean
  /** What the licence is called, with its period. */
  readonly licence: string
  readonly renewsFor: number | null
}

/** What is ordered, its whole price, how long it runs and how it ends: right above the button (§ 312j Abs. 2 BGB). */
export const OrderTerms = ({ preview, method, isAgreed, licence, renewsFor }: Props) => (
  <dl className={classes.terms}>
    <dt>Lizenz</dt>
    <dd>{licence}: Zugang zu allen Gebärden, Videos und Materialien</dd>
    <dt>Preis</dt>
    <dd>
      <strong>{priceText(preview)}</strong>
    </dd>
    <dt>Zahlung</dt>
    <dd>{isAgreed ? agreedChargeText(preview) : chargeText(preview, method)}</dd>
    <dt>Laufzeit</dt>
    <dd>
      {changeText(preview)} {renewalText(preview, renewsFor)}
    </dd>
  </dl>
)
