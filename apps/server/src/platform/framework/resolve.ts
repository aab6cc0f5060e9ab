import assert from 'node:assert'
import type { Contract, Method } from '@gebaerdenraum/domain/kernel/contract'
import type { z } from 'zod'
import { JsonBody } from './json-body.ts'

const IS_TEST = process.env['NODE_ENV'] === 'test'

type Record_ = Readonly<Record<string, unknown>>
type Resolver = (result: unknown, select: readonly string[] | undefined) => unknown

/**
 * What leaves a method: the fields that the contract names, and no others, narrowed further by `$select`. In tests the
 * whole answer is held against the contract, so that a wrong shape fails where it is made.
 */
export const resolverOf = (contract: Contract, method: Method): Resolver => {
  const resolve = resolveValues(contract, method)
  return (result, select) =>
    result instanceof JsonBody ? verifyWritten(result, (value) => resolve(value, select)) : resolve(result, select)
}

/** In tests: what is written is what would have been picked. */
const verifyWritten = (body: JsonBody, resolve: (value: unknown) => unknown): JsonBody => {
  if (IS_TEST) {
    const written: unknown = JSON.parse(body.bytes.toString())
    assert.deepStrictEqual(written, JSON.parse(JSON.stringify(resolve(written))))
  }
  return body
}

const resolveValues = (contract: Contract, method: Method): Resolver => {
  if (method === 'create' && contract.create?.file !== undefined) return (result) => result
  const own = contract[method]?.result
  if (own) return (result) => verify(own, result)
  const fields = Object.keys(contract.record.shape)
  const one = (record: unknown, names: readonly string[]) => pick(verify(contract.record, record) as Record_, names)
  const namesOf = (select: readonly string[] | undefined) => (select ? [...new Set(['_id', ...select])] : fields)
  if (method !== 'find') return (result, select) => one(result, namesOf(select))
  return (result, select) => {
    const page = result as { readonly data: readonly unknown[] }
    const names = namesOf(select)
    return { ...page, data: page.data.map((record) => one(record, names)) }
  }
}

const pick = (record: Record_, names: readonly string[]): Record<string, unknown> => {
  const picked: Record<string, unknown> = {}
  for (const name of names) if (record[name] !== undefined) picked[name] = record[name]
  return picked
}

const verify = (schema: z.ZodType, value: unknown): unknown => {
  if (IS_TEST) schema.parse(value)
  return value
}
