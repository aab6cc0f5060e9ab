import { productName } from '../../../api/page-settings.ts'
import { useSession } from '../../accounts/index.ts'
import classes from './section-links.module.css'

/** Leads down the page, to what a visitor asks first. */
export const SectionLinks = () => {
  const { isLicensed } = useSession()
  if (isLicensed) return null
  return (
    <nav aria-label="Auf dieser Seite" className={classes.links}>
      <a href="#was-ist">Was ist {productName()}?</a>
      <a href="#preise">Preise</a>
    </nav>
  )
}
