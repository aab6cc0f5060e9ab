import { dayFromToday } from '../german-calendar.ts'
import type { Operation, Schema } from './api-operations.ts'

/** What stands for a field or parameter of this name; `undefined`: not known. */
export type Fill = (name: string) => unknown

export type FilledRequest = { readonly query: Readonly<Record<string, unknown>>; readonly data: unknown }

/**
 * Requests of an operation that its schemas accept: one for each alternative and each optional field, and one without
 * any. A field that neither schema nor `fill` says how to fill is an error: an operation must not go untested.
 */
export const filledRequests = (operation: Operation, fill: Fill): readonly FilledRequest[] => {
  const at = (problem: string) => new Error(`${operation.name}: ${problem}`)
  const queries = queriesOf(operation, (schema, name) => simplestValue(schema, name, fill, at))
  const bodies = operation.body ? bodiesOf(operation.body, fill, at) : [undefined]
  return [
    ...bodies.map((data) => ({ query: queries[0] ?? {}, data })),
    ...queries.slice(1).map((query) => ({ query, data: bodies[0] })),
  ]
}

type Fault = (problem: string) => Error

const queriesOf = (
  { query, oneOf }: Operation,
  value: (schema: Schema, name: string) => unknown,
): readonly Readonly<Record<string, unknown>>[] => {
  const plain = query.filter(({ name }) => !name.includes('[') && !name.startsWith('$'))
  const given = (names: readonly string[]) =>
    Object.fromEntries(
      plain.filter(({ name }) => names.includes(name)).map((one) => [one.name, value(one.schema, one.name)]),
    )
  const required = plain.filter((one) => one.required).map(({ name }) => name)
  const sets = oneOf.length > 0 ? oneOf : [[]]
  const optional = plain
    .map(({ name }) => name)
    .filter((name) => !required.includes(name) && !oneOf.flat().includes(name))
  return [
    ...sets.map((set) => given([...required, ...set])),
    ...optional.map((name) => given([...required, ...(sets[0] ?? []), name])),
  ]
}

const bodiesOf = (schema: Schema, fill: Fill, at: Fault): readonly unknown[] => {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return alternatives.flatMap((one) => bodiesOf(one, fill, at))
  if (schema.type !== 'object') return [simplestValue(schema, '', fill, at)]
  const properties = Object.entries(schema.properties ?? {})
  const required = properties.filter(([name]) => schema.required?.includes(name))
  const value = ([name, property]: (typeof properties)[number]) =>
    [name, simplestValue(property, name, fill, at)] as const
  const base = Object.fromEntries(required.map(value))
  const optional = properties.filter((property) => !required.includes(property))
  return [base, ...optional.map((property) => ({ ...base, ...Object.fromEntries([value(property)]) }))]
}

/** The simplest value that the schema accepts. */
const simplestValue = (schema: Schema, name: string, fill: Fill, at: Fault): unknown => {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return simplestValue(first, name, fill, at)
  const known = fill(name)
  const [type, ...others] = [schema.type].flat()
  if (known !== undefined && [type, ...others].some((one) => isOfType(known, one))) return known
  const value = MADE[schema.format ?? type ?? '']?.(schema, name, fill, at)
  if (value === undefined) throw at(`nothing says how to fill "${name}" (${JSON.stringify(schema)})`)
  return value
}

const number = ({ minimum, exclusiveMinimum }: Schema): number => minimum ?? (exclusiveMinimum ?? 0) + 1

/** By format or type. */
const MADE: Readonly<Record<string, (schema: Schema, name: string, fill: Fill, at: Fault) => unknown>> = {
  'date-time': () => new Date().toISOString(),
  date: () => dayFromToday(1),
  object: ({ properties = {}, required = [] }, _name, fill, at) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => required.includes(field))
        .map(([field, property]) => [field, simplestValue(property, field, fill, at)]),
    ),
  array: ({ items = {} }, name, fill, at) => [simplestValue(items, name, fill, at)],
  boolean: () => true,
  null: () => null,
  integer: number,
  number,
}

const isOfType = (value: unknown, type: string | undefined): boolean => {
  if (type === 'integer' || type === 'number') return typeof value === 'number'
  if (type === 'array') return Array.isArray(value)
  if (type === 'string') return typeof value === 'string' || value instanceof Blob
  return typeof value === (type ?? typeof value)
}
