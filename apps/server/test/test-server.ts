import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ErrorBody } from '@gebaerdenraum/domain/kernel/errors'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { stringify } from 'qs'
import { accountsModule } from '../src/modules/accounts/accounts.module.ts'
import { billingModule } from '../src/modules/billing/billing.module.ts'
import { catalogueModule } from '../src/modules/catalogue/catalogue.module.ts'
import { printingModule } from '../src/modules/printing/printing.module.ts'
import { teamsModule } from '../src/modules/teams/teams.module.ts'
import { openApp } from '../src/open-app.ts'
import { type OpenedApp, openModules } from '../src/open-modules.ts'
import { type OpenDatabase, openDatabase } from '../src/platform/database/client.ts'
import type { DatabaseOptions } from '../src/platform/database/database-options.ts'
import { watchUnusedConnections } from '../src/platform/http/unused-connections.ts'
import { mailAttachments } from '../src/platform/mail/mail-points.ts'
import { openLogger } from '../src/platform/reporting/logger.ts'
import { readSettings } from '../src/settings.ts'
import { freshDatabase } from './test-database.ts'

export type Answer<Body> = {
  readonly status: number
  readonly body: Body
  readonly headers: Readonly<Record<string, unknown>>
}

type Call = {
  readonly query?: object
  readonly data?: unknown
  /** Who calls: an access token; absent for a visitor. */
  readonly as?: string | undefined
  /** Sent as the header `Idempotency-Key`. */
  readonly key?: string
  /** Sent as the header `Cookie`. */
  readonly cookie?: string | undefined
  /** Network address of the caller; 127.0.0.1 unless given. */
  readonly from?: string
}

const mergeServices = (opened: OpenedApp) => ({
  ...opened.findServices(accountsModule),
  ...opened.findServices(teamsModule),
  ...opened.findServices(catalogueModule),
  ...opened.findServices(printingModule),
  ...opened.findServices(billingModule),
  ...opened.provided,
})
type TestServices = ReturnType<typeof mergeServices>

export type TestServer = {
  readonly app: FastifyInstance
  readonly database: OpenDatabase
  readonly opened: OpenedApp
  /** The services of all modules together, for tests that call inside. */
  readonly services: TestServices
  readonly dataDir: string
  /** A call as the typed client would make it; `path` stands below `/api`. */
  call<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
    path: string,
    call?: Call,
  ): Promise<Answer<Body>>
  /** Works off the jobs in the queue, as a running server does. No job starts by its schedule, unless `SCHEDULES` is set. */
  startWorkers(): Promise<void>
  close(): Promise<void>
}

export const SECRET = 'a secret that only the tests know, 32+'

/** The whole application on a fresh database, without a network: calls are injected. */
export const openTestServer = async (
  environment: Readonly<Record<string, string>> = {},
  /** Puts the files of a built web app there, before the application opens. */
  buildWeb: (root: string) => Promise<void> = async () => undefined,
): Promise<TestServer> => openTestServerOn(await freshDatabase(), environment, buildWeb)

/** The same on a database that others may have open too: several servers of one PostgreSQL. */
export const openTestServerOn = async (
  databaseOptions: DatabaseOptions,
  environment: Readonly<Record<string, string>> = {},
  buildWeb: (root: string) => Promise<void> = async () => undefined,
): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-data-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    SCHEDULES: 'false',
    ...environment,
  })
  const log = openLogger(settings.logLevel) as FastifyBaseLogger
  const database = await openDatabase(databaseOptions)
  const opened = await openModules({ settings, database, secret: SECRET, log })
  const services = mergeServices(opened)
  const webRoot = join(dataDir, 'web')
  await buildWeb(webRoot)
  const app = await openApp({ opened, database, log, webRoot })
  const unusedConnections = watchUnusedConnections(app.server)
  return {
    app,
    database,
    opened,
    services,
    dataDir,
    async call(method, path, { query, data, as, from, key, cookie } = {}) {
      const response = await app.inject({
        method,
        url: `/api/${path}${query ? `?${stringify(query)}` : ''}`,
        headers: {
          ...(as !== undefined && { authorization: `Bearer ${as}` }),
          ...(cookie !== undefined && { cookie }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(data !== undefined && { payload: data as object }),
        ...(from !== undefined && { remoteAddress: from }),
      })
      return { status: response.statusCode, body: response.json(), headers: response.headers }
    },
    startWorkers: () => opened.startJobs(services.queue),
    async close() {
      unusedConnections.close()
      await app.close()
      await opened.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The files that go with a mail about this. */
export const readMailAttachments = async (server: TestServer, noun: string, id: string) =>
  server.opened.contributions
    .to(mailAttachments)
    .find((source) => source.noun === noun)
    ?.find(id)

export type ErrorAnswer = ErrorBody
