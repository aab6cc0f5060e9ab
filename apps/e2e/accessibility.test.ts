import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import type { DemoName } from './global-setup.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
] as const

type Stop = { readonly path: string; readonly as?: DemoName }
const PAGES: Readonly<Record<string, Stop>> = {
  login: { path: '/login?message=session-expired' },
  'public overview': { path: '/gebaerden' },
  'public sign': { path: '/gebaerden/hallo' },
  'locked sign': { path: '/gebaerden/abend' },
  'page to come': { path: '/impressum' },
  search: { path: '/app/suche', as: 'admin' },
  guesses: { path: '/app/suche?search=Schmeterling', as: 'admin' },
  'empty search': { path: '/app/suche?search=Quokkaxyz', as: 'admin' },
  favourites: { path: '/app/favoriten', as: 'admin' },
  sign: { path: '/app/gebaerden/hallo', as: 'admin' },
  quiz: { path: '/app/gebaerden/hallo?quiz=1', as: 'admin' },
  settings: { path: '/app/einstellungen', as: 'admin' },
}

/** What axe finds, one line each: rule and where. */
const findingsOf = async (page: Page): Promise<string[]> => {
  await settled(page)
  await page.evaluate(`window.axe === undefined && (() => { ${axe.source} })()`)
  const options = JSON.stringify({ runOnly: TAGS, resultTypes: ['violations'] })
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  )
}

type Animation = { readonly playState: string; readonly effect: { getComputedTiming(): { endTime: number } } }

/** Colours that are still fading belong to no state of the page. */
const settled = (page: Page) =>
  eventually(() =>
    page.locator(':root').evaluate((root) => {
      const animations: readonly Animation[] = root.ownerDocument.getAnimations()
      return animations.filter(
        ({ playState, effect }) => playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime),
      ).length
    }),
  ).toBe(0)

const open = async ({ path, as }: Stop, width = 1280): Promise<Page> => {
  const page = await browser.openPage(path, { ...(as && { as }), width, reducedMotion: 'reduce' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** In every look of the product: wide and narrow, light and dark. */
const expectNoFindings = async (page: Page): Promise<void> => {
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    expect({ width, colorScheme, findings: await findingsOf(page) }).toEqual({ width, colorScheme, findings: [] })
  }
}

describe('axe finds nothing', () => {
  test.each(Object.keys(PAGES))('on the page: %s', async (name) => {
    await expectNoFindings(await open(PAGES[name]!))
  })

  test('in the detail of a sign over the results', async () => {
    const page = await open({ path: '/app/suche?search=Hund&gebaerde=hund', as: 'admin' })
    await page.getByRole('dialog', { name: 'Gebärde' }).waitFor()
    await page.getByRole('button', { name: 'Tasten anzeigen' }).click()
    await page.getByLabel('Tasten des Players').waitFor()
    await expectNoFindings(page)
  })

  test('in the settings of the view', async () => {
    const page = await open(PAGES['search']!)
    await page.getByRole('button', { name: 'Ansicht' }).click()
    await page.getByRole('slider', { name: /Spalten/ }).waitFor()
    await expectNoFindings(page)
  })

  test('in the form for a wish', async () => {
    const page = await open(PAGES['empty search']!)
    await page.getByRole('button', { name: 'Gebärde wünschen' }).click()
    await page.getByRole('dialog', { name: 'Gebärde wünschen' }).waitFor()
    await expectNoFindings(page)
  })

  test('in the menu of the account', async () => {
    const page = await open(PAGES['settings']!)
    await page.getByRole('button', { name: /Konto von/ }).click()
    await page.getByRole('button', { name: 'Abmelden' }).waitFor()
    await expectNoFindings(page)
  })

  test('in the share menu and its message', async () => {
    const page = await open(PAGES['sign']!)
    await page.getByRole('button', { name: 'Teilen' }).click()
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    await page.getByRole('group', { name: 'Meldung' }).hover()
    await expectNoFindings(page)
  })
})
