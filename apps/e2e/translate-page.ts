import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** What a translator does to a text: `translator.mjs`. */
export const TRANSLATORS = ['moves', 'replaces', 'swaps'] as const
export type Translator = (typeof TRANSLATORS)[number]

/** `TRANSLATOR=replaces npx vitest run --project browser <file>`: any journey on pages whose texts are replaced by equal ones. */
export const translatorToTry = TRANSLATORS.find((how) => how === process.env['TRANSLATOR'])

/** What every translated text begins with. */
export const MARK = '»'

/** The browser translates the page from its first text on, and whatever changes in it. */
export const translatePage = async (page: Page, how: Translator, mark = MARK): Promise<void> => {
  await page.addInitScript(`globalThis.translator = ${JSON.stringify({ how, mark })}`)
  await page.addInitScript({ path: join(import.meta.dirname, 'translator.mjs') })
}

/** Texts that a translator may take and that it has not taken, or has taken twice. */
export const findUntranslated = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode
      if (data.trim() === '' || parentElement.closest('[translate="no"], script, style, noscript')) continue
      if (data.split('${MARK}').length !== 2) found.push(data)
    }
    return found
  })()`)
