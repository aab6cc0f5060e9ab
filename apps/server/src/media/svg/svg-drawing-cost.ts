import { dashCost, layerCost, verticesIn } from './svg-shape-cost.ts'
import { attributeOf, type SvgElement } from './svg-tree.ts'

/**
 * How many elements a renderer meets when it follows every reference. A few lines of nested `use` or `pattern` make
 * billions, as do markers at every vertex and hair-fine dashes; a circle of references never ends and costs infinity.
 */
export const drawingCost = (root: SvgElement): number => {
  const byId = new Map<string, SvgElement>()
  collect(root, (element) => {
    const id = attributeOf(element, 'id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
  })
  const byClass = classReferences(root)
  if (byClass === undefined) return Number.POSITIVE_INFINITY

  const known = new Map<SvgElement, number | 'counting'>()
  const costOf = (element: SvgElement): number => {
    const before = known.get(element)
    if (before !== undefined) return before === 'counting' ? Number.POSITIVE_INFINITY : before
    known.set(element, 'counting')
    let cost = 1 + dashCost(element)
    for (const child of element.children) if (typeof child !== 'string') cost += costOf(child)
    for (const id of referencesOf(element, byClass)) {
      const target = byId.get(id)
      if (target === undefined) continue
      const times = target.name === 'marker' ? verticesIn(element) : 1
      cost += times * (costOf(target) + layerCost(target))
    }
    known.set(element, cost)
    return cost
  }
  return costOf(root)
}

const collect = (element: SvgElement, visit: (element: SvgElement) => void): void => {
  visit(element)
  for (const child of element.children) if (typeof child !== 'string') collect(child, visit)
}

const URL_REFERENCE = /url\s*\(\s*["']?\s*#([^"')\s]+)/gi
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
    for (const [, selectors = '', declarations = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
      const ids = idsIn(declarations)
      if (ids.length === 0) continue
      for (const selector of selectors.split(',')) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1]
        if (name === undefined) isTraceable = false
        else byClass.set(name, [...(byClass.get(name) ?? []), ...ids])
      }
    }
  })
  return isTraceable ? byClass : undefined
}
