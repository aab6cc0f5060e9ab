import type { ReactNode } from 'react'
import { PageHeading } from '../page-heading.tsx'
import { AdministrationNavigation } from './administration-navigation.tsx'
import classes from './administration-page.module.css'

type Props = {
  readonly heading: string
  /** What one can do with the page as a whole, beside the heading. */
  readonly actions?: ReactNode
  readonly children: ReactNode
  /** For a heading that is a name. */
  readonly translate?: 'no'
}

/** Every page of the administration: its areas at the side, one heading, and the page itself as a column. */
export const AdministrationPage = ({ heading, actions, children, translate }: Props) => (
  <div className={classes.layout}>
    <AdministrationNavigation />
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHeading {...(translate && { translate })}>{heading}</PageHeading>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  </div>
)
