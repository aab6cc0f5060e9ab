import { createServer, type RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { fatalMessageOf } from './fatal-message.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './modules/teams/index.ts'
import { openApp } from './open-app.ts'
import { openModules } from './open-modules.ts'
import { openDatabase } from './platform/database/client.ts'
import { migrate } from './platform/database/migrate.ts'
import { readSecret } from './platform/disk/secret.ts'
import { outageOf } from './platform/framework/outage.ts'
import { watchUnusedConnections } from './platform/http/unused-connections.ts'
import { demoSeeds } from './platform/maintenance/demo-seeds.ts'
import { openLogger } from './platform/reporting/logger.ts'
import { reportCrashes } from './platform/reporting/report-crashes.ts'
import { readSettings, type Settings } from './settings.ts'

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** A whole request has to be here within this time. */
const REQUEST_TIMEOUT_MS = 60_000
/** Longer than balancers keep theirs (60 s usually): the side that closes first must be the one that opens. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000
/** So long running requests and jobs may take to finish after SIGTERM; then the process ends all the same, within ten seconds. */
const STOP_TIMEOUT_MS = 9_000
/** So long of it are for requests; the rest is for jobs and the database. */
const CLOSE_TIMEOUT_MS = 4_000

const run = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const log = openLogger(settings.logLevel) as FastifyBaseLogger
  const door = openDoor()
  await door.listen(settings)

  const secret = await readSecret(settings)
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    poolSize: settings.databasePool,
    waitSeconds: settings.databaseWaitSeconds,
    log,
  })
  await migrate(database)
  const opened = await openModules({ settings, database, secret, log })
  const { provided: services } = opened
  if (settings.sentryDsn !== undefined) reportCrashes(services.reporter)
  if (settings.demo) {
    for (const [index, seed] of opened.contributions.to(demoSeeds).entries()) {
      log.debug({ part: index + 1 }, 'demonstration being filled')
      await database.runStartStep(() => seed(new Date()))
    }
  }
  const app = await openApp({ opened, database, log, webRoot: WEB_ROOT, serve: door.serve })
  await database.runStartStep(() => services.catalogue.refresh())
  await opened.startJobs(services.queue)
  door.open()
  announce(settings)

  const stop = async (): Promise<void> => {
    // `process.exit` waits for native code that is still running.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_TIMEOUT_MS).unref()
    await door.close()
    let exitCode = 0
    for (const close of [() => app.close(), opened.close, () => database.close()]) {
      await close().catch((error: unknown) => {
        // Without its database the server stops like any other day.
        if (outageOf(error)) return
        log.error({ err: error }, 'not stopped cleanly')
        exitCode = 1
      })
    }
    process.exit(exitCode)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

/**
 * The server's door: it listens from the first moment and answers 503 until the application is ready, so that whoever
 * watches sees "starting" and not "gone". Closing it stops new requests and waits for those that run.
 */
const openDoor = () => {
  let application: RequestListener | undefined
  let isOpen = false
  const server = createServer((request, response) => {
    if (isOpen && application) return application(request, response)
    const body = { name: 'Unavailable', message: 'Der Dienst startet gerade.', code: 503, className: 'unavailable' }
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '2',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify(body))
  })
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS
  const unusedConnections = watchUnusedConnections(server)
  return {
    serve(listener: RequestListener) {
      application = listener
      return server
    },
    open() {
      isOpen = true
    },
    listen: ({ host, port }: Settings) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          clearInterval(clearing)
          clearTimeout(patience)
          resolve()
        })
        // Connections that are kept alive become idle one by one, as their last answers go out.
        const clearing = setInterval(() => server.closeIdleConnections(), 100)
        // Whoever sends or reads slowly must not keep the database from being closed.
        const patience = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS)
        server.closeIdleConnections()
        unusedConnections.close()
      }),
  }
}

const announce = ({ appUrl, productName, demo }: Settings): void => {
  const accounts = DEMO_ACCOUNTS.map(({ email, about }) => `  ${email.padEnd(26)} ${about}`)
  const help = demo ? ['', `Demokonten (Passwort ${DEMO_PASSWORD}):`, ...accounts] : []
  process.stdout.write(`${['', `${productName} läuft: ${appUrl}`, ...help, ''].join('\n')}\n`)
}

/** Starts the server as the settings in the environment say; what a person can mend ends it with one line. */
export const runServer = async (): Promise<void> => {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${fatalMessageOf(error) ?? (error as Error)?.stack}\n`)
    process.exit(1)
  }
}
