import { type Reporter, silentReporter } from './reporter.ts'

/** Without an address no line of the reporting library is loaded. */
export const openReporter = async (settings: {
  readonly sentryDsn: string | undefined
  readonly isProduction: boolean
}): Promise<Reporter> => {
  if (settings.sentryDsn === undefined) return silentReporter
  const { openSentryReporter } = await import('./sentry-reporter.ts')
  return openSentryReporter({
    dsn: settings.sentryDsn,
    environment: settings.isProduction ? 'production' : 'development',
  })
}
