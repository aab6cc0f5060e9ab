import { useCurrentBreadcrumbName } from '../../ui/breadcrumb-name.ts'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { useCurrentRoute } from '../current-route.ts'
import { trailOf } from '../routes.ts'

const START: Crumb = { label: 'Start', to: '/app/suche' }

/** Where one is, from the routes' own names. The search page is the start and has none. */
export const RouteBreadcrumbs = () => {
  const route = useCurrentRoute()
  const name = useCurrentBreadcrumbName()
  if (route.id === 'search') return null
  const trail = trailOf(route)
  const crumbs = trail.map(
    (entry, index): Crumb =>
      index === trail.length - 1
        ? { label: name ?? entry.breadcrumb, isName: name !== null }
        : { label: entry.breadcrumb, to: entry.path },
  )
  return <Breadcrumbs crumbs={[START, ...crumbs]} />
}
