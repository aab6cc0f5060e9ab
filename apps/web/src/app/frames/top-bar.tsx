import { AREAS } from '../areas.ts'
import { useCurrentRoute } from '../current-route.ts'
import { AccountMenu } from './account-menu.tsx'
import { AreaLink } from './area-link.tsx'
import { BrandLink } from './brand-link.tsx'
import { SearchField } from './search-field.tsx'
import classes from './top-bar.module.css'

/** Product, search, areas and account. The search page brings the field itself, larger. */
export const TopBar = () => {
  const isSearchPage = useCurrentRoute().id === 'search'
  return (
    <header className={classes.bar}>
      <div className={classes.brand}>
        <BrandLink to="/app/suche" />
      </div>
      <nav className={classes.areas} aria-label="Bereiche">
        {AREAS.map((area) => (
          <AreaLink key={area.route} area={area} className={classes.area}>
            {area.label}
          </AreaLink>
        ))}
      </nav>
      <div className={classes.search}>{!isSearchPage && <SearchField />}</div>
      <div className={classes.account}>
        <AccountMenu />
      </div>
    </header>
  )
}
