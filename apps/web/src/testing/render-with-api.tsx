import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { notifications } from '@mantine/notifications'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import '../app/replacements.ts'
import '../app/styles.ts'
import './registered-modules.ts'
import { queryClient } from '../api/query-client.ts'
import { setSession } from '../api/session.ts'
import { parseAddressSearch, writeAddressSearch } from '../app/address-search.ts'
import { Providers } from '../app/providers.tsx'
import { loadToasts } from '../app/toasts.tsx'
import { DialogHost } from '../ui/dialogs/dialog-host.tsx'
import { type Answers, answerCalls, type SentCall } from './answer-calls.ts'

type Surroundings = {
  readonly answers?: Answers
  /** The address of the page. */
  readonly address?: string
  /** The route of a page that reads parts of its address: `/lernliste/ueberblick/$shareKey`. The page leaves with it. */
  readonly route?: string
  /** The signed-in account; without it, a visitor. */
  readonly session?: Session
}

type Rendered = {
  readonly calls: readonly SentCall[]
  /** Where a link led. */
  readonly address: () => string
  /** The words of the query in that address. */
  readonly words: () => Readonly<Record<string, unknown>>
  /** Closes the page, before another one is opened in the same test. */
  readonly unmount: () => Promise<void>
}

/** Shows a part of the app inside of what the app always has: theme, style sheets, toasts, dialogs, a router, an API. */
export const renderWithApi = async (
  part: ReactNode,
  { answers = {}, session, address = '/', route }: Surroundings = {},
): Promise<Rendered> => {
  queryClient.clear()
  notifications.clean()
  setSession(session ?? null)
  const calls = answerCalls(answers)
  const root = createRootRoute({ component: Root })
  // Where a link leads nothing is rendered a second time.
  const isPart = (path: string): boolean => route === undefined || path === route
  const routes = [route ?? '/', '$'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => isPart(path) && part }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseAddressSearch,
    stringifySearch: writeAddressSearch,
  })
  await loadToasts()
  const { unmount } = await render(
    <Providers>
      <RouterProvider router={router as never} />
    </Providers>,
  )
  return {
    calls,
    address: () => router.state.location.pathname,
    words: () => router.state.location.search,
    unmount,
  }
}

const Root = () => (
  <>
    <Outlet />
    <DialogHost />
  </>
)
