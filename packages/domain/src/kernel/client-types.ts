import type { z } from 'zod'
import type { Contract, Filter, OneOf, Page } from './contract.ts'

type ShapeInput<S> = S extends z.ZodRawShape ? z.input<z.ZodObject<S>> : unknown
type ArrayOperators = '$in' | '$nin'
type FilterInput<F extends Filter> =
  | z.input<F['value']>
  | {
      readonly [O in F['operators'][number]]?: O extends ArrayOperators
        ? readonly z.input<F['value']>[]
        : z.input<F['value']>
    }
type Filters<C extends Contract> =
  NonNullable<C['find']> extends { filters: infer F extends Readonly<Record<string, Filter>> }
    ? { readonly [K in keyof F]?: FilterInput<F[K]> }
    : unknown
type SortInput<C extends Contract> =
  NonNullable<C['find']> extends { sort: readonly (infer K extends string)[] }
    ? { readonly $sort?: { readonly [F in K]?: 1 | -1 } }
    : unknown
type FindQuery<C extends Contract> =
  NonNullable<C['find']> extends { query: infer Q }
    ? ShapeInput<Q> & OneOf<ShapeInput<Q>, NonNullable<C['find']>['oneOf']>
    : unknown

export type RecordOf<C extends Contract> = z.output<C['record']>
type ResultOf<C extends Contract, M extends 'find' | 'get' | 'create' | 'patch' | 'remove', Fallback> =
  NonNullable<C[M]> extends { result: infer R extends z.ZodType } ? z.output<R> : Fallback
type DataOf<C extends Contract, M extends 'create' | 'patch' | 'remove'> =
  NonNullable<C[M]> extends { data: infer D extends z.ZodType } ? z.input<D> : undefined
type QueryOf<C extends Contract, M extends 'get' | 'create' | 'patch' | 'remove'> =
  NonNullable<C[M]> extends { query: infer Q } ? ShapeInput<Q> : undefined

export type FindQueryOf<C extends Contract> = FindQuery<C> &
  Filters<C> &
  SortInput<C> & { readonly $limit?: number; readonly $skip?: number; readonly $select?: readonly string[] }

/**
 * Options every call takes. `signal` aborts the request. With the same `idempotencyKey` it happens once. `isUnattended`:
 * the page asks by itself and nobody is there, so it is no use of the sign-in.
 */
export type CallOptions<Query = undefined> = {
  readonly query?: Query
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  readonly isUnattended?: boolean
}

/** What the typed client of one resource offers: exactly the methods that its contract declares. */
export type ResourceClient<C extends Contract> = (C['find'] extends object
  ? { find(query?: FindQueryOf<C>, options?: CallOptions): Promise<ResultOf<C, 'find', Page<RecordOf<C>>>> }
  : unknown) &
  (C['get'] extends object
    ? { get(id: string, options?: CallOptions<QueryOf<C, 'get'>>): Promise<ResultOf<C, 'get', RecordOf<C>>> }
    : unknown) &
  (C['create'] extends object
    ? {
        create(
          data: DataOf<C, 'create'>,
          options?: CallOptions<QueryOf<C, 'create'>>,
        ): Promise<NonNullable<C['create']> extends { file: string } ? Blob : ResultOf<C, 'create', RecordOf<C>>>
      }
    : unknown) &
  (C['patch'] extends object
    ? {
        patch(
          id: string,
          data: DataOf<C, 'patch'>,
          options?: CallOptions<QueryOf<C, 'patch'>>,
        ): Promise<ResultOf<C, 'patch', RecordOf<C>>>
      }
    : unknown) &
  (C['remove'] extends object
    ? {
        remove(
          id: string | null,
          data?: DataOf<C, 'remove'>,
          options?: CallOptions<QueryOf<C, 'remove'>>,
        ): Promise<ResultOf<C, 'remove', RecordOf<C>>>
      }
    : unknown)
