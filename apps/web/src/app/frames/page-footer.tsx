import { Link } from '@tanstack/react-router'
import { productName } from '../../api/page-settings.ts'
import { type RouteId, routeOf } from '../routes.ts'
import classes from './page-footer.module.css'

const LINKS: readonly RouteId[] = [
  'manual-alphabet',
  'faq',
  'imprint',
  'privacy',
  'terms',
  'cancellation',
  'withdrawal',
]

/** What has to be reachable from every page. */
export const PageFooter = () => (
  <footer className={classes.footer}>
    <span translate="no">{productName()}</span>
    <nav aria-label="Fragen und Rechtliches" className={classes.links}>
      {LINKS.map(routeOf).map(({ id, path, breadcrumb }) => (
        <Link key={id} to={path}>
          {breadcrumb}
        </Link>
      ))}
    </nav>
  </footer>
)
