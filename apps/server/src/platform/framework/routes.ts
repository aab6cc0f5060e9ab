import { asPerson, type Caller, isViewed } from '@gebaerdenraum/domain/accounts/access/caller'
import { hiddenFields } from '@gebaerdenraum/domain/audit/audit-details'
import { type Contract, METHODS, type Method } from '@gebaerdenraum/domain/kernel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { commitUnitOfWork, type UnitOfWork } from '../database/unit-of-work.ts'
import type { SharedAnswers } from '../http/shared-answers.ts'
import { auditedCall, type CallKind } from './audit.ts'
import { rememberCaller } from './caller-of-request.ts'
import type { Context, MethodDeclaration, RateLimit, Resource, WriteContext } from './define-resource.ts'
import { type Device, deviceOf } from './device-cookie.ts'
import { type Download, sendDownload } from './download.ts'
import { ApiError } from './errors.ts'
import type { FormRoute } from './forms.ts'
import { JsonBody, sendJsonBody } from './json-body.ts'
import { networkOf } from './network-of.ts'
import { compileFindQuery, compilePlainQuery, type ParsedFind, parseOnce } from './query.ts'
import { readOnlyDatabase, viewedRefusal } from './read-only-database.ts'
import { assertAllowed } from './refusals.ts'
import { resolverOf } from './resolve.ts'
import { type MakeFolder, removeSpooled, spoolForms } from './spooled-forms.ts'

export type RoutesOptions<Services> = {
  readonly resources: readonly Resource<Services>[]
  readonly db: Database
  readonly services: Services
  /** Who calls, by the bearer token; throws 401 when there is a token that does not hold. */
  authenticate(token: string | undefined, use: TokenUse): Promise<Caller>
  spend(limit: RateLimit, key: string): Promise<void>
  /** Whether people reach the application by HTTPS. */
  readonly isSecure: boolean
  /** For forms that are too large for memory. */
  readonly makeFolder: MakeFolder
  readonly sharedAnswers: Pick<SharedAnswers, 'remember'>
  /** Work after the commit that failed: logged, never shown to the caller. */
  onLateError(error: unknown): void
}

export type TokenUse = {
  /** Nobody is there: what an open page asks by itself keeps no sign-in of an administrator awake. */
  readonly isUnattended: boolean
  /** The call changes nothing: the account may be as it was up to a second ago. */
  readonly isReading: boolean
}

/** Mounts every declared resource. One pipeline: parse → authenticate → may he? → transaction → handler → resolve. */
export const mountResources = <Services>(app: FastifyInstance, options: RoutesOptions<Services>): void => {
  for (const resource of options.resources) mountResource(app, resource, options)
}

const ROUTES: Readonly<
  Record<Method, { readonly verb: 'GET' | 'POST' | 'PATCH' | 'DELETE'; readonly suffix: string }>
> = {
  find: { verb: 'GET', suffix: '' },
  get: { verb: 'GET', suffix: '/:id' },
  create: { verb: 'POST', suffix: '' },
  patch: { verb: 'PATCH', suffix: '/:id' },
  remove: { verb: 'DELETE', suffix: '/:id' },
}

type IdRequest = FastifyRequest<{ Params: { id?: string } }>

