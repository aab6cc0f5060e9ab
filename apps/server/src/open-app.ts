import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import compress from '@fastify/compress'
import { contracts } from '@gebaerdenraum/domain/contracts'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { modules } from './app.ts'
import type { OpenedApp } from './open-modules.ts'
import type { OpenDatabase } from './platform/database/client.ts'
import { makeUnpackFolder } from './platform/disk/temporary-folder.ts'
import { toApiError } from './platform/framework/errors.ts'
import { readForms } from './platform/framework/forms.ts'
import { describeApi } from './platform/framework/openapi.ts'
import { parseQueryString } from './platform/framework/query.ts'
import { answerBrokenRequest } from './platform/http/answer-broken-requests.ts'
import { errorSender } from './platform/http/answer-with-errors.ts'
import { BROTLI_OPTIONS, COMPRESS_FROM_BYTES, ENCODINGS, GZIP_OPTIONS } from './platform/http/compression.ts'
import { healthRoute } from './platform/http/health.route.ts'
import { createRequestLog, logRequests } from './platform/http/log-requests.ts'
import { createHostCheck, refuseOtherHosts } from './platform/http/only-local-hosts.ts'
import { secureHeaders } from './platform/http/secure-headers.ts'
import { sendAnswersTogether } from './platform/http/send-together.ts'
import { openSharedAnswers } from './platform/http/shared-answers.ts'
import { webApp } from './platform/http/web-app.ts'
import { checkStart } from './platform/modules/start-checks.ts'

/** A JSON body is small; uploads have limits of their own where they are taken. */
const BODY_LIMIT_BYTES = 1_048_576

export type AppOptions = {
  readonly opened: OpenedApp
  readonly database: OpenDatabase
  readonly log: FastifyBaseLogger
  /** Where the built web app lies. */
  readonly webRoot: string
  /** Takes Fastify's request handler; absent: a server of its own (tests). */
  readonly serve?: (listener: RequestListener) => Server
}

/** The whole application as one Fastify instance: resources, media, health, description and the web app. */
export const openApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { opened, database, log, serve = (listener) => createServer(listener) } = options
  const { provided: services } = opened
  await checkStart({ contracts, resources: modules.resources, jobs: modules.jobs })

  const sendError = errorSender(services.reporter, services.disk.note)
  const logRequest = createRequestLog(log, services.reporter)
  const isForOtherHost = services.settings.demo ? createHostCheck(services.settings.appUrl) : () => false
  const sharedAnswers = openSharedAnswers({ log: logRequest, isRefused: isForOtherHost })
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would only add the id, which the few lines about requests name themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    frameworkErrors: sendError,
    clientErrorHandler: answerBrokenRequest,
    trustProxy: (_address, hop) => hop < services.settings.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { querystringParser: parseQueryString, maxParamLength: 300 },
    serverFactory: (listener) => serve(sharedAnswers.answerBefore(listener)),
  }) as unknown as FastifyInstance

  logRequests(app, logRequest)
  secureHeaders(app)
  sendAnswersTogether(app)
  if (services.settings.demo) refuseOtherHosts(app, isForOtherHost)
  app.setErrorHandler(sendError)
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: [...ENCODINGS],
    brotliOptions: BROTLI_OPTIONS,
    zlibOptions: GZIP_OPTIONS,
  })

  const { spend } = services.rateLimits
  await app.register(
    async (api) => {
      // JSON only: a body of text would be a request that other sites may send unasked.
      api.removeContentTypeParser('text/plain')
      readForms(api)
      await opened.mountApi(api, {
        db: database.db,
        authenticate: services.signIns.authenticate,
        spend,
        isSecure: services.settings.appUrl.startsWith('https://'),
        sharedAnswers,
        makeFolder: () => makeUnpackFolder(join(services.settings.dataDir, 'tmp')),
        onLateError: services.onEffectError,
      })
      // Made for its first reader: it takes a tenth of the start.
      let description: ReturnType<typeof describeApi> | undefined
      api.get('/openapi.json', async () => {
        description ??= describeApi(modules.resources, services.settings.productName)
        return description
      })
      healthRoute(api, { database, disk: services.disk })
      api.all('/*', async () => {
        throw toApiError({ statusCode: 404 })
      })
    },
    { prefix: '/api' },
  )
  await opened.mountRoot(app)
  await app.register(webApp, {
    root: options.webRoot,
    rendererFile: join(options.webRoot, '../dist-server/render.js'),
    appUrl: services.settings.appUrl,
    productName: services.settings.productName,
    isDemo: services.settings.demo,
    lookDefaults: services.settings.lookDefaults,
    sentryDsn: services.settings.sentryDsn,
    hasStripe: services.settings.stripe !== undefined,
    onError(error) {
      log.error({ err: error }, 'a page was not rendered')
      services.reporter.report(error, { tags: { where: 'page' } })
    },
  })
  await app.ready()
  return app
}
