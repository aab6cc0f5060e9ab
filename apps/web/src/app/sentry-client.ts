import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  setUser,
} from '@sentry/browser'
import { impersonalCrumb, impersonalEvent, impersonalTransaction } from './impersonal-event.ts'
import { chooseTraceRate } from './trace-rate.ts'

/** Sentry with what is named here and nothing else: no recording of the screen, no clicks, no bodies, no headers. */
export const openSentry = (dsn: string) => {
  init({
    dsn,
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ dom: false, fetch: true, history: true, sentry: false, xhr: false }),
      browserTracingIntegration({ traceFetch: false, traceXHR: false, enableInp: false, enableLongTask: false }),
    ],
    tracesSampler: ({ attributes }) => chooseTraceRate(attributes?.['sentry.op']),
    traceLifecycle: 'static',
    sendClientReports: false,
    dataCollection: { userInfo: false, httpBodies: [], urlQueryParams: false, cookies: false, httpHeaders: false },
    beforeSend: impersonalEvent,
    beforeSendTransaction: impersonalTransaction,
    beforeBreadcrumb: impersonalCrumb,
  })
  return {
    report: (fault: unknown): void => void captureException(fault),
    /** The account's id, never a name or an address. */
    setUser: (id: string | undefined): void => setUser(id === undefined ? null : { id }),
  }
}
