import type { ReactNode } from 'react'
import { PageHeading } from '../../../ui/page-heading.tsx'
import classes from './entrance.module.css'

type Props = { readonly heading: string; readonly children: ReactNode; readonly beside?: ReactNode }

/** A page on the way in: one narrow column in the middle, and what may help beside it. */
export const Entrance = ({ heading, children, beside }: Props) => (
  <div className={classes.page}>
    <section className={classes.column}>
      <PageHeading>{heading}</PageHeading>
      {children}
    </section>
    {beside}
  </div>
)
