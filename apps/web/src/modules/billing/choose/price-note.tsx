import { vatText } from '@gebaerdenraum/domain/billing/licence-wish'
import type { LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import classes from './licence-chooser.module.css'

/** What is in a price. */
export const PriceNote = ({ offers }: { readonly offers: LicenseOffers }) => (
  <span className={classes.muted}>{vatText(offers)}</span>
)
