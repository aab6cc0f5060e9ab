import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { InvoicePreview as Preview } from '@gebaerdenraum/domain/billing/checkout.contract'
import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { beginsWithApproval, orderTexts } from '@gebaerdenraum/domain/billing/order-texts'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { germanMoney } from '../../../ui/german-money.ts'
import classes from './order.module.css'
import { dayOf, factsOf, surplusText, taxRows } from './preview-texts.ts'

type Props = {
  readonly preview: Preview
  readonly method: PaymentMethodType
  readonly isAgreed: boolean
  /** Months. */
  readonly period: number
}

/** What is ordered and what it costs, to the cent: the same that is charged. */
export const InvoicePreview = ({ preview, ...order }: Props) => {
  const facts = factsOf(preview, order)
  const texts = orderTexts(facts)
  const surplus = surplusText(preview)
  return (
    <>
      <p>
        {texts.begin} {texts.charge}
      </p>
      {surplus && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="Zu wenige Plätze">
          {surplus}
        </Alert>
      )}
      <table className={classes.lines} aria-label="Rechnungsvorschau">
        <tbody>
          {preview.lines.data.map(({ description, amount, period }) => (
            <tr key={`${description} ${period.start}`}>
              <th scope="row">
                {description}
                <small>
                  {beginsWithApproval(facts)
                    ? `${periodText(order.period)}, ab der Freigabe deiner Bestellung`
                    : `${dayOf(period.start)} bis ${dayOf(period.end)}`}
                </small>
              </th>
              <td>{germanMoney(amount)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Summe netto</th>
            <td>{germanMoney(preview.subtotal)}</td>
          </tr>
          {taxRows(preview).map(({ rate, amount }) => (
            <tr key={rate}>
              <th scope="row">{rate.toLocaleString('de-DE')} % Mehrwertsteuer</th>
              <td>{germanMoney(amount)}</td>
            </tr>
          ))}
          <tr className={classes.total}>
            <th scope="row">
              Gesamtbetrag
              {preview.tax_note && <small>{preview.tax_note}</small>}
            </th>
            <td>{germanMoney(preview.total)}</td>
          </tr>
        </tbody>
      </table>
    </>
  )
}
