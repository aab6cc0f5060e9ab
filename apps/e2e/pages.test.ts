import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFindings } from './expect-no-findings.ts'
import { expectTabToReachAll } from './expect-tab-to-reach-all.ts'
import { expectTargetsForFingers } from './expect-targets-for-fingers.ts'
import { expectToFit } from './expect-to-fit.ts'
import type { DemoName } from './global-setup.ts'
import { useBrowser } from './open-page.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()

/** Pages as they open. What can be opened on them is looked at in the journeys of their part of the product. */
const PAGES: Readonly<Record<string, readonly [path: string, as?: DemoName]>> = {
  login: ['/login?message=session-expired'],
  terms: ['/agb'],
  'public overview': ['/gebaerden'],
  'public sign': ['/gebaerden/hallo'],
  'locked sign': ['/gebaerden/abend'],
  search: ['/app/suche', 'admin'],
  guesses: ['/app/suche?search=Schmeterling', 'admin'],
  'empty search': ['/app/suche?search=Quokkaxyz', 'admin'],
  favourites: ['/app/favoriten', 'admin'],
  sign: ['/app/gebaerden/hallo', 'admin'],
  quiz: ['/app/gebaerden/hallo?quiz=1', 'admin'],
  lists: ['/app/lernlisten', 'admin'],
  'list editor': ['/app/lernliste-bearbeiten', 'admin'],
  files: ['/app/organisieren', 'leitung'],
  settings: ['/app/einstellungen', 'admin'],
  password: ['/app/einstellungen/konto/passwort-aendern', 'admin'],
  administration: ['/app/verwaltung', 'admin'],
}

const open = async (name: string): Promise<Page> => {
  const [path, as] = PAGES[name]!
  const page = await browser.openShared(as ?? 'visitor', path, { ...(as && { as }), reducedMotion: 'reduce' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilSettled(page)
  return page
}

test.each(Object.keys(PAGES))('fits every window, and is right for keyboard, fingers and axe: %s', async (name) => {
  const page = await open(name)
  await expectTabToReachAll(page)
  await expectToFit(page)
  // A page of text has only links inside of texts.
  if (name !== 'terms') await expectTargetsForFingers(page)
  await expectNoFindings(page)
  expect(await page.locator('h1').count()).toBe(1)
})
