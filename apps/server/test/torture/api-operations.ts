import type { TestServer } from '../test-server.ts'

/** JSON Schema, as far as the description uses it. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
}

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Schema }
type Content = { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
type Described = {
  readonly operationId: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
  readonly 'x-one-of'?: readonly (readonly string[])[]
}

const VERBS = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const

/** One method of the API, as `/api/openapi.json` tells of it. */
export type Operation = {
  /** `patch-lists`. */
  readonly name: string
  readonly verb: (typeof VERBS)[keyof typeof VERBS]
  readonly resource: string
  readonly hasId: boolean
  /** Also or only for administrators, who reach other people's things there. */
  readonly servesAdministrators: boolean
  readonly query: readonly Parameter[]
  readonly oneOf: readonly (readonly string[])[]
  readonly body: Schema | undefined
  /** Status and schema of success; no schema where the answer is a file. */
  readonly success: { readonly status: number; readonly schema: Schema | undefined }
}

export const readOperations = async (server: TestServer): Promise<readonly Operation[]> => {
  const { body } = await server.call<{ paths: Record<string, Record<keyof typeof VERBS, Described>> }>(
    'GET',
    'openapi.json',
  )
  return Object.entries(body.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, described]) => operationOf(path, verb as keyof typeof VERBS, described)),
  )
}

const operationOf = (path: string, verb: keyof typeof VERBS, described: Described): Operation => {
  const [status = '200', success] = Object.entries(described.responses).find(([code]) => code !== 'default') ?? []
  return {
    name: described.operationId,
    verb: VERBS[verb],
    resource: path.replace('/api/', '').replace('/{id}', ''),
    hasId: path.endsWith('/{id}'),
    servesAdministrators: described.description.includes('administrator'),
    query: described.parameters.filter((parameter) => parameter.in === 'query'),
    oneOf: described['x-one-of'] ?? [],
    body: described.requestBody?.content['application/json']?.schema,
    success: { status: Number(status), schema: success?.content['application/json']?.schema },
  }
}
