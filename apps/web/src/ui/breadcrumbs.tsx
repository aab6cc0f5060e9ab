import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './breadcrumbs.module.css'

/** The last one is where one is and leads nowhere. */
export type Crumb = { readonly label: string; readonly to?: string; readonly isName?: boolean }

export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label="Brotkrumen" className={classes.breadcrumbs}>
    <ol>
      {crumbs.map(({ label, to, isName = false }, index) => (
        <li key={`${to ?? ''} ${label}`}>
          {index > 0 && <IconChevronRight size={16} aria-hidden />}
          {to ? (
            <Link to={to}>{label}</Link>
          ) : (
            <span aria-current="page" title={label} translate={isName ? 'no' : undefined}>
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
