import type { Page } from 'playwright-core'

/**
 * Texts that React keeps a reference to. A translator that replaces one breaks the page (decision 0047). React marks the
 * nodes that it refers to; a page without any marked element is a finding too.
 */
export const findSharedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const isMarked = (node) => Object.keys(node).some((key) => key.startsWith('__react'))
    if (![...document.body.querySelectorAll('*')].some(isMarked)) return ['no element of React']
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (isMarked(text)) found.push(text.parentElement.tagName + ': ' + text.data)
    }
    return found
  })()`)
