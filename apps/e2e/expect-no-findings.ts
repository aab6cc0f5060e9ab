import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/**
 * Wide and narrow, light and dark, once each. Which colours are read on which grounds, in both schemes, is held by
 * `apps/web/src/app/contrast.test.ts`.
 */
const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

/**
 * At the top nothing is half behind the bar, which would be a finding. Menus and lists that are open take their place some
 * frames after the window has another width.
 */
const UNTIL_IN_PLACE = `new Promise((resolve) => {
  window.scrollTo(0, 0)
  const measure = () => JSON.stringify([...document.querySelectorAll('[data-position]')].map((it) => it.getBoundingClientRect()))
  const look = (before) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const now = measure()
    if (now === before) resolve()
    else look(now)
  }))
  look()
})`

/** Axe finds nothing, neither on a wide light screen nor on a narrow dark one. */
export const expectNoFindings = async (page: Page): Promise<void> => {
  // Each page has one. Before it is there axe would look at an empty page.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 })
    await setColorScheme(page, colorScheme)
    await page.evaluate(UNTIL_IN_PLACE)
    const findings = await listFindings(page)
    expect(findings, `${width} px, ${colorScheme}: ${findings.join('; ')}`).toEqual([])
  }
  // Journeys go on in the light scheme.
  await setColorScheme(page, 'light')
}

const setColorScheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await eventually(() => page.locator(':root').getAttribute('data-mantine-color-scheme')).toBe(colorScheme)
}

/** What axe finds, one line each: rule and where. */
const listFindings = async (page: Page): Promise<string[]> => {
  await waitForAnimations(page)
  // Half a megabyte, which the page would parse again for each look.
  if (await page.evaluate('window.axe === undefined')) await page.evaluate(`(() => { ${axe.source} })()`)
  const options = JSON.stringify({ runOnly: TAGS, resultTypes: ['violations'] })
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  )
}

type Animation = { readonly playState: string; readonly effect: { getComputedTiming(): { endTime: number } } }

/** Colours that are still fading belong to no state of the page. */
const waitForAnimations = (page: Page) =>
  eventually(() =>
    page.locator(':root').evaluate((root) => {
      const animations: readonly Animation[] = root.ownerDocument.getAnimations()
      return animations.filter(
        ({ playState, effect }) => playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime),
      ).length
    }),
  ).toBe(0)
