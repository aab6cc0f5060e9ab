import type { RedirectRule } from '@gebaerdenraum/domain/accounts/access/redirect-rules'
import type { RouteAccess } from '@gebaerdenraum/domain/accounts/access/route-access'
import type { ComponentType } from 'react'

/** The bars around a page: the app's, the public one, or none but the page's own (editors, players). */
export type Frame = 'app' | 'public' | 'full-screen'

export type PageModule = { readonly Page: ComponentType }

/** One address of the product, as data. Router, guards, titles and breadcrumbs are all made from it. */
export type RouteEntry = {
  readonly id: string
  /** `$name` is a parameter, `{-$name}` an optional one. */
  readonly path: string
  /** Two pages may share a path; the one with `query` is shown when the address carries that query word. */
  readonly query?: string
  readonly title: string
  /** The title where the page shows a thing with a name. */
  readonly titleFor?: (name: string) => string
  /** Its name in the breadcrumbs, and the route above it. */
  readonly breadcrumb: string
  readonly parent?: string
  readonly access: RouteAccess
  readonly frame: Frame
  /** A rule of the route itself, asked after the guards. */
  readonly redirect?: RedirectRule
  /**
   * Code that the page loads after its own. A rendered page has all of it before the browser takes it over: otherwise its
   * parts would be replaced by placeholders when the page renders again.
   */
  readonly loadLaterCode?: () => Promise<unknown>
  /** Absent where `redirect` never lets anyone stay. */
  readonly page?: () => Promise<PageModule>
}
