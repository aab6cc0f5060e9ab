import { vatText } from '@gebaerdenraum/domain/licences/licence-wish'
import type { LicenseOffers } from '@gebaerdenraum/domain/licences/licenses.contract'
import classes from './licence-chooser.module.css'

/** What is in a price. */
export const PriceNote = ({ offers }: { readonly offers: LicenseOffers }) => (
  <span className={classes.muted}>{vatText(offers)}</span>
)
