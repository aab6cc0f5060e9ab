import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { Permission } from '@gebaerdenraum/domain/accounts/access/permissions'
import type { RecordOf } from '@gebaerdenraum/domain/kernel/client-types'
import type { Contract, Filter, Method, OneOf, Page } from '@gebaerdenraum/domain/kernel/contract'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { UnitOfWork } from '../database/unit-of-work.ts'
import type { Device } from './device-cookie.ts'
import type { Download } from './download.ts'
import type { JsonBody } from './json-body.ts'
import type { Allowance } from './rate-limits.ts'

/**
 * A resource is a contract and, for each of its methods, who may call it and what happens then. Routes, validation,
 * OpenAPI and the permission matrix follow from it. A method without a permission does not type-check.
 */
export type Resource<Services> = {
  readonly contract: Contract
  readonly methods: { readonly [M in Method]?: MethodDeclaration<Services> }
}

/** What a handler adds to the entry of its call in the audit log. */
export type AuditFacts = {
  /** What it was done to; without it the id in the address, else that of the answer. */
  readonly subject?: string
  /** The state before and after, of which the fields are kept that changed. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** Without it the call's own `reason`. */
  readonly reason?: string
  /** Anything else that helps to understand it later. */
  readonly note?: Readonly<Record<string, unknown>>
}

/** What every handler is given. Handlers never see HTTP. */
export type Context<Services, Query = unknown, Data = unknown> = {
  readonly caller: Caller
  readonly query: Query
  readonly data: Data
  /** The id in the address; empty where the method has none. */
  readonly id: string
  /** The transaction of a writing method, else the database. */
  readonly db: Database
  readonly services: Services
  /** Address (IPv6: network) of the other side, for limits only. */
  readonly address: string
  /** Recognises a browser that signs in again; proves nothing. */
  readonly device: Device
  /** What the caller calls this one call, so that it happens once however often it is sent. */
  readonly idempotencyKey: string | undefined
  /**
   * Tells the audit log more of what an administrator does here: before and after, a reason. Writing calls stand there
   * in any case, reading ones only when they tell something; of anybody else's calls nothing is kept.
   */
  audit(facts: AuditFacts): void
}

/** What the handler of a method in a transaction is given. The answer does not wait for the effects. */
export type WriteContext<Services, Query = unknown, Data = unknown> = Context<Services, Query, Data> & {
  /** The transaction (`db` is the same) and what is to happen after its commit: mail, jobs. */
  readonly unit: UnitOfWork
}

/** How many calls one caller (or one address) may make within so many seconds; counted for all servers together. */
export type RateLimit = Allowance & { readonly by: 'caller' | 'address' }

type Declaration<Data> = {
  readonly allow: Permission
  readonly limit?: RateLimit
  /** How long a body may be, where it may be longer than bodies usually are (`open-app.ts`). */
  readonly maxBodyBytes?: number
  /** Also takes a form with files, whose fields become the data. `spooled`: large ones, which go through the disk. */
  readonly takesForm?: boolean | 'spooled'
  /** What is sent says who somebody is. The audit log, which forgets nothing, keeps which fields it had and no more. */
  readonly isPersonal?: boolean
  /**
   * What becomes of it while an administrator looks at the app as its caller: `refused`, unless it only reads (default
   * of find and get), or ends the looking.
   */
  readonly whileViewed?: 'refused' | 'reads' | 'ends'
  /**
   * Of a method without a transaction: whether this call only goes on with what stands in the audit log already (a part
   * of an upload). It is kept there if its handler tells something.
   */
  isContinuation?(data: Data): boolean
}

/** Finding and getting. */
type ReadDeclaration<Services, Query, Result> = Declaration<undefined> & {
  /** A `JsonBody` is sent as it is: the handler leaves out what was not selected. */
  handle(context: Context<Services, Query, undefined>): Promise<Result | JsonBody>
}

/** All else runs in one transaction, unless it says that it needs none or begins its own (`runUnitOfWork`). */
type WriteDeclaration<Services, Query, Data, Result> = Declaration<Data> &
  (
    | {
        readonly transaction?: never
        readonly whileViewed?: 'refused' | 'ends'
        handle(context: WriteContext<Services, Query, Data>): Promise<Result>
      }
    | { readonly transaction: 'none'; handle(context: Context<Services, Query, Data>): Promise<Result> }
  )

/** The declaration of any method. */
export type MethodDeclaration<Services> = Declaration<never> & {
  readonly transaction?: 'none'
  handle(context: WriteContext<Services, never, never>): Promise<unknown>
}

type Shape<S> = S extends z.ZodRawShape ? z.output<z.ZodObject<S>> : unknown
type FilterOutput<F extends Filter> = {
  readonly [O in F['operators'][number]]?: O extends '$in' | '$nin'
    ? readonly z.output<F['value']>[]
    : z.output<F['value']>
} & {
  readonly $eq?: z.output<F['value']>
}
type Filters<F> =
  F extends Readonly<Record<string, Filter>> ? { readonly [K in keyof F]?: FilterOutput<F[K]> } : unknown

type Words<C extends Contract> = Shape<NonNullable<NonNullable<C['find']>['query']>>

/** A find's query after parsing: own words as they are, filters as operators, paging always there. */
export type FindQuery<C extends Contract> = Words<C> &
  OneOf<Words<C>, NonNullable<C['find']>['oneOf']> & {
    readonly filters: Filters<NonNullable<C['find']>['filters']>
    readonly sort: Readonly<Record<string, 1 | -1>>
    readonly limit: number
    readonly skip: number
    /** The fields that were asked for; undefined: all. */
    readonly select: readonly string[] | undefined
  }

type Result<C extends Contract, M extends Method, Fallback> =
  NonNullable<C[M]> extends { result: infer R extends z.ZodType } ? z.output<R> : Fallback
type Data<C extends Contract, M extends 'create' | 'patch' | 'remove'> =
  NonNullable<C[M]> extends { data: infer D extends z.ZodType } ? z.output<D> : undefined
type Query<C extends Contract, M extends Exclude<Method, 'find'>> =
  NonNullable<C[M]> extends { query: infer Q } ? Shape<Q> : unknown

type MethodsOf<C extends Contract, Services> = (C['find'] extends object
  ? { readonly find: ReadDeclaration<Services, FindQuery<C>, Result<C, 'find', Page<RecordOf<C>>>> }
  : unknown) &
  (C['get'] extends object
    ? { readonly get: ReadDeclaration<Services, Query<C, 'get'>, Result<C, 'get', RecordOf<C>>> }
    : unknown) &
  (C['create'] extends object
    ? {
        readonly create: WriteDeclaration<
          Services,
          Query<C, 'create'>,
          Data<C, 'create'>,
          NonNullable<C['create']> extends { file: string } ? Download : Result<C, 'create', RecordOf<C>>
        >
      }
    : unknown) &
  (C['patch'] extends object
    ? {
        readonly patch: WriteDeclaration<Services, Query<C, 'patch'>, Data<C, 'patch'>, Result<C, 'patch', RecordOf<C>>>
      }
    : unknown) &
  (C['remove'] extends object
    ? {
        readonly remove: WriteDeclaration<
          Services,
          Query<C, 'remove'>,
          Data<C, 'remove'>,
          Result<C, 'remove', RecordOf<C>>
        >
      }
    : unknown)

/** Gives `defineResource` for the application's services: exactly the methods of the contract have to be declared. */
export const resourceDefiner =
  <Services>() =>
  <const C extends Contract>(contract: C, methods: MethodsOf<C, Services>): Resource<Services> => ({
    contract,
    methods: methods as Resource<Services>['methods'],
  })
