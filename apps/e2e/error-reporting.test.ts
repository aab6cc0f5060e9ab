import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type ReportEndpoint, startReportEndpoint } from '../server/src/platform/reporting/test/report-endpoint.ts'
import { fillWithDemonstration } from '../server/test/demonstration.ts'
import { type RunningServer, startServer } from '../server/test/running-server.ts'
import { launchChromium } from './chromium.ts'
import { waitUntilSettled, watchRequests } from './page-requests.ts'

let endpoint: ReportEndpoint
let server: RunningServer
let browser: Browser
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-reports-'))
  endpoint = await startReportEndpoint()
  await fillWithDemonstration(dataDir)
  server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', SENTRY_DSN: endpoint.dsn })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await server?.end('SIGTERM')
  await endpoint?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Lets a page of the product fail, as a fault in its code would. */
const failIn = async (page: Page): Promise<void> => {
  await page.evaluate("reportError(new Error('Broken for kim@kita.example', { cause: new TypeError('the cause') }))")
}

const openPage = async (url: string) => {
  const page = await browser.newPage()
  // No visit is measured.
  await page.addInitScript('Math.random = () => 0.9')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  watchRequests(page)
  await page.goto(`${url}/passwort-zuruecksetzen?email=kim@kita.example`)
  await waitUntilSettled(page)
  return { page, scripts }
}

describe('a fault in the browser', () => {
  test('is told of, without what is personal', async () => {
    const { page, scripts } = await openPage(server.url)
    expect(scripts.some((script) => script.includes('sentry-client'))).toBe(true)
    await failIn(page)
    const reported = () =>
      endpoint.itemsOf('event').find(({ exception }) => exception?.values.some(({ type }) => type === 'TypeError'))
    await vi.waitFor(() => expect(reported()).toBeDefined(), 10_000)
    expect(reported()?.exception?.values.map(({ value }) => value)).toEqual(['the cause', 'Broken for [mail]'])
    expect(reported()).not.toHaveProperty('request')
    expect(endpoint.raw.join('\n')).not.toMatch(/kim@|kita\.example/)
    await page.close()
  })

  test('is nobody’s business where the operator named no address: nothing is even loaded', async () => {
    const { page, scripts } = await openPage(inject('appUrl'))
    await failIn(page)
    expect(scripts.filter((script) => /sentry/.test(script))).toEqual([])
    await page.close()
  })
})

/** Measured in the browser; the server measures its own answers, by chance too. */
const visits = () => endpoint.itemsOf('transaction').filter(({ contexts }) => readOperation(contexts) !== 'http.server')
const readOperation = (contexts: unknown) => (contexts as { trace?: { op?: string } } | undefined)?.trace?.op

test('a visit is measured by chance: at 0.03 it is, as one in twenty are', async () => {
  const page = await browser.newPage()
  // Sentry asks once a visit; by the fallback rate of 0.01 nothing would come of it.
  await page.addInitScript('Math.random = () => 0.03')
  expect(visits()).toEqual([])
  await page.goto(`${server.url}/passwort-zuruecksetzen`)
  await vi.waitFor(() => expect(visits()).not.toEqual([]), 15_000)
  await page.close()
})
