import { fileNodesContract } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { expect, test } from 'vitest'
import { modules } from '../../src/app.ts'
import { describeApi } from '../../src/platform/framework/openapi.ts'
import { compileFindQuery, parseQueryString } from '../../src/platform/framework/query.ts'

type Schema = Readonly<Record<string, unknown>>
type Parameter = { readonly name: string; readonly in: string; readonly required: boolean }
type Operation = {
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly 'x-one-of'?: readonly (readonly string[])[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
const { paths } = describeApi(modules.resources, 'Test') as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const operations = Object.entries(paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb} ${path}`, operation })),
)

test('marks the words of a query that a call has to give', () => {
  const required = operations.flatMap(({ name, operation }) => {
    const names = operation.parameters.filter((one) => one.in === 'query' && one.required).map((one) => one.name)
    return names.length > 0 ? [[name, names]] : []
  })
  expect(Object.fromEntries(required)).toEqual({
    'delete /api/checkout/{id}': ['object'],
    'get /api/catalogue-import-entries': ['import'],
    'get /api/checkout/{id}': ['object'],
    'get /api/files': ['fileType'],
    'get /api/invitations/{id}': ['invitationToken'],
    'get /api/offers/{id}': ['offerToken'],
    'get /api/repetitions': ['list'],
  })
})

test('says of which words a call gives one set', () => {
  const operation = paths['/api/file-nodes']?.['get']
  expect(operation?.['x-one-of']).toEqual([['path'], ['below', 'search']])
  expect(operation?.description).toContain('Exactly one of: `path`; `below` with `search`.')
})

test.each(['', 'below=,', 'search=a', 'path=,&search=a', 'path=,&below=,', 'path=,&below=,&search=a'])(
  'refuses a query that gives no set or more than one: "%s"',
  (query) => {
    const parse = compileFindQuery(fileNodesContract, fileNodesContract.find)
    const sentence = 'Gib entweder path oder below zusammen mit search an'
    expect(() => parse(parseQueryString(query))).toThrow(
      expect.objectContaining({
        code: 400,
        message: `Ungültige Abfrage: ${sentence}`,
        errors: { path: sentence, below: sentence, search: sentence },
      }),
    )
  },
)

test('accepts both spellings of an owner that is a user wherever a caller sends one', () => {
  const inputs = operations.flatMap(({ operation }) => [
    ...operation.parameters.map((parameter) => ({ [parameter.name]: parameter })),
    ...Object.values(operation.requestBody?.content ?? {}),
  ])
  const ownerTypes = inputs.flatMap((input) => valuesAt(input, 'ownerType'))
  expect(ownerTypes.length).toBeGreaterThan(0)
  for (const schema of ownerTypes) expect(schema).toMatchObject({ enum: ['users', 'teams', 'user'] })
})

/** The values of a key, however deep it stands. */
const valuesAt = (value: unknown, key: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesAt(inner, key)])
}
