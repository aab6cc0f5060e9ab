import { Skeleton } from '@mantine/core'
import { PageHeading } from '../../../ui/page-heading.tsx'
import classes from './sign-editor.module.css'

export const LoadingEditor = () => (
  <div className={classes.loading} role="status" aria-label="Die Gebärde wird geladen">
    <PageHeading isHidden>Eigene Gebärde</PageHeading>
    <Skeleton height="3rem" />
    <Skeleton height="60dvh" />
  </div>
)
