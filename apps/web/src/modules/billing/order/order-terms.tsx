import type { InvoicePreview } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { OrderTexts } from '@gebaerdenraum/domain/billing/order-texts'
import classes from './order.module.css'
import { priceText } from './preview-texts.ts'

type Props = {
  readonly preview: InvoicePreview
  readonly texts: OrderTexts
  /** What the licence is called, with its period. */
  readonly licence: string
}

/** What is ordered, its whole price, how long it runs and how it ends: right above the button (§ 312j Abs. 2 BGB). */
export const OrderTerms = ({ preview, texts, licence }: Props) => (
  <dl className={classes.terms}>
    <dt>Lizenz</dt>
    <dd>{licence}: Zugang zu allen Gebärden, Videos und Materialien</dd>
    <dt>Preis</dt>
    <dd>
      <strong>{priceText(preview)}</strong>
    </dd>
    <dt>Zahlung</dt>
    <dd>{texts.charge}</dd>
    <dt>Laufzeit</dt>
    <dd>
      {texts.begin} {texts.end}
    </dd>
  </dl>
)
