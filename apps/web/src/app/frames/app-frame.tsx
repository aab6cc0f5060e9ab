import type { ReactNode } from 'react'
import { useSearchKey } from '../../modules/catalogue/search/use-search-key.ts'
import { BottomBar } from './bottom-bar.tsx'
import classes from './frame.module.css'
import { PageFooter } from './page-footer.tsx'
import { RouteBreadcrumbs } from './route-breadcrumbs.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'

/** Bars of the app, for those who are signed in. */
export const AppFrame = ({ children }: { readonly children: ReactNode }) => {
  useSearchKey()
  return (
    <div className={`${classes.frame} ${classes.withBottomBar}`}>
      <SkipLink />
      <TopBar />
      <main id="content" tabIndex={-1} className={classes.content}>
        <RouteBreadcrumbs />
        {children}
      </main>
      <PageFooter />
      <BottomBar />
    </div>
  )
}
