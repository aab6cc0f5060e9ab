/** Elements and cells say with this attribute which element they are; inside, `data-focus` is what takes the focus. */
export const ELEMENT_ATTRIBUTE = 'data-element'

/** Focuses an element once it is drawn, and brings it into sight. */
export const focusElement = (elementId: string): void =>
  focusSoon(() => {
    const element = document.querySelector(`[${ELEMENT_ATTRIBUTE}="${CSS.escape(elementId)}"]`)
    return element?.querySelector<HTMLElement>('[data-focus]') ?? null
  })

/** Focuses what is left of a page: the button that adds an element, else its heading. */
export const focusPage = (pageId: string): void =>
  focusSoon(() => {
    const page = document.querySelector(`[data-page="${CSS.escape(pageId)}"]`)
    return page?.querySelector<HTMLElement>('[data-add-element]') ?? page?.querySelector('[data-page-title]') ?? null
  })

const FRAMES = 20

/** New pages are drawn when they come into sight, which takes some frames. */
const focusSoon = (find: () => HTMLElement | null, frames = FRAMES): void => {
  requestAnimationFrame(() => {
    const found = find()
    if (found) {
      found.focus({ preventScroll: true })
      found.scrollIntoView({ block: 'nearest' })
    } else if (frames > 0) focusSoon(find, frames - 1)
  })
}
