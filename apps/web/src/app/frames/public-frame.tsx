import type { ReactNode } from 'react'
import classes from './frame.module.css'
import { PageFooter } from './page-footer.tsx'
import { PublicBar } from './public-bar.tsx'
import { SkipLink } from './skip-link.tsx'

/** Bars for pages that need no account. */
export const PublicFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.frame}>
    <SkipLink />
    <PublicBar />
    <main id="content" tabIndex={-1} className={classes.content}>
      {children}
    </main>
    <PageFooter />
  </div>
)
