import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givenOwner } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectToFit, WIDTHS } from './expect-to-fit.ts'
import { givenList } from './given-list.ts'
import { editorPath, shownSigns } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { renderInBrowser } from './render-in-browser.ts'
import { searchOnServer } from './search-on-server.ts'
import { foundSigns } from './search-page.ts'

const browser = useBrowser()
const LONG_WORD = 'Berufsgenossenschaftsunfallmeldung'

describe('nothing is wider than the window', () => {
  test('with the detail of a sign open over the results', async () => {
    const page = await browser.openPage('/app/suche?search=Hund&gebaerde=hund', { as: 'admin' })
    await page.getByRole('dialog', { name: 'Gebärde' }).getByRole('heading', { name: 'Hund' }).waitFor()
    await expectToFit(page)
  })
})

describe('the public page of a sign', () => {
  test.each([
    [1024, 600],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ])('scrolls as a whole at %d × %d: nothing inside of it scrolls or is cut off', async (width, height) => {
    const page = await browser.openPage('/gebaerden/hallo', { width, height })
    await page.getByRole('region', { name: 'Zeichnung und Angaben' }).getByRole('img').first().waitFor()
    await eventually(() => findInnerScrolls(page)).toEqual([])
  })
})

describe(`a list called ${LONG_WORD}`, () => {
  test.each(['Klein', 'Mittel', 'Groß'])('fits with pictures of the size “%s”', async (size) => {
    // An account of its own, which remembers the size.
    const owner = await givenOwner()
    const { id } = await givenList({ as: owner, name: LONG_WORD, signs: ['Hund', 'Geburtstag'], isOfTeam: true })
    const page = await browser.openPage(editorPath(id), { as: owner })
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Geburtstag'])
    await page.getByText(size, { exact: true }).click()
    await expectToFit(page)
  })
})

describe(`a sign called ${LONG_WORD}`, () => {
  const openRenamed = (path: string): Promise<Page> =>
    browser.openPage(path, {
      as: 'admin',
      prepare: async (blank) => {
        await searchOnServer(blank)
        await blank.route('**/api/signs?*', async (route) => {
          const answer = await route.fetch()
          const body = await answer.json()
          const [first, ...others] = body.data
          const renamed = { ...first, name: LONG_WORD, keywords: [LONG_WORD, 'Meldung'] }
          await route.fulfill({ response: answer, json: { ...body, data: [renamed, ...others] } })
        })
      },
    })

  test('breaks no card', async () => {
    const page = await openRenamed('/app/suche')
    const name = foundSigns(page).first().getByText(LONG_WORD)
    await name.waitFor()
    await expectToFit(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await eventually(() => beyondCard(page)).toBeLessThanOrEqual(0)
    }
  })

  test('breaks neither its page nor its title', async () => {
    const page = await openRenamed('/app/gebaerden/hund')
    await page.getByRole('heading', { level: 1, name: LONG_WORD }).waitFor()
    await expectToFit(page)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(box!.x + box!.width).toBeLessThanOrEqual(width)
      expect(box!.width).toBeGreaterThan(80)
    }
  })

  test('does not break the detail over the results', async () => {
    const page = await openRenamed('/app/suche?search=Hund&gebaerde=hund')
    await page.getByRole('dialog', { name: 'Gebärde' }).getByRole('heading', { name: LONG_WORD }).waitFor()
    await expectToFit(page)
  })

  test('does not break the public page', async () => {
    const page = await browser.openPage('/gebaerden/hallo', {
      prepare: async (blank) => {
        await renderInBrowser(blank)
        await blank.route('**/api/signs?*', async (route) => {
          const answer = await route.fetch()
          const body = await answer.json()
          const data = body.data.map((sign: object) => ({ ...sign, name: LONG_WORD }))
          await route.fulfill({ response: answer, json: { ...body, data } })
        })
      },
    })
    await page.getByRole('heading', { level: 1, name: LONG_WORD }).waitFor()
    await expectToFit(page)
  })
})

/** How far the name of the first card reaches beyond it, in px. */
const beyondCard = (page: Page): Promise<number> =>
  foundSigns(page)
    .first()
    .evaluate((card) => {
      const edge = card.getBoundingClientRect().right
      return Math.max(...[...card.querySelectorAll('span')].map((text) => text.getBoundingClientRect().right - edge))
    })

/** Parts of the sign with more content than they show. */
const findInnerScrolls = (page: Page): Promise<string[]> =>
  page.locator('aside[aria-label="Zeichnung"], aside[aria-label="Zeichnung"] *').evaluateAll((elements) =>
    elements
      .filter((element) => element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 1)
      .filter((element) => element.computedStyleMap().get('overflow-y')?.toString() !== 'visible')
      .map(
        (element) => `${element.tagName} ${element.className}: ${element.scrollHeight} in ${element.clientHeight} px`,
      ),
  )
