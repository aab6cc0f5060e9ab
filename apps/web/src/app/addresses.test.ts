import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from './routes.ts'

const SOURCES = join(import.meta.dirname, '..')

/** Not addresses of pages: calls and files of the server, and entries of another list. */
const OTHERS = ['/api/', '/media/', '/favicon.svg', '/service-worker.js']
/** Its entries are below its first address. */
const ADMINISTRATION_AREAS = 'ui/administration/areas.ts'
const ADMINISTRATION = '/app/verwaltung'

/** Of `'/app/lernliste/…'`, `"…"` and templates, also behind the origin; a value counts as one part. */
const LITERAL = /(['"`])(?:\$\{window\.location\.origin\})?(\/[a-z](?:\$\{[^}]*\}|[^'"`\s$]|\$(?!\{))*)\1/g

type Found = { readonly file: string; readonly address: string }

const listSources = (): readonly string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.fixture\.|^testing\//.test(file),
  )

const listAddresses = (): readonly Found[] =>
  listSources()
    .flatMap((file) =>
      [...readFileSync(join(SOURCES, file), 'utf8').matchAll(LITERAL)].map(([, , literal = '']) => ({
        file,
        address: file === ADMINISTRATION_AREAS && literal !== ADMINISTRATION ? ADMINISTRATION + literal : literal,
      })),
    )
    .filter(
      ({ file, address }) => !file.startsWith('app/routes/') && !OTHERS.some((other) => address.startsWith(other)),
    )

/** `/app/lernliste/$id` as parts; what is behind `?` and `#` leads to no other page. */
const splitAddress = (address: string): readonly string[] => (address.split(/[?#]/)[0] ?? '').split('/').slice(1)

const isValue = (part: string): boolean => /^(?:\$\{.*\}|\$\w+|\{-\$\w+\})$/.test(part)

/** Whether an address, or the beginning of one where it ends with `/`, leads to the route. */
const leadsTo = (path: string, address: string): boolean => {
  const route = splitAddress(path)
  const given = splitAddress(address)
  const isBeginning = given.at(-1) === ''
  const parts = isBeginning ? given.slice(0, -1) : given
  const fits = parts.every((part, index) => {
    const expected = route[index]
    return expected !== undefined && (expected === part || (expected.includes('$') && isValue(part)))
  })
  const rest = route.slice(parts.length)
  return fits && (isBeginning ? rest.length > 0 : rest.every((part) => part.startsWith('{-$')))
}

test('every address in the sources leads to a page', () => {
  const found = listAddresses()
  expect(found.length).toBeGreaterThan(100)
  const paths = ROUTES.map(({ path }) => path)
  const wrong = found.filter(({ address }) => !paths.some((path) => leadsTo(path, address)))
  expect(wrong).toEqual([])
})

test('every part of an address that the sources read is in a route', () => {
  const read = listSources().flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\buseParam\('(\w+)'\)/g)].map(([, name]) => name),
  )
  expect(read.length).toBeGreaterThan(10)
  const named = ROUTES.flatMap(({ path }) => [...path.matchAll(/\$(\w+)/g)].map(([, name]) => name))
  expect(read.filter((name) => !named.includes(name))).toEqual([])
})

test.each([
  ['/app/lernliste/$id', `/app/lernliste/\${list._id}`, true],
  ['/app/lernliste/$id', '/app/lernliste/$id', true],
  ['/app/lernliste/$id', '/app/lernliste/', true],
  ['/app/lernliste/$id', '/app/lernliste/neu', false],
  ['/app/lernliste/$id', '/app/lernliste', false],
  ['/app/lernliste/$id', '/app/lernlisten/$id', false],
  ['/app/dokument/{-$id}', '/app/dokument', true],
  ['/app/dokument/{-$id}', '/app/dokument/{-$id}?type=grid', true],
  ['/login', '/login/', false],
])('to %s leads %s: %s', (path, address, isOne) => {
  expect(leadsTo(path, address)).toBe(isOne)
})
