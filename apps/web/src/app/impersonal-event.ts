import { redact, redactAddress } from '@gebaerdenraum/domain/kernel/redact'
import type { Breadcrumb, BrowserOptions, ErrorEvent, Exception } from '@sentry/browser'

type TransactionEvent = Parameters<NonNullable<BrowserOptions['beforeSendTransaction']>>[0]

/** A fault as it may be told: what failed and where, for which account's id; no texts, no queries, no tokens. */
export const impersonalEvent = (event: ErrorEvent): ErrorEvent => {
  const { request, extra, server_name, modules, user, exception, message, transaction, ...rest } = event
  return {
    ...rest,
    ...(message !== undefined && { message: redact(message) }),
    ...(transaction !== undefined && { transaction: redactAddress(transaction) }),
    ...(user?.id !== undefined && { user: { id: user.id } }),
    ...(exception && { exception: { ...exception, values: (exception.values ?? []).map(impersonalException) } }),
  }
}

/** Of a page's loading times only the times, under the pattern of its address. */
export const impersonalTransaction = (event: TransactionEvent): TransactionEvent => {
  const { request, extra, server_name, user, transaction, contexts, ...rest } = event
  const { data: _data, ...trace } = contexts?.trace ?? { trace_id: '', span_id: '' }
  return {
    ...rest,
    spans: [],
    contexts: { trace: { ...trace, data: {} } },
    ...(transaction !== undefined && { transaction: redactAddress(transaction) }),
    ...(user?.id !== undefined && { user: { id: user.id } }),
  }
}

/** What led to a fault: which pages and which calls, as patterns. */
export const impersonalCrumb = ({ category, type, level, timestamp, data }: Breadcrumb): Breadcrumb => {
  const { method, status_code } = data ?? {}
  const addresses = ['url', 'from', 'to'].flatMap((name) => {
    const address: unknown = data?.[name]
    return typeof address === 'string' ? [[name, redactAddress(address)] as const] : []
  })
  return {
    ...(category !== undefined && { category }),
    ...(type !== undefined && { type }),
    ...(level !== undefined && { level }),
    ...(timestamp !== undefined && { timestamp }),
    data: {
      ...(method !== undefined && { method }),
      ...(status_code !== undefined && { status_code }),
      ...Object.fromEntries(addresses),
    },
  }
}

/** A line of code outside of a file is named by the page's own address, which may hold a token. */
const impersonalException = ({ value, stacktrace, mechanism, ...rest }: Exception): Exception => {
  const frames = stacktrace?.frames?.map(({ vars: _vars, filename, abs_path: _path, ...frame }) => ({
    ...frame,
    ...(filename !== undefined && { filename: redactAddress(filename) }),
  }))
  return {
    ...rest,
    ...(value !== undefined && { value: redact(value) }),
    ...(mechanism && {
      mechanism: { type: mechanism.type, ...(mechanism.handled !== undefined && { handled: mechanism.handled }) },
    }),
    ...(frames && { stacktrace: { frames } }),
  }
}
