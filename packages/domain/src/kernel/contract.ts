import type { z } from 'zod'

/**
 * A contract says what one resource accepts and answers, and nothing about how. The server makes routes, validation
 * and the OpenAPI description from it; the browser's typed client is made from its types alone.
 */
export type Contract = {
  /** The noun, as it stands in the address: `/api/<path>`. */
  readonly path: string
  /** One sentence for the OpenAPI description. */
  readonly summary: string
  /** One record as it leaves the server. Fields that it does not name never leave. */
  readonly record: z.ZodObject
  readonly find?: FindContract
  readonly get?: { readonly query?: z.ZodRawShape; readonly result?: z.ZodType }
  readonly create?: {
    readonly data: z.ZodType
    readonly query?: z.ZodRawShape
    readonly result?: z.ZodType
    /** The answer is a file of this content type instead of JSON. */
    readonly file?: string
  }
  readonly patch?: {
    readonly data: z.ZodType
    readonly query?: z.ZodRawShape
    readonly result?: z.ZodType
    /** Also without an id in the address: the caller has one such thing. */
    readonly ofCaller?: boolean
  }
  readonly remove?: { readonly data?: z.ZodType; readonly query?: z.ZodRawShape; readonly result?: z.ZodType }
}

export type FindContract = {
  /** Fields a caller may filter by, with the operators each of them offers beside equality. */
  readonly filters?: Readonly<Record<string, Filter>>
  /** Query words with a meaning of their own, such as `search`. One whose schema is not optional is required. */
  readonly query?: z.ZodRawShape
  /**
   * Sets of query words. A call gives all words of exactly one set and no word of the others: `[['path'], ['below', 'search']]`.
   * Each word is optional in `query`.
   */
  readonly oneOf?: readonly (readonly string[])[]
  readonly sort?: readonly string[]
  readonly limit?: { readonly default: number; readonly max: number }
  /** For answers that are not a page of records. */
  readonly result?: z.ZodType
}

export const FILTER_OPERATORS = ['$in', '$nin', '$ne', '$lt', '$lte', '$gt', '$gte'] as const
export type FilterOperator = (typeof FILTER_OPERATORS)[number]
export type Filter = { readonly value: z.ZodType; readonly operators: readonly FilterOperator[] }

/** The words of a query after `oneOf` holds: one member of the union for each set. */
export type OneOf<Words, Sets> = Sets extends readonly (readonly string[])[]
  ? Alternative<Words, Sets[number][number], Sets[number]>
  : unknown
type Alternative<Words, All extends string, Given extends readonly string[]> = Given extends unknown
  ? { readonly [Word in keyof Words & Given[number]]-?: Exclude<Words[Word], undefined> } & {
      readonly [Word in Exclude<All, Given[number]>]?: undefined
    }
  : never

export const METHODS = ['find', 'get', 'create', 'patch', 'remove'] as const
export type Method = (typeof METHODS)[number]

export const DEFAULT_LIMIT = 20
export const MAX_LIMIT = 100

/** One page of records. `limit: 0` carries only the count. */
export type Page<Item> = {
  readonly total: number
  readonly limit: number
  readonly skip: number
  readonly data: readonly Item[]
}

/** Checks the literal against `Contract` and keeps its exact type, from which the client's types are derived. */
export const defineContract = <const C extends Contract>(contract: C): C => contract

export const filter = <V extends z.ZodType, const O extends readonly FilterOperator[]>(value: V, ...operators: O) => ({
  value,
  operators,
})
