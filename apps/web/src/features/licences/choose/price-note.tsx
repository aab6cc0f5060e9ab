import type { LicenseOffers } from '@gebaerdenraum/domain/licences/licenses.contract'
import classes from './licence-chooser.module.css'

/** What is in a price: persons see it with VAT, companies without. */
export const PriceNote = ({ offers }: { readonly offers: LicenseOffers }) => (
  <span className={classes.muted}>{noteOf(offers)}</span>
)

const noteOf = ({ customerType, taxation, taxRate, taxNote }: LicenseOffers): string => {
  const rate = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }).format(taxRate)
  if (taxation !== 'vat') return taxNote ?? 'Ohne Mehrwertsteuer'
  return customerType === 'person' ? `inklusive ${rate} % Mehrwertsteuer` : `zuzüglich ${rate} % Mehrwertsteuer`
}