const mountResource = <Services>(
  app: FastifyInstance,
  resource: Resource<Services>,
  options: RoutesOptions<Services>,
): void => {
  const { contract } = resource
  for (const method of METHODS) {
    const declaration = resource.methods[method]
    const { verb, suffix } = ROUTES[method]
    if (!declaration) continue
    const run = compileMethod(contract, method, declaration, options)
    const viewed = whileViewed(method, declaration)
    const handler = async (request: IdRequest, reply: FastifyReply) => {
      if (method === 'create') reply.code(201)
      const device = deviceOf(request, options.isSecure)
      const result = await run(request, device).finally(() => removeSpooled(request))
      device.send(reply)
      if (result instanceof JsonBody) return sendJsonBody(request, reply, result, options.sharedAnswers)
      const file = method === 'create' ? contract.create?.file : undefined
      return file === undefined ? result : sendDownload(reply, file, result as Download)
    }
    const { maxBodyBytes: bodyLimit, takesForm = false } = declaration
    const config: FormRoute = { takesForm }
    // What takes memory is read from those only who may send it.
    const onRequest = async (request: FastifyRequest) =>
      assertMayCall(request, { method, declaration, viewed }, options)
    const route = {
      method: verb,
      url: `/${contract.path}${suffix}`,
      handler,
      config,
      ...(bodyLimit && { bodyLimit, onRequest }),
    }
    if (takesForm === 'spooled') {
      app.register(async (apart) => {
        spoolForms(apart, options.makeFolder)
        apart.route(route)
      })
    } else app.route(route)
    if (isWithoutId(contract, method)) app.route({ method: verb, url: `/${contract.path}`, handler })
  }
  for (const suffix of ['', '/:id']) {
    const taken = METHODS.filter((method) => resource.methods[method]).flatMap((method) =>
      ROUTES[method].suffix === suffix || (isWithoutId(contract, method) && suffix === '')
        ? [ROUTES[method].verb as string]
        : [],
    )
    const missing = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((verb) => !taken.includes(verb))
    app.route({ method: missing, url: `/${contract.path}${suffix}`, handler: async () => notAllowed(contract) })
  }
}

/** Feathers leaves the id out where the thing is the caller's own: signing out, his checkout. */
const isWithoutId = (contract: Contract, method: Method): boolean =>
  method === 'remove' || (method === 'patch' && contract.patch?.ofCaller === true)

const notAllowed = ({ path }: Contract): never => {
  throw new ApiError('MethodNotAllowed', `Diese Methode gibt es für ${path} nicht.`)
}

const compileMethod = <Services>(
  contract: Contract,
  method: Method,
  declaration: MethodDeclaration<Services>,
  options: RoutesOptions<Services>,
) => {
  const parseQuery = parseOnce<unknown>(
    method === 'find' ? compileFindQuery(contract, contract.find ?? {}) : compilePlainQuery(contract[method]?.query),
  )
  const dataSchema = dataSchemaOf(contract, method)
  const resolve = resolverOf(contract, method)
  const kind = kindOf(method, declaration)
  const viewed = whileViewed(method, declaration)
  const readable = readOnlyDatabase(options.db)
  const dataToKeep = (data: unknown): unknown => (declaration.isPersonal ? hiddenFields(data) : data)
  const handle = declaration.handle as (context: Context<Services> | WriteContext<Services>) => Promise<unknown>

  return async (request: IdRequest, device: Device): Promise<unknown> => {
    const query = parseQuery(request.query as Record<string, unknown>)
    const caller = await assertMayCall(request, { method, declaration, viewed }, options)
    if (declaration.limit)
      await options.spend(declaration.limit, limitKey(contract.path, method, declaration.limit, caller, request))
    const data = dataSchema?.parse(request.body ?? {})
    const id = request.params.id ?? ''
    const isAdministrative = declaration.allow.isAdministrative(caller)
    const entry = isAdministrative
      ? auditedCall({
          action: `${contract.path}.${method}`,
          caller,
          id,
          query,
          data: dataToKeep(data),
          ...options,
          readable,
        })
      : undefined
    const contextOn = (db: Database): Context<Services> => ({
      // The rights of an administrator are there only where the permission says so, and only so can they be kept.
      caller: isAdministrative ? caller : asPerson(caller),
      query,
      data,
      id,
      db,
      services: options.services,
      address: networkOf(request.ip),
      device,
      idempotencyKey: idempotencyKeyOf(request),
      audit: (facts) => entry?.tell(facts),
    })
    const handleOn = (db: Database): Promise<unknown> => handle(contextOn(db))
    const handleIn = async (unit: UnitOfWork): Promise<unknown> => {
      const result = await handle({ ...contextOn(unit.db), unit })
      await entry?.keepDone(unit.db, result)
      return result
    }
    const perform = async (): Promise<unknown> => {
      if (kind === 'transaction') {
        return (await commitUnitOfWork(options.db, { onEffectError: options.onLateError }, handleIn)).result
      }
      if (!entry) return handleOn(isViewed(caller) && viewed === 'reads' ? readable : options.db)
      const isContinued = kind === 'plain' && (declaration.isContinuation?.(data as never) ?? false)
      return entry.keep(isContinued ? 'continued' : kind, handleOn)
    }
    return resolve(await perform(), (query as Partial<ParsedFind>).select)
  }
}

