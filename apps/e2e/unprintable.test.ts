import { newText } from '@gebaerdenraum/domain/custom-signs/new-objects'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givenAccount, heading } from './account-journey.ts'
import { chooseSeats, goOn } from './checkout-journey.ts'
import { canvas, customSignPath, field, givenCustomSign, sidebar } from './custom-sign-page.ts'
import { eventually } from './eventually.ts'
import { givenList } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'

const browser = useBrowser()
const me = useOwnAccount()

const expectObjects = (page: Page, count: number): Promise<void> =>
  eventually(() => canvas(page).locator('[data-object]').count()).toBe(count)

describe('characters that cannot be printed', () => {
  test('are named while a word is typed, and are no object of their own', async () => {
    const { id } = await givenCustomSign(me, {
      objects: [newText('Hund', { width: 200, height: 67 }, 'signOnly')],
    })
    const page = await browser.openPage(customSignPath(id), { as: me, reducedMotion: 'reduce' })
    await canvas(page).waitFor()
    const text = field(page, 'Text').first()
    await text.fill('Hund 👍🏽')
    await page.getByText('„👍🏽“ kann nicht gedruckt werden.').first().waitFor()
    expect(await text.getAttribute('aria-describedby')).not.toBeNull()
    await text.fill('😀')
    await sidebar(page).getByRole('button', { name: 'Einfügen', exact: true }).click()
    expect(await text.inputValue()).toBe('😀')
    await expectObjects(page, 1)
  })

  test('are few: a Ukrainian and a Vietnamese name are drawn once their letters are loaded', async () => {
    const names = ['Олександр Їжак', 'Đặng Thị Hồng', 'Ștefan Ioniță']
    const objects = names.map((name) => newText(name, { width: 400, height: 67 }, 'signOnly'))
    const { id } = await givenCustomSign(me, { objects })
    const page = await browser.openPage(customSignPath(id), { as: me, reducedMotion: 'reduce' })
    await canvas(page).waitFor()
    const letters = () =>
      canvas(page)
        .locator('[data-object]')
        .evaluateAll((all) => all.map((one) => one.querySelectorAll('path').length))
    await eventually(letters).toEqual([13, 11, 12])
  })

  test('are drawn as soon as their letters come, also where they did not at first', async () => {
    const { id } = await givenCustomSign(me, {
      objects: [newText('Їжак', { width: 400, height: 67 }, 'signOnly')],
    })
    const letters = '**/letters-*-cyrillic-*.json'
    const page = await browser.openPage(customSignPath(id), {
      as: me,
      reducedMotion: 'reduce',
      prepare: (blank) => blank.route(letters, (route) => route.abort()),
    })
    await canvas(page).waitFor()
    const paths = canvas(page).locator('[data-object] path')
    expect(await paths.count()).toBe(0)
    await page.unroute(letters)
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await eventually(() => paths.count()).toBe(4)
    browser.expectFaults(/Failed to load resource/)
  })

  test('are named in a billing address, which can then be given in Latin letters', async () => {
    const page = await browser.openPage('/anmeldung/bestellung', { as: await givenAccount() })
    await heading(page, 'Lizenz erwerben').waitFor()
    await chooseSeats(page, '5 Personen')
    await goOn(page, 'Lizenz wählen')
    const name = page.getByRole('form', { name: 'Rechnungsadresse' }).getByLabel('Name', { exact: true })
    await name.fill('Ali 王')
    const fault = page.getByText('„王“ kann nicht gedruckt werden. Nimm bitte lateinische Buchstaben.')
    await fault.waitFor()
    await name.fill('Ali Wang')
    await fault.waitFor({ state: 'detached' })
  })

  test('are named at the name of a list', async () => {
    const { id, name } = await givenList({ as: me, signs: 1 })
    const page = await browser.openPage(`/app/lernliste-bearbeiten/${id}`, { as: me })
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByLabel('Name der Lernliste').fill('Tiere 🦄')
    await page.locator('h1').getByText('„🦄“ kann nicht gedruckt werden.').waitFor()
  })
})
