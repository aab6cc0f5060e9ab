import { Link } from '@tanstack/react-router'
import { productName } from '../../api/page-settings.ts'
import classes from './brand-link.module.css'

/** The product's sign and name; on the narrowest bars the sign alone. */
export const BrandLink = ({ to }: { readonly to: string }) => (
  <Link to={to} className={classes.brand}>
    <img src="/favicon.svg" alt="" width={32} height={32} />
    <span className={classes.name} translate="no">
      {productName()}
    </span>
  </Link>
)
