import { randomBytes } from 'node:crypto'
import {
  type BaseTransportOptions,
  createStackParser,
  createTransport,
  type ErrorEvent,
  linkedErrorsIntegration,
  Scope,
  type Transport,
} from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { reportableError } from './reportable-error.ts'
import type { MeasuredRequest, Reporter } from './reporter.ts'

/** Specification 1, section 9. */
const TRACES_SAMPLE_RATE = 0.05
const SEND_TIMEOUT_MS = 10_000
const CLOSE_TIMEOUT_MS = 2_000

export type SentryOptions = {
  readonly dsn: string
  readonly environment: string
  /** 0 to 1, evenly spread; decides which requests are told. */
  readonly random?: () => number
}

/**
 * Sentry's client with nothing automatic: it patches no module, watches no request and knows only what is handed to
 * `report` and `measure`.
 */
export const openSentryReporter = ({ dsn, environment, random = Math.random }: SentryOptions): Reporter => {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    includeServerName: false,
    sendClientReports: false,
    traceLifecycle: 'static',
    dataCollection: { userInfo: false, httpBodies: [], stackFrameVariables: false },
    integrations: [linkedErrorsIntegration()],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: fetchTransport,
    beforeSend: onlyWhatIsNeeded,
  })
  client.init()
  return {
    report(error, { userId, tags }) {
      const scope = new Scope()
      scope.setTags(tags)
      if (userId !== undefined) scope.setUser({ id: userId })
      const copy = reportableError(error)
      client.captureException(copy, { originalException: copy }, scope)
    },
    measure(request) {
      if (random() < TRACES_SAMPLE_RATE) client.captureEvent(transactionOf(request, Date.now() / 1000))
    },
    async close() {
      await client.close(CLOSE_TIMEOUT_MS)
    },
  }
}

const transactionOf = ({ method, route, status, durationMs }: MeasuredRequest, endSeconds: number) => ({
  type: 'transaction' as const,
  transaction: `${method} ${route}`,
  transaction_info: { source: 'route' as const },
  start_timestamp: endSeconds - durationMs / 1000,
  timestamp: endSeconds,
  contexts: {
    trace: {
      trace_id: randomBytes(16).toString('hex'),
      span_id: randomBytes(8).toString('hex'),
      op: 'http.server',
      status: status >= 500 ? 'internal_error' : 'ok',
      data: { 'http.response.status_code': status },
    },
  },
  spans: [],
})

/** Whatever the library adds of itself one day: an event has these parts and no others. */
const onlyWhatIsNeeded = ({ user, ...event }: ErrorEvent): ErrorEvent => {
  const { request, breadcrumbs, extra, modules, server_name, ...rest } = event
  const sdk = { ...event.sdk, settings: { infer_ip: 'never' as const } }
  return { ...rest, sdk, ...(user?.id !== undefined && { user: { id: user.id } }) }
}

const fetchTransport = (options: BaseTransportOptions & { headers?: Record<string, string> }): Transport =>
  createTransport(options, async ({ body }) => {
    const response = await fetch(options.url, {
      method: 'POST',
      body: body as string | Uint8Array<ArrayBuffer>,
      headers: options.headers ?? {},
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return {
      statusCode: response.status,
      headers: {
        'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
        'retry-after': response.headers.get('retry-after'),
      },
    }
  })
