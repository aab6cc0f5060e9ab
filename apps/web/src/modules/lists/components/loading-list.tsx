import { Skeleton } from '@mantine/core'
import { PageHeading } from '../../../ui/page-heading.tsx'
import classes from './loading-list.module.css'

/** Holds the place of a list with its signs. */
export const LoadingList = () => (
  <div className={classes.loading} role="status" aria-label="Lernliste wird geladen">
    <PageHeading isHidden>Lernliste</PageHeading>
    <Skeleton height="2.75rem" width="min(24rem, 100%)" />
    <Skeleton height="3.25rem" />
    <Skeleton height="9rem" />
    <Skeleton height="9rem" />
    <Skeleton height="9rem" />
  </div>
)
