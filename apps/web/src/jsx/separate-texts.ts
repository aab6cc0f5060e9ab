import { createElement, Fragment, type ReactNode } from 'react'

/** The element around a text that has siblings; it has no box of its own (`text-run.css`). */
export const TEXT_RUN = 'text-run'

export type Props = { readonly children?: unknown; readonly translate?: string }

/**
 * Gives every text an element in which it is alone. Translators (Chrome, Edge, Safari, Firefox) replace text nodes. React
 * keeps a reference to a text node only if it has siblings: it would then remove or update a node that is no longer on the
 * page. A text that is alone is set by `textContent` of its element, which replaces whatever stands there (decision 0047).
 */
export const separateTexts = (type: unknown, props: Props): Props => {
  const { children } = props
  if (Array.isArray(children)) {
    const separated = separateSiblings(children, type)
    return separated === children ? props : { ...props, children: separated }
  }
  // A fragment has no element, so its text has siblings wherever the fragment has.
  return type === Fragment && isText(children) ? { ...props, children: textRun(String(children), 0, type) } : props
}

/** Texts that meet become one, so that a sentence is translated as a whole and does not depend on its parts. */
const separateSiblings = (children: readonly unknown[], type: unknown): unknown => {
  if (!children.some((child) => isText(child) || Array.isArray(child))) return children
  const isOnlyText = children.every((child) => isText(child) || isNothing(child))
  if (isOnlyText) {
    const text = children.filter(isText).join('')
    return type === Fragment && text !== '' ? textRun(text, 0, type) : text
  }
  return separateRuns(children, type)
}

/** Keeps the number of children: React knows those without a key by their position. */
const separateRuns = (children: readonly unknown[], type: unknown): readonly unknown[] => {
  const separated: unknown[] = children.map((child) => (isText(child) ? null : child))
  let first: number | undefined
  let text = ''
  const end = () => {
    if (first !== undefined && text !== '') separated[first] = textRun(text, first, type)
    first = undefined
    text = ''
  }
  for (const [index, child] of children.entries()) {
    if (isText(child)) {
      first ??= index
      text += child
    } else if (!isNothing(child)) {
      end()
      if (Array.isArray(child)) separated[index] = separateNested(child, type)
    }
  }
  end()
  return separated
}

/** A list among the children: its texts have siblings, even a single one. */
const separateNested = (children: readonly unknown[], type: unknown): readonly unknown[] =>
  children.some((child) => isText(child) || Array.isArray(child)) ? separateRuns(children, type) : children

const textRun = (text: string, index: number, type: unknown): ReactNode =>
  createElement(SVG_TEXTS.has(type) ? 'tspan' : TEXT_RUN, { key: `text-${index}` }, text)

/** Inside of these only elements of SVG are drawn. */
const SVG_TEXTS: ReadonlySet<unknown> = new Set(['text', 'textPath', 'tspan'])

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint'

/** What React draws nothing for. */
const isNothing = (child: unknown): boolean => child === null || child === undefined || typeof child === 'boolean'
