import type { MissingLicence } from '@gebaerdenraum/domain/accounts/access/missing-licence'
import { productName } from '../../../api/page-settings.ts'
import { useMissingLicence, useSession } from '../../accounts/index.ts'
import classes from './section-links.module.css'

/** Prices are for visitors and for those who can buy. */
export const showsPrices = (missing: MissingLicence | null): boolean => missing === null || missing.action === 'buy'

/** Leads down the page, to what a visitor asks first. */
export const SectionLinks = () => {
  const { isLicensed } = useSession()
  const missing = useMissingLicence()
  if (isLicensed) return null
  return (
    <nav aria-label="Auf dieser Seite" className={classes.links}>
      <a href="#was-ist">Was ist {productName()}?</a>
      {showsPrices(missing) && <a href="#preise">Preise</a>}
    </nav>
  )
}
