import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { describe, expect, test } from 'vitest'
import { BASELINE } from '../web/baseline.ts'
import { YOUNGER_BUILT_INS, YOUNGER_METHODS } from './younger-built-ins.ts'

const DIST = join(import.meta.dirname, '../web/dist')

/** What stands in the bundle although an old browser lacks it, and why that is right. */
const KNOWN: Readonly<Record<string, string>> = {
  toReversed: 'has a replacement (apps/web/src/app/replacements.ts)',
  toSorted: 'has a replacement',
  toSpliced: 'has a replacement',
  stackTraceLimit: 'is set where there is one (zod, Sentry)',
  'Error.stackTraceLimit': 'is set where there is one (zod, Sentry)',
  'Error.captureStackTrace': 'is called where there is one (zod)',
  'URL.canParse': 'is called where there is one (zod, Sentry)',
  dispose: 'a method of our own stores, not Symbol.dispose',
  adopt: 'a method of our own stores, not of a DisposableStack',
  use: 'a function of React, not of a DisposableStack',
  isError: 'a property of queries, not Error.isError',
  displayName: 'a property of React components, not of functions',
  take: 'a method of our own stores, not of an iterator',
  toArray: 'Children.toArray of React, not of an iterator',
  requestIdleCallback: 'is called where there is one (Sentry)',
  randomUUID: 'is called where there is one (uuid)',
}

/** Functions that pages over plain HTTP lack, and of elements: too many of these have names that something else has too. */
const OTHER_METHODS = new Set(['randomUUID', 'showPopover', 'hidePopover', 'togglePopover', 'requestIdleCallback'])

/** Attributes that an old browser would ignore, and show what they hide. */
const ATTRIBUTES = new Set(['popoverTarget', 'popoverTargetAction', 'commandFor', 'closedby'])

const statics = new Set(
  YOUNGER_BUILT_INS.filter(({ area, isStatic }) => isStatic || area === 'javascript').map(
    ({ owner, name }) => `${owner}.${name}`,
  ),
)

type Node = { readonly type: string } & Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** All nodes of a program. */
function* nodesBelow(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesBelow(item)
  else if (isNode(value)) {
    yield value
    for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesBelow(child)
  }
}

/** Names of younger built-ins that a script uses. */
const findYounger = (code: string): readonly string[] =>
  [...nodesBelow(parseAst(code))].flatMap((node) => {
    const { type, computed, object, property, key } = node as Node &
      Readonly<Record<'object' | 'property' | 'key', Node>>
    if (type === 'Property' && ATTRIBUTES.has(String(key['name']))) return `attribute ${key['name']}`
    if (type !== 'MemberExpression' || computed === true) return []
    const name = String(property?.['name'])
    const whole = `${String(object?.['name'])}.${name}`
    if (statics.has(whole)) return whole
    return YOUNGER_METHODS.has(name) || OTHER_METHODS.has(name) ? name : []
  })

const scripts = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'))
const read = (file: string): string => readFileSync(join(DIST, file), 'utf8')

test('the oldest browsers stand in the documents as in the table', () => {
  const { chrome, edge, firefox, safari, ios } = BASELINE
  expect(edge).toBe(chrome)
  expect(ios).toBe(safari)
  const document = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  expect(document('README.md')).toContain(
    `Chrome and Edge from ${chrome}, Firefox from ${firefox} and Safari from ${safari} (iPhone and iPad: iOS ${ios})`,
  )
  expect(document('docs/operations.md')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} (iPhone and iPad: iOS ${ios})`,
  )
  expect(document('apps/web/public/load-check.js')).toContain(`iOS ${ios}`)
})

describe('the bundle', () => {
  test('uses no built-in that the oldest supported browsers lack', () => {
    const used = new Set(scripts.flatMap((file) => findYounger(read(`assets/${file}`))))
    expect([...used].toSorted()).toEqual(Object.keys(KNOWN).toSorted())
  })

  test.each([
    ['Map.groupBy(rows, byKind)', ['Map.groupBy']],
    ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
    ['new Set(one).union(other)', ['union']],
    ['new Set(one).isSubsetOf(other)', ['isSubsetOf']],
    ['text?.toWellFormed()', ['toWellFormed']],
    ['URL.parse(address)', ['URL.parse']],
    ['jsx("button", { popoverTarget: id })', ['attribute popoverTarget']],
    ['panel.current?.hidePopover()', ['hidePopover']],
    ['crypto.randomUUID()', ['randomUUID']],
    ['rows.map(draw).at(-1).findLast(isOpen)', []],
  ])('would be found out: %s', (code, found) => {
    expect(findYounger(code)).toEqual(found)
  })

  test('is preceded by a script that every browser can read', () => {
    const young = /Arrow|Template|Spread|Class|Chain|Await|Yield|Pattern|Rest/
    const nodes = [...nodesBelow(parseAst(read('load-check.js')))]
    expect(nodes.map(({ type }) => type).filter((type) => young.test(type))).toEqual([])
    expect(nodes.filter(({ type, kind }) => type === 'VariableDeclaration' && kind !== 'var')).toEqual([])
    expect(nodes.filter(({ shorthand, method }) => shorthand === true || method === true)).toEqual([])
  })
})
