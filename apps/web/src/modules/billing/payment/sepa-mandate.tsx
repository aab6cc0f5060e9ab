import { SEPA_RETURN_FEE_CENTS } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import { productName } from '../../../api/page-settings.ts'
import { germanMoney } from '../../../ui/german-money.ts'

/** What is agreed to with a direct debit; the bank's rules ask for it. */
export const SepaMandate = () => (
  <span>
    Ich ermächtige {productName()} und den Zahlungsdienst, Zahlungen von meinem Konto einzuziehen, und weise meine Bank
    an, sie einzulösen. Bis acht Wochen nach der Abbuchung kann ich das Geld von meiner Bank zurückverlangen. Eine
    Abbuchung wird mir spätestens zwei Tage vorher per E-Mail angekündigt. Kommt eine Lastschrift zurück, kostet das{' '}
    {germanMoney(SEPA_RETURN_FEE_CENTS)}.
  </span>
)

export const MANDATE_MISSING = 'Ohne dein Einverständnis können wir nicht abbuchen'
