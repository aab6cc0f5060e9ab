import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** A page with text of the operator. */
export const contentPageQuery = (slug: PageSlug) =>
  queryOptions({ queryKey: ['pages', slug], queryFn: ({ signal }) => api.pages.get(slug, { signal }) })
