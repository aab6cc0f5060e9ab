import {
  dashCost,
  isolationCost,
  layerCost,
  segmentCost,
  textCost,
  textPathCost,
  verticesIn,
} from './svg-shape-cost.ts'
import { attributeOf, type SvgElement } from './svg-tree.ts'

/**
 * What a renderer has to do when it follows every reference, measured in small elements. A few lines of nested `use` or
 * `pattern` make billions, as do markers at every vertex and hair-fine dashes; a circle of references never ends and costs
 * infinity, and so does what is beyond the limit. How large things are drawn is not known here: `inspect-svg.ts` draws once what passes.
 */
export const drawingCost = (root: SvgElement, limit: number): number => {
  const byId = new Map<string, SvgElement>()
  collect(root, (element) => {
    const id = attributeOf(element, 'id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
  })
  const byClass = classReferences(root)
  if (byClass === undefined) return Number.POSITIVE_INFINITY

  const known = new Map<SvgElement, number | 'counting'>()
  const costOf = (element: SvgElement, depth: number): number => {
    const before = known.get(element)
    if (before === 'counting' || depth > MAX_REFERENCE_DEPTH) return Number.POSITIVE_INFINITY
    if (before !== undefined) return before
    known.set(element, 'counting')
    let cost = ownCost(element)
    for (const child of element.children) if (typeof child !== 'string') cost += costOf(child, depth + 1)
    cost += referredCost(element, limit - cost, depth)
    known.set(element, cost)
    return cost
  }
  const referredCost = (element: SvgElement, left: number, depth: number): number => {
    let cost = 0
    for (const id of referencesOf(element, byClass)) {
      cost += REFERENCE_COST
      if (cost > left) return Number.POSITIVE_INFINITY
      const target = byId.get(id)
      if (target === undefined) continue
      const times = target.name === 'marker' ? verticesIn(element) : 1
      cost += times * (costOf(target, depth + 1) + layerCost(target)) + textPathCost(element, target)
    }
    return cost
  }
  return costOf(root, 0)
}

const ownCost = (element: SvgElement): number =>
  1 +
  dashCost(element) +
  segmentCost(element) +
  isolationCost(element) +
  (TEXTS.has(element.name) ? textCost(element) : 0)

/** Also of one that leads nowhere: it is looked up all the same. */
const REFERENCE_COST = 0.1
const TEXTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath'])
/** Elements within each other and references from one to the next, both together. */
const MAX_REFERENCE_DEPTH = 1_000

const collect = (element: SvgElement, visit: (element: SvgElement) => void): void => {
  visit(element)
  for (const child of element.children) if (typeof child !== 'string') collect(child, visit)
}

const URL_REFERENCE = /url\s*\(\s*(?:["']\s*)?#([^"')\s]+)/gi
const idsIn = (text: string): string[] => Array.from(text.matchAll(URL_REFERENCE), ([, id = '']) => id)

function* referencesOf(element: SvgElement, byClass: ReadonlyMap<string, readonly string[]>): Generator<string> {
  for (const [name, value] of element.attributes) {
    if (name === 'href' && value.trim().startsWith('#')) yield value.trim().slice(1)
    if (name === 'class') for (const word of value.split(/\s+/)) yield* byClass.get(word) ?? []
    if (value.includes('(')) yield* idsIn(value)
  }
}

/** What style sheets refer to, by class. Undefined when a rule refers to something through any other selector. */
const classReferences = (root: SvgElement): ReadonlyMap<string, readonly string[]> | undefined => {
  const byClass = new Map<string, string[]>()
  let isTraceable = true
  collect(root, (element) => {
    if (element.name !== 'style') return
    const css = element.children.filter((child) => typeof child === 'string').join('')
    for (const { selectors, declarations } of rulesOf(css)) {
      const ids = idsIn(declarations)
      if (ids.length === 0) continue
      for (const selector of selectors.split(',')) {
        const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1]
        if (name === undefined) isTraceable = false
        else byClass.set(name, pushed(byClass.get(name) ?? [], ids))
      }
    }
  })
  return isTraceable ? byClass : undefined
}

type Rule = { readonly selectors: string; readonly declarations: string }

/** The innermost blocks of a style sheet, each with what stands before it; in time that grows with the length alone. */
function* rulesOf(css: string): Generator<Rule> {
  for (const block of css.split('}')) {
    const [declarations = '', selectors] = block.split('{').reverse()
    if (selectors !== undefined) yield { selectors, declarations }
  }
}

const pushed = (list: string[], ids: readonly string[]): string[] => {
  for (const id of ids) list.push(id)
  return list
}
