import {
  type Contract,
  DEFAULT_LIMIT,
  type Filter,
  type FindContract,
  MAX_LIMIT,
} from '@gebaerdenraum/domain/kernel/contract'
import { LRUCache } from 'lru-cache'
import { parse } from 'qs'
import { z } from 'zod'
import { ApiError, readableField } from './errors.ts'

/**
 * Query strings in the form Feathers' REST client sends: `$sort[title]=1&_id[$in][]=a`. Nothing is left out, neither for
 * being too many (the size of a request's head bounds it) nor for its name: a filter that fell off would answer with
 * everything.
 */
export const parseQueryString = (text: string): Record<string, unknown> => {
  const known = recentQueries.get(text)
  if (known) return known
  const query = parse(text, {
    arrayLimit: 200,
    depth: 6,
    parameterLimit: Number.POSITIVE_INFINITY,
    plainObjects: true,
    decoder: decodePart,
  }) as Record<string, unknown>
  if (text.length <= MAX_RECENT_LENGTH) recentQueries.set(text, deepFreeze(query))
  return query
}

/** Pages ask for the same again and again. What is shared is frozen. */
const recentQueries = new LRUCache<string, Record<string, unknown>>({ max: 1_000 })
const MAX_RECENT_LENGTH = 500

const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

/** Parses a query that is the same object only once. */
export const parseOnce = <Output>(parse: Parse<Output>): Parse<Output> => {
  const parsed = new WeakMap<object, Output>()
  return (query) => {
    const known = parsed.get(query)
    if (known !== undefined) return known
    const output = parse(query)
    if (Object.isFrozen(query)) parsed.set(query, deepFreeze(output))
    return output
  }
}

/** `qs` drops this name without a word; in quotes it stays, and is refused like any other that nobody offers. */
const decodePart = (part: string, decode: (part: string) => string, _charset: string, kind: 'key' | 'value'): string =>
  kind === 'key' ? decode(part).replaceAll('__proto__', '"__proto__"') : decode(part)

export type ParsedFind = Readonly<Record<string, unknown>> & {
  readonly filters: Readonly<Record<string, unknown>>
  readonly sort: Readonly<Record<string, 1 | -1>>
  readonly limit: number
  readonly skip: number
  readonly select: readonly string[] | undefined
}

type Parse<Output> = (query: Record<string, unknown>) => Output

/**
 * Makes the parser of a find's query from its contract. What the contract does not offer is a 400 that names it: a
 * filter that is silently dropped would answer with everything.
 */
export const compileFindQuery = (contract: Contract, find: FindContract): Parse<ParsedFind> => {
  const limits = find.limit ?? { default: DEFAULT_LIMIT, max: MAX_LIMIT }
  const filters = Object.entries(find.filters ?? {})
  const fields = Object.keys(contract.record.shape)
  const schema = z.strictObject({
    ...find.query,
    ...Object.fromEntries(filters.map(([name, filter]) => [name, filterSchema(filter).optional()])),
    $limit: wholeNumber.transform((limit) => Math.min(limit, limits.max)).default(limits.default),
    $skip: wholeNumber.default(0),
    ...(find.sort && {
      $sort: z.strictObject(Object.fromEntries(find.sort.map((name) => [name, direction.optional()]))).default({}),
    }),
    $select: z.preprocess(asArray, z.array(z.enum(fields as [string, ...string[]]))).optional(),
  })
  const assertGiven = givenWords(find.query, find.oneOf)
  return (query) => {
    assertGiven(query)
    const { $limit, $skip, $sort, $select, ...rest } = checked(schema, query) as Record<string, unknown>
    const names = new Set(filters.map(([name]) => name))
    const own = Object.entries(rest).filter(([name]) => !names.has(name))
    const used = Object.entries(rest).filter(([name, value]) => names.has(name) && value !== undefined)
    return {
      ...Object.fromEntries(own),
      filters: Object.fromEntries(used),
      sort: ($sort ?? {}) as ParsedFind['sort'],
      limit: $limit as number,
      skip: $skip as number,
      select: $select as readonly string[] | undefined,
    }
  }
}

/** The parser of the query of get, create, patch and remove: own words only. */
export const compilePlainQuery = (shape: z.ZodRawShape | undefined): Parse<unknown> => {
  const schema = z.strictObject(shape ?? {})
  const assertGiven = givenWords(shape)
  return (query) => {
    assertGiven(query)
    return checked(schema, query)
  }
}

/** Whether a query word has to be given. The OpenAPI description says the same. */
export const isRequired = (schema: z.ZodType): boolean => !schema.safeParse(undefined).success

/** Checks which words are given, before anything else: one message that names what is missing. Throws 400. */
const givenWords = (shape: z.ZodRawShape = {}, oneOf?: FindContract['oneOf']) => {
  const required = Object.keys(shape).filter((name) => isRequired(shape[name] as z.ZodType))
  return (query: Record<string, unknown>): void => {
    const missing = required.filter((name) => query[name] === undefined)
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((name) => [name, 'Diese Angabe fehlt']))
      throw refused(`Es fehlt: ${missing.join(', ')}`, errors)
    }
    if (!oneOf) return
    const given = oneOf.flat().filter((name) => query[name] !== undefined)
    if (oneOf.some((set) => sameWords(set, given))) return
    const sentence = `Gib entweder ${oneOf.map((set) => set.join(' zusammen mit ')).join(' oder ')} an`
    throw refused(sentence, Object.fromEntries(oneOf.flat().map((name) => [name, sentence])))
  }
}

const sameWords = (set: readonly string[], given: readonly string[]): boolean =>
  set.length === given.length && set.every((name) => given.includes(name))

const refused = (sentence: string, errors: Readonly<Record<string, string>>): ApiError =>
  new ApiError('BadRequest', `Ungültige Abfrage: ${sentence}`, { errors })

const wholeNumber = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}$/, 'Ganze Zahl erwartet')
      .transform(Number),
  ])
  .pipe(z.int().min(0))
const direction = z
  .union([z.literal('1'), z.literal('-1'), z.literal(1), z.literal(-1)])
  .transform((value) => (Number(value) === 1 ? 1 : -1) as 1 | -1)

/** `qs` gives one value alone, and an object with numbered keys for a list over its limit. */
const asArray = (value: unknown): unknown => {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return value === '' ? [] : [value]
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value
}

/** A bare value means equality, a bare list means `$in`; both become operators, so that repositories see one form. */
const filterSchema = ({ value, operators }: Filter): z.ZodType => {
  const list = z.preprocess(asArray, z.array(value).max(200))
  const single = (operator: string) => (operator === '$in' || operator === '$nin' ? list : value).optional()
  const object = z.strictObject(Object.fromEntries(operators.map((operator) => [operator, single(operator)])))
  return z.unknown().transform((given, context) => {
    const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
    const form = Array.isArray(given) ? { $in: given } : isObject ? given : undefined
    const result = form ? object.safeParse(form) : value.safeParse(given)
    if (!result.success) {
      for (const issue of result.error.issues) context.issues.push({ ...issue, input: given } as never)
      return z.NEVER
    }
    return form ? result.data : { $eq: result.data }
  })
}

const checked = (schema: z.ZodType, query: Record<string, unknown>): unknown => {
  const result = schema.safeParse(query)
  if (result.success) return result.data
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) errors[path ? `${path}.${key}` : key] = 'Unbekanntes Abfragefeld'
    else errors[path] ??= issue.message
  }
  const [field, sentence] = Object.entries(errors)[0] ?? ['', '']
  const name = readableField(field)
  throw refused(name ? `${name}: ${sentence}` : sentence, errors)
}
