import { ALLOW, type Decision, type PathParams } from './decision.ts'
import { GUARDS } from './guards.ts'
import type { RedirectRule } from './redirect-rules.ts'
import type { RouteAccess } from './route-access.ts'
import type { Visitor } from './visitor.ts'

export type GuardedRoute = { readonly access: RouteAccess; readonly redirect?: RedirectRule }

/** May this visitor open this page? The guards speak in their order, then the route's own rule. */
export const decide = (route: GuardedRoute, visitor: Visitor, params: PathParams): Decision => {
  for (const guard of GUARDS) {
    const decision = guard(route.access, visitor)
    if (decision.kind !== 'allow') return decision
  }
  return route.redirect?.(visitor, params) ?? ALLOW
}
