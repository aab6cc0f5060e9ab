import type { Page } from 'playwright-core'

/**
 * Text that cannot be read: something around it cuts it off without an ellipsis that a title completes, and without
 * scrolling. Each as `tag.class "text": how much is cut`.
 */
export const findCutText = (page: Page): Promise<readonly string[]> => page.locator('body').evaluate(findCut)

/** Runs inside the page. */
const findCut = (body: PageElement): string[] => {
  /** Rounding of letters and of zoomed pages. */
  const TOLERANCE = 2
  const SEEN = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }
  type Edges = { readonly start: number; readonly end: number }
  type Part = { readonly x: Edges; readonly y: Edges }

  const beyond = (text: Edges, box: Edges): number => Math.max(box.start - text.start, text.end - box.end)

  /** In one direction: what is left to be seen of a text inside of a box, or how far the box cuts it off. */
  const clip = (text: Edges, box: Edges, overflow: string): Edges | number => {
    if (overflow === 'visible') return text
    // All of it can be scrolled into the box.
    if (overflow === 'auto' || overflow === 'scroll') return { start: box.start, end: box.start }
    const cut = beyond(text, box)
    return cut > TOLERANCE ? cut : text
  }

  const isHidden = (box: Box, style: Style): boolean =>
    style.clipPath !== 'none' || (style.overflowX !== 'visible' && Math.min(box.width, box.height) <= 1)

  const endsInEllipsis = (element: PageElement, style: Style): boolean =>
    (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') && element.closest('[title]') !== null

  /** What is positioned is cut only by what it is positioned in. */
  const ancestorsOf = (parent: PageElement): readonly PageElement[] => {
    const found: PageElement[] = []
    let position = ''
    for (let element: PageElement | null = parent; element; element = element.parentElement) {
      const style = getComputedStyle(element)
      if (position === 'fixed' || (position === 'absolute' && style.position === 'static')) continue
      position = style.position
      found.push(element)
    }
    return found
  }

  /** What is left to be seen of a text inside of one element around it, or how far that cuts it off. */
  const clipBy = (element: PageElement, { x, y }: Part): Part | number => {
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (isHidden(box, style)) return 0
    const clippedX = clip(x, { start: box.left, end: box.right }, style.overflowX)
    const clippedY = clip(y, { start: box.top, end: box.bottom }, style.overflowY)
    if (typeof clippedX === 'object' && typeof clippedY === 'object') return { x: clippedX, y: clippedY }
    if (endsInEllipsis(element, style)) return 0
    return typeof clippedX === 'number' ? clippedX : Number(clippedY)
  }

  /** How far a text reaches beyond what is around it, in px; 0 where all of it can be read. */
  const cutOf = (parent: PageElement, text: Box): number => {
    let part: Part = { x: { start: text.left, end: text.right }, y: { start: text.top, end: text.bottom } }
    for (const element of ancestorsOf(parent)) {
      const rest = clipBy(element, part)
      if (typeof rest === 'number') return rest
      part = rest
    }
    return 0
  }

  const describe = (element: PageElement, text: string, cut: number): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')} "${text.trim().slice(0, 40)}": ${Math.round(cut)} px`

  const found: string[] = []
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const parent = node.parentElement
    const content = node.textContent ?? ''
    if (content.trim() === '' || !parent?.checkVisibility(SEEN) || parent.closest('svg, textarea')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const cut = cutOf(parent, range.getBoundingClientRect())
    if (cut > 0) found.push(describe(parent, content, cut))
  }
  // A value that is chosen, not typed: nobody moves a caret through it.
  for (const input of body.querySelectorAll('input[readonly], select')) {
    const cut = input.scrollWidth - input.clientWidth
    const isSeen = input.checkVisibility(SEEN) && input.clientWidth > 1
    if (isSeen && cut > TOLERANCE && !input.closest('[title]')) found.push(describe(input, input.value, cut))
  }
  return [...new Set(found)]
}

/** As much of a browser as is used here: the tests are otherwise programs for Node.js. */
type PageElement = {
  readonly tagName: string
  readonly value: string
  readonly parentElement: PageElement | null
  readonly clientWidth: number
  readonly scrollWidth: number
  checkVisibility(options: object): boolean
  closest(selector: string): PageElement | null
  getAttribute(name: string): string | null
  getBoundingClientRect(): Box
  querySelectorAll(selector: string): Iterable<PageElement>
}
type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}
type Style = Readonly<
  Record<
    'clipPath' | 'visibility' | 'opacity' | 'textOverflow' | 'webkitLineClamp' | 'position' | 'overflowX' | 'overflowY',
    string
  >
>
type TextNode = { readonly textContent: string | null; readonly parentElement: PageElement | null }
declare const getComputedStyle: (element: PageElement) => Style
declare const NodeFilter: { readonly SHOW_TEXT: number }
declare const document: {
  createTreeWalker(root: PageElement, show: number): { nextNode(): unknown; readonly currentNode: TextNode }
  createRange(): { selectNodeContents(node: TextNode): void; getBoundingClientRect(): Box }
}
