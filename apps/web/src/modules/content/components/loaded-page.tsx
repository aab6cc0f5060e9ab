import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { contentPageQuery } from '../queries.ts'
import classes from './loaded-page.module.css'

type Props = {
  readonly slug: PageSlug
  /** Stands above while the page is loading or cannot be had. */
  readonly heading: string
  readonly children: (page: ContentPage) => ReactNode
}

/** A page of the operator in each of its states. */
export const LoadedPage = ({ slug, heading, children }: Props) => {
  const { data: page, error, refetch } = useQuery(contentPageQuery(slug))
  return (
    <article className={classes.page}>
      <PageHeading>{heading}</PageHeading>
      {page ? (
        children(page)
      ) : error ? (
        <LoadError title="Diese Seite konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.skeleton} role="status" aria-label="Seite wird geladen">
          <Skeleton height="1.25rem" width="90%" />
          <Skeleton height="1.25rem" width="75%" />
          <Skeleton height="1.25rem" width="82%" />
        </div>
      )}
    </article>
  )
}
