import type { FastifyInstance } from 'fastify'
import type { Resource } from '../framework/define-resource.ts'
import { mountResources, type RoutesOptions } from '../framework/routes.ts'
import type { Job } from '../jobs/define-job.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Module } from './define-module.ts'
import { type Contributions, collectContributions } from './extension-point.ts'

/** Modules in order: each may use the platform's services and what modules before it provide. */
export type ModuleList<Available> = {
  /** Adds a module. One that needs what neither the platform nor a module before it provides does not compile. */
  add<Needs extends object, Services extends object, Provides extends keyof Services>(
    module: Available extends Needs ? Module<Needs, Services, Provides> : MissingServices<keyof Needs, keyof Available>,
  ): ModuleList<Available & Pick<Services, Provides>>
  /** What is declared, known without opening anything. */
  readonly resources: readonly Resource<never>[]
  readonly jobs: readonly Job<never>[]
  open(platform: object): Promise<OpenedModules<Available>>
}

/** Appears in the compiler's message. */
type MissingServices<Needed, Known> = { readonly unprovidedServices: Exclude<Needed, Known> }

export type OpenedModules<Available> = {
  /** What platform and modules provide, for start-up work of the application itself. */
  readonly provided: Available
  readonly contributions: Contributions
  /** What the handlers of a module get. */
  findServices<Services extends object>(module: { readonly name: string; close(services: Services): unknown }): Services
  mountApi(app: FastifyInstance, options: MountOptions): Promise<void>
  mountRoot(app: FastifyInstance): Promise<void>
  startJobs(queue: JobQueue): Promise<void>
  /** Closes the modules, the last opened first. */
  close(): Promise<void>
}

type MountOptions = Omit<RoutesOptions<never>, 'resources' | 'services'>

/** Modules of any services, after their types have been checked by `add`. */
type AnyModule = Module<object, object, never>

type Opened = { readonly module: AnyModule; readonly services: object }

/** Begins a list of modules on a platform whose services have this type. `open` is handed these services. */
export const listModules = <Platform extends object>(): ModuleList<Platform & WithContributions> => listOf([])

type WithContributions = { readonly contributions: Contributions }

const listOf = <Available>(modules: readonly AnyModule[]): ModuleList<Available> => ({
  add: (module) => listOf([...modules, module as unknown as AnyModule]),
  resources: modules.flatMap(({ resources }) => resources),
  jobs: modules.flatMap(({ jobs }) => jobs),
  open: (platform) => openModules<Available>(modules, platform),
})

const openModules = async <Available>(
  modules: readonly AnyModule[],
  platform: object,
): Promise<OpenedModules<Available>> => {
  const { contributions, add, seal } = collectContributions()
  const provided: Record<string, unknown> = { ...platform, contributions }
  const opened: Opened[] = []
  for (const module of modules) {
    const services = await module.open(pick(provided, Object.keys(module.needs)))
    Object.assign(provided, pick(services as Record<string, unknown>, module.provides))
    add(module.contributes(services))
    opened.push({ module, services })
  }
  seal()
  for (const { module, services } of opened) module.check(services)
  return {
    provided: provided as Available,
    contributions,
    findServices<Services extends object>({ name }: { readonly name: string; close(services: Services): unknown }) {
      const found = opened.find(({ module }) => module.name === name)
      if (!found) throw new Error(`There is no module "${name}".`)
      return found.services as Services
    },
    async mountApi(app, options) {
      for (const { module, services } of opened) {
        mountResources(app, { ...options, resources: module.resources, services })
        for (const { under, mount } of module.routes) if (under === 'api') await mount(app, services)
      }
    },
    async mountRoot(app) {
      for (const { module, services } of opened) {
        for (const { under, mount } of module.routes) if (under === 'root') await mount(app, services)
      }
    },
    async startJobs(queue) {
      for (const { module, services } of opened) await queue.work(module.jobs, services)
    },
    async close() {
      for (const { module, services } of opened.toReversed()) await module.close(services)
    },
  }
}

const pick = (from: Readonly<Record<string, unknown>>, keys: readonly string[]): object =>
  Object.fromEntries(keys.map((key) => [key, from[key]]))
