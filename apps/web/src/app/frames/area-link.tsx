import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Area } from '../areas.ts'
import { useCurrentRoute } from '../current-route.ts'
import { routeOf, trailOf } from '../routes.ts'

type Props = { readonly area: Area; readonly className: string | undefined; readonly children: ReactNode }

/** A link to an area, marked while one of its pages is shown. */
export const AreaLink = ({ area, className, children }: Props) => {
  const current = useCurrentRoute()
  const isHere = current.id === area.route
  const isInside = trailOf(current)[0]?.id === area.route
  return (
    <Link to={routeOf(area.route).path} className={className} aria-current={isHere ? 'page' : isInside || undefined}>
      {children}
    </Link>
  )
}
