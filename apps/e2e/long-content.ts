import type { Page } from 'playwright-core'
import { renderInBrowser } from './render-in-browser.ts'
import { searchOnServer } from './search-on-server.ts'

/** As long as real ones are: of a list, a team or a person with two names; a word; an address. */
export const LONG_NAME =
  'Verkehrserziehung und Fahrradprüfung der Klasse 4b, Sonderpädagogisches Förderzentrum Löwenzahn'
export const LONG_WORD = 'Berufsgenossenschaftsunfallmeldung'
const LONG_COMPANY =
  'Sonderpädagogisches Bildungs- und Beratungszentrum mit dem Förderschwerpunkt Hören Löwenzahnstraße'
const LONG_EMAIL = 'alexandra-katharina.hohenlohe-langenburg@kindertagesstaette-sonnenschein.example'

/** What the page loads from the API has long names and addresses; the server keeps the short ones. */
export const lengthenNames = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch().catch(() => undefined)
    // The page was closed meanwhile.
    if (!answer) return
    const isJson = (answer.headers()['content-type'] ?? '').includes('application/json')
    if (!isJson || !answer.ok()) return route.fulfill({ response: answer })
    const name = route.request().url().includes('/api/signs') ? LONG_WORD : LONG_NAME
    await route.fulfill({ response: answer, json: lengthen(await answer.json(), name) })
  })
  await renderInBrowser(page)
  await searchOnServer(page)
}

const lengthen = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => lengthen(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (typeof inner !== 'string' || inner === '') return [key, lengthen(inner, name)]
      return [key, { name, email: LONG_EMAIL, company: LONG_COMPANY, organisation: LONG_COMPANY }[key] ?? inner]
    }),
  )
}
