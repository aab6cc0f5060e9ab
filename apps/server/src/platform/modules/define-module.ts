import type { FastifyInstance } from 'fastify'
import type { Resource } from '../framework/define-resource.ts'
import type { Job } from '../jobs/define-job.ts'
import type { Contribution } from './extension-point.ts'

/** Routes that are no resource: media, documents, webhooks. */
export type ModuleRoutes<Services> = {
  /** `api`: below `/api`, where bodies are JSON and unknown addresses a 404. `root`: anywhere else. */
  readonly under: 'api' | 'root'
  mount(app: FastifyInstance, services: Services): unknown
}

/**
 * One part of the product. It receives exactly the services that it needs, opens its own on top of them, and registers
 * what others run: resources, routes, jobs, contributions to extension points. `app.ts` is the only list of modules.
 */
export type Module<Needs extends object, Services extends object, Provides extends keyof Services> = {
  readonly name: string
  readonly needs: Keys<Needs>
  open(needs: Needs): Services | Promise<Services>
  readonly provides: readonly Provides[]
  /** What the module can be asked to stop or finish before the database closes. */
  close(services: Services): Promise<void>
  readonly resources: readonly Resource<Services>[]
  readonly routes: readonly ModuleRoutes<Services>[]
  readonly jobs: readonly Job<Services>[]
  contributes(services: Services): readonly Contribution[]
  /** Once all modules are open: throws `StartCheckError` where contributions of others are missing. */
  check(services: Services): void
}

/** Names every key exactly once: a missing or unknown one does not compile. */
type Keys<T> = { readonly [K in keyof T]-?: true }

type Declaration<Needs extends object, Services extends object, Provides extends keyof Services> = Pick<
  Module<Needs, Services, Provides>,
  'name' | 'needs'
> &
  Partial<
    Pick<Module<Needs, Services, Provides>, 'provides' | 'close' | 'resources' | 'routes' | 'contributes' | 'check'>
  > & {
    readonly jobs?: readonly AnyPayloadJob<Services>[]
  } & (Needs extends Services
    ? { readonly open?: Module<Needs, Services, Provides>['open'] }
    : { readonly open: Module<Needs, Services, Provides>['open'] })

/** Jobs of one list have different payloads. */
type AnyPayloadJob<Services> = Omit<Job<Services>, 'load' | 'payload'> & {
  readonly payload: Job<Services>['payload']
  load(): Promise<(payload: never, context: never) => Promise<void>>
}

/**
 * Declares a module whose handlers get `Services`; of these, `Needs` come from the platform and from modules below.
 * Without `open` handlers get what the module needs and nothing else.
 */
export const moduleDefiner =
  <Services extends object, Needs extends object = Services>() =>
  <const Provides extends keyof Services = never>(
    declaration: Declaration<Needs, Services, Provides>,
  ): Module<Needs, Services, Provides> => ({
    ...EMPTY,
    ...(declaration as Pick<Module<Needs, Services, Provides>, 'name' | 'needs' | 'open'>),
    jobs: (declaration.jobs ?? []) as readonly Job<Services>[],
  })

/** A module that registers nothing; its handlers get what it needs. */
const EMPTY = {
  open: (needs: never) => needs,
  provides: [],
  close: async () => undefined,
  resources: [],
  routes: [],
  contributes: () => [],
  check: () => undefined,
}
