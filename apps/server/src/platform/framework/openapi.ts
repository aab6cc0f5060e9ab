import { type Contract, FILTER_OPERATORS, METHODS, type Method } from '@gebaerdenraum/domain/kernel/contract'
import { ERROR_CODES } from '@gebaerdenraum/domain/kernel/errors'
import { z } from 'zod'
import type { Resource } from './define-resource.ts'
import { isRequired } from './query.ts'

type Json = Readonly<Record<string, unknown>>

const VERBS: Readonly<Record<Method, string>> = {
  find: 'get',
  get: 'get',
  create: 'post',
  patch: 'patch',
  remove: 'delete',
}

/** The OpenAPI 3.1 description of all resources, made from the schemas that validate. */
export const describeApi = <Services>(resources: readonly Resource<Services>[], product: string): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { contract, methods } of resources) {
    for (const method of METHODS) {
      const declaration = methods[method]
      if (!declaration) continue
      const hasId = method === 'get' || method === 'patch' || method === 'remove'
      const path = `/api/${contract.path}${hasId ? '/{id}' : ''}`
      paths[path] = { ...paths[path], [VERBS[method]]: operation(contract, method, declaration.allow.name, hasId) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: product, version: '1', description: 'Conventions are those of Feathers’ REST transport.' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
    security: [{}, { bearer: [] }],
    paths,
  }
}

const operation = (contract: Contract, method: Method, permission: string, hasId: boolean): Json => ({
  operationId: `${method}-${contract.path}`,
  summary: contract.summary,
  description: `Allowed for: ${permission}.${oneOfSentence(contract, method)}`,
  ...(method === 'find' && contract.find?.oneOf && { 'x-one-of': contract.find.oneOf }),
  parameters: [
    ...(hasId ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []),
    ...queryParameters(contract, method),
  ],
  ...(bodyOf(contract, method) && {
    requestBody: { required: true, content: json(bodyOf(contract, method) as z.ZodType, 'input') },
  }),
  responses: {
    [method === 'create' ? '201' : '200']: { description: 'The answer', content: answerOf(contract, method) },
    default: {
      description: 'An error',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
})

/** OpenAPI has no word for it: the extension `x-one-of` says it to programs, this sentence to people. */
const oneOfSentence = (contract: Contract, method: Method): string => {
  const sets = method === 'find' ? contract.find?.oneOf : undefined
  return sets
    ? ` Exactly one of: ${sets.map((set) => set.map((word) => `\`${word}\``).join(' with ')).join('; ')}.`
    : ''
}

const queryParameters = (contract: Contract, method: Method): readonly Json[] => {
  const own = Object.entries(contract[method]?.query ?? {}).map(([name, schema]) =>
    parameter(name, schemaOf(schema as z.ZodType, 'input'), isRequired(schema as z.ZodType)),
  )
  if (method !== 'find' || !contract.find) return own
  const filters = Object.entries(contract.find.filters ?? {}).flatMap(([name, { value, operators }]) => [
    parameter(name, schemaOf(value, 'input')),
    ...FILTER_OPERATORS.filter((operator) => operators.includes(operator)).map((operator) =>
      parameter(`${name}[${operator}]`, {}),
    ),
  ])
  const sorts = (contract.find.sort ?? []).map((name) => parameter(`$sort[${name}]`, { enum: [1, -1] }))
  const paging = [
    parameter('$limit', { type: 'integer', minimum: 0, maximum: contract.find.limit?.max }),
    parameter('$skip', { type: 'integer', minimum: 0 }),
    parameter('$select', { type: 'array', items: { enum: Object.keys(contract.record.shape) } }),
  ]
  return [...own, ...filters, ...sorts, ...paging]
}

const parameter = (name: string, schema: Json, required = false): Json => ({ name, in: 'query', required, schema })

const bodyOf = (contract: Contract, method: Method): z.ZodType | undefined =>
  method === 'create' || method === 'patch' || method === 'remove' ? contract[method]?.data : undefined

const answerOf = (contract: Contract, method: Method): Json => {
  const file = method === 'create' ? contract.create?.file : undefined
  if (file !== undefined) return { [file]: {} }
  const own = contract[method]?.result
  if (own) return json(own, 'output')
  if (method !== 'find') return json(contract.record, 'output')
  return json(z.object({ total: z.int(), limit: z.int(), skip: z.int(), data: z.array(contract.record) }), 'output')
}

const json = (schema: z.ZodType, io: 'input' | 'output'): Json => ({
  'application/json': { schema: schemaOf(schema, io) },
})

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}

const errorSchema: Json = {
  type: 'object',
  required: ['name', 'message', 'code', 'className'],
  properties: {
    name: { enum: Object.keys(ERROR_CODES) },
    message: { type: 'string' },
    code: { type: 'integer' },
    className: { type: 'string' },
    data: {},
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
}
