import { decide } from '@gebaerdenraum/domain/accounts/access/decide'
import type { Decision, PathParams } from '@gebaerdenraum/domain/accounts/access/decision'
import { visitorOf } from '@gebaerdenraum/domain/accounts/access/visitor'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { currentSession, type SessionLoss, sessionLossAtStart } from '../modules/accounts/index.ts'
import { showToast } from '../ui/toast.tsx'
import type { RouteEntry } from './route-entry.ts'
import { type RouteId, routeOf } from './routes.ts'

type Navigation = {
  readonly params: PathParams
  readonly location: ParsedLocation
  /** Where the visitor is now; absent on the first page. */
  readonly from: ParsedLocation | undefined
  readonly isPreload: boolean
}

/** Carries out what the guards decide; throws the router's redirect unless the visitor may enter. */
export const enforceAccess = (route: RouteEntry, navigation: Navigation): void => {
  const decision = decide(route, visitorOf(currentSession()), navigation.params)
  if (decision.kind === 'allow') return
  if (decision.notice && !navigation.isPreload) showToast(decision.notice)
  throw redirectFor(decision, navigation)
}

const redirectFor = (decision: Exclude<Decision, { kind: 'allow' }>, { location, from }: Navigation) => {
  // Who has no page to stay on (a link from outside) comes to the settings, which every account may open.
  if (decision.kind === 'stay') return redirect({ href: from?.href ?? routeOf('settings').path, replace: true })
  const target: RouteId = decision.to
  return redirect({
    to: routeOf(target).path,
    params: decision.params ?? {},
    search: decision.to === 'login' ? loginSearch(location) : (decision.search ?? {}),
    replace: true,
  })
}

/** Someone whose stored sign-in was refused when the page was loaded is told why the login page comes. */
export const loginSearch = (
  location: { readonly href: string },
  loss: SessionLoss | null = sessionLossAtStart(),
): { readonly weiter?: string; readonly message?: SessionLoss } => ({
  ...(loss && { message: loss }),
  ...returnAddress(location),
})

/** After signing in one comes to the page one wanted. The start page is where one comes anyway. */
export const returnAddress = ({ href }: { readonly href: string }): { readonly weiter?: string } =>
  href === '/' || href === '/app' || href === '/app/suche' || !href.startsWith('/app/') ? {} : { weiter: href }
