import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { NODE_ENVIRONMENT } from '../../../test/node-environment.ts'

test('without an address no line of the reporting library is loaded', () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const { openReporter } = await import(${JSON.stringify(fileURLToPath(new URL('open-reporter.ts', import.meta.url)))})
    await openReporter({ sentryDsn: process.env.DSN || undefined, isProduction: false })
    await import(${JSON.stringify(fileURLToPath(new URL('../../open-app.ts', import.meta.url)))})
    console.log(loaded.some((url) => url.includes('@sentry')))
    process.exit(0)`
  const run = (dsn: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...NODE_ENVIRONMENT, DSN: dsn },
    }).trim()
  expect(run('')).toBe('false')
  expect(run('https://key@sentry.example/1')).toBe('true')
})