/** Finding and getting read, all else writes, in a transaction unless it says otherwise. */
const kindOf = <Services>(method: Method, declaration: MethodDeclaration<Services>): CallKind | 'transaction' => {
  const onlyReads = method === 'find' || method === 'get'
  if (!onlyReads && declaration.transaction !== 'none') return 'transaction'
  return whileViewed(method, declaration) === 'reads' ? 'reading' : 'plain'
}

type CalledMethod<Services> = {
  readonly method: Method
  readonly declaration: MethodDeclaration<Services>
  readonly viewed: WhileViewed
}

const assertMayCall = async <Services>(
  request: FastifyRequest,
  { method, declaration: { allow }, viewed }: CalledMethod<Services>,
  { authenticate }: RoutesOptions<Services>,
): Promise<Caller> => {
  const isUnattended = request.headers[UNATTENDED] !== undefined
  const isReading = method === 'find' || method === 'get'
  const caller = await authenticate(bearerOf(request), { isUnattended, isReading })
  rememberCaller(request, caller)
  if (viewed === 'refused' && isViewed(caller)) throw viewedRefusal()
  assertAllowed(allow, caller)
  return caller
}

/** Sent by pages that ask again by themselves. Whoever leaves it out is taken to be there. */
const UNATTENDED = 'x-unattended'

type WhileViewed = NonNullable<MethodDeclaration<unknown>['whileViewed']>

/** Denied by default: who looks at the app as somebody else reads it. */
const whileViewed = <Services>(method: Method, { whileViewed: declared }: MethodDeclaration<Services>): WhileViewed =>
  declared ?? (method === 'find' || method === 'get' ? 'reads' : 'refused')

const dataSchemaOf = (contract: Contract, method: Method): z.ZodType | undefined => {
  if (method === 'find' || method === 'get') return undefined
  const declared = contract[method]
  return declared?.data ?? z.strictObject({})
}

/** Long enough for any that clients make, short enough to be kept. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,120}$/

const idempotencyKeyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key
  throw new ApiError('BadRequest', 'Der Kopf Idempotency-Key braucht 8 bis 120 Zeichen ohne Leerzeichen.')
}

/** RFC 9110, section 11.4, and RFC 6750: the scheme in any case, spaces, the token, nothing else. */
const BEARER = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i

const bearerOf = ({ headers }: FastifyRequest): string | undefined => {
  if (headers.authorization === undefined) return undefined
  const token = BEARER.exec(headers.authorization)?.[1]
  if (token !== undefined) return token
  throw new ApiError('NotAuthenticated', 'Der Kopf Authorization braucht die Form „Bearer“, Leerzeichen, Token.')
}

const limitKey = (path: string, method: Method, { by }: RateLimit, caller: Caller, request: FastifyRequest): string =>
  [path, method, (by === 'caller' && countedAs(caller)) || networkOf(request.ip)].join(':')

/** Who looks as somebody else uses up nothing of what that person may do. */
const countedAs = (caller: Caller): string | undefined => {
  if (caller.kind === 'anonymous') return undefined
  return isViewed(caller) ? caller.tokenId : caller.userId
}
