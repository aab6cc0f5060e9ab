import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { isGridPage } from '@gebaerdenraum/domain/documents/grid-cells'
import { currentDrag, setDrag } from './cell-drag.ts'
import classes from './drag-ghost.module.css'
import { nearestCell } from './nearest-cell.ts'

/** A finger or a hand trembles; less than this is a click. */
const THRESHOLD_PX = 4
/** So near the edge of what scrolls it scrolls by itself, the faster the nearer. */
const SCROLL_ZONE_PX = 56
const SCROLL_PX_PER_FRAME = 18

type Seized = {
  readonly from: CellPlace
  readonly content: () => DocumentContent
  /** The cell that is seized: the ghost is made of it. */
  readonly cell: HTMLElement
  readonly onDrop: (from: CellPlace, to: CellPlace) => void
  /** It was let go where it was seized. */
  readonly onClick: () => void
}

/**
 * Follows the pointer from pressing to letting go. Moving sets a transform on the one node of the ghost, once a frame;
 * which cell is below is computed from the places of the pages.
 */
export const followPointer = (start: PointerEvent, { from, content, cell, onDrop, onClick }: Seized): void => {
  const scroller = scrollerOf(cell)
  let pointer = { x: start.clientX, y: start.clientY }
  let ghost: HTMLElement | null = null
  let frame = 0

  const draw = (): void => {
    frame = 0
    if (!ghost) return
    ghost.style.transform = `translate3d(${pointer.x - start.clientX}px, ${pointer.y - start.clientY}px, 0)`
    const isScrolling = scrollAtEdges(scroller, pointer)
    setDrag({ from, to: placeAt(content(), pointer), by: 'pointer' })
    if (isScrolling) schedule()
  }
  const schedule = (): void => {
    frame ||= requestAnimationFrame(draw)
  }
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return
    pointer = { x: event.clientX, y: event.clientY }
    const isFar = Math.hypot(pointer.x - start.clientX, pointer.y - start.clientY) >= THRESHOLD_PX
    if (!ghost && isFar) {
      ghost = ghostOf(cell)
      setDrag({ from, to: from, by: 'pointer' })
    }
    if (ghost) schedule()
  }
  const end = (): void => {
    cancelAnimationFrame(frame)
    ghost?.remove()
    setDrag(null)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', drop)
    window.removeEventListener('pointercancel', end)
    window.removeEventListener('keydown', press, true)
    window.removeEventListener('blur', end)
  }
  const drop = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return
    const isDragged = ghost !== null
    if (isDragged) draw()
    const to = currentDrag()?.to ?? null
    end()
    if (!isDragged) {
      onClick()
      return
    }
    // The click that a browser makes of pressing and letting go is none.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    if (to) onDrop(from, to)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end()
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', drop)
  window.addEventListener('pointercancel', end)
  window.addEventListener('keydown', press, true)
  window.addEventListener('blur', end)
}

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** The cell below a point of the screen, on whatever page that is shown. */
const placeAt = (content: DocumentContent, { x, y }: { readonly x: number; readonly y: number }): CellPlace | null => {
  for (const sheet of document.querySelectorAll<HTMLElement>('[data-grid-page]')) {
    const { left, top, right, bottom, width } = sheet.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) continue
    const page = content.pagesKeyedById[sheet.dataset['gridPage'] ?? '']
    if (!page || !isGridPage(page)) return null
    const scale = page.dimensions.width / width
    const cell = nearestCell(page, { x: (x - left) * scale, y: (y - top) * scale })
    return cell && { pageId: page.id, cell }
  }
  return null
}

/** What is seen under the pointer: the picture as large as it stands there. */
const ghostOf = (cell: HTMLElement): HTMLElement => {
  const { left, top, width, height } = cell.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = classes.ghost ?? ''
  ghost.dataset['dragGhost'] = ''
  ghost.ariaHidden = 'true'
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  const picture = cell.querySelector('img')
  if (picture) ghost.append(picture.cloneNode())
  document.body.append(ghost)
  return ghost
}

const scrollAtEdges = (scroller: Element, { x, y }: { readonly x: number; readonly y: number }): boolean => {
  const isPage = scroller === document.scrollingElement
  const { innerWidth, innerHeight } = window
  const { top, bottom, left, right } = isPage
    ? { top: 0, bottom: innerHeight, left: 0, right: innerWidth }
    : scroller.getBoundingClientRect()
  const { scrollLeft, scrollTop } = scroller
  scroller.scrollTop += pullAt(y, top, bottom)
  scroller.scrollLeft += pullAt(x, left, right)
  return scroller.scrollTop !== scrollTop || scroller.scrollLeft !== scrollLeft
}

const pullAt = (at: number, from: number, to: number): number => {
  if (at < from + SCROLL_ZONE_PX) return -speedAt(from + SCROLL_ZONE_PX - at)
  return at > to - SCROLL_ZONE_PX ? speedAt(at - to + SCROLL_ZONE_PX) : 0
}

const speedAt = (depth: number): number => Math.min(1, depth / SCROLL_ZONE_PX) * SCROLL_PX_PER_FRAME

const scrollerOf = (element: Element): Element => {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each)
    if ((overflowY === 'auto' || overflowY === 'scroll') && each.scrollHeight > each.clientHeight) return each
  }
  return document.scrollingElement ?? document.documentElement
}
