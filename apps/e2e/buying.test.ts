import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillInLogin, givenAccount, heading, mailedPath, newAddress, PASSWORD, toast } from './account-journey.ts'
import { callAs } from './call-as.ts'
import { chooseSeats, endLicenceOf, givenPayer, givenTeam } from './checkout-journey.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()
const CHECKOUT = '/anmeldung/bestellung'
const LICENCE = '/app/einstellungen/konto/abo'
/** What the public page says of its size, wide and narrow. */
const CATALOGUE = 'über 1200 Gebärdenvideos und Zeichnungen'

const seats = (page: Page, name: string) =>
  page.getByRole('slider', { name: /Plätze/ }).and(page.locator(`[aria-valuetext="${name}"]`))

test('a member of a team whose licence has ended is told why and whom to ask wherever he comes', async () => {
  const owner = await givenPayer('small-5-12')
  const [member] = await givenTeam(owner, 1)
  await endLicenceOf(owner)
  const page = await browser.openPage('/app/suche', { as: member!, width: 390 })
  await page.waitForURL(`**${LICENCE}`)
  await toast(page, 'Du hast keine aktive Lizenz. Die Lizenz deines Teams ist nicht mehr aktiv.').waitFor()
  await page.getByRole('main').getByRole('link', { name: owner.email }).waitFor()

  await page.goto('/gebaerden')
  await page.getByText(/Die Lizenz deines Teams ist nicht mehr aktiv\. Deshalb siehst du nur ausgewählte/).waitFor()
  await page.getByRole('link', { name: owner.email }).waitFor()
  await page.getByRole('link', { name: 'Mehr zur Lizenz' }).waitFor()
  expect(await page.getByRole('link', { name: 'Lizenz erwerben' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Preise' }).count()).toBe(0)
  await expectNoFindings(page)
})

describe('a licence that was chosen on the public page', () => {
  const chooseTen = async (page: Page): Promise<void> => {
    await page.getByRole('radio', { name: 'eine Einrichtung' }).check()
    await chooseSeats(page, '10 Personen')
  }

  test('is shown at the sign-up, and there when the mail is opened on another device', async () => {
    const page = await browser.openPage('/gebaerden')
    await page.getByText(CATALOGUE, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Preise' }).click()
    await chooseTen(page)
    await page.getByRole('link', { name: 'Lizenz erwerben', exact: true }).last().click()
    await heading(page, 'Konto erstellen').waitFor()
    await page.getByText('Deine Auswahl: Einrichtung, 10 Plätze').waitFor()
    await expectNoFindings(page)
    await page.getByRole('link', { name: 'Auswahl ändern' }).click()
    await seats(page, '10 Personen').waitFor()
    await page.goBack()

    const email = newAddress()
    await page.getByLabel('Name').fill('Eva Neu')
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Konto erstellen' }).click()
    await heading(page, 'E-Mail bestätigen').waitFor()
    await page.getByText('Deine Auswahl: Einrichtung, 10 Plätze').waitFor()
    await page.context().close()

    const other = await browser.openPage(await mailedPath(email, '/signupEmail/'), { width: 390 })
    await other.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await fillInLogin(other, email, PASSWORD)
    await other.waitForURL(`**${CHECKOUT}`)
    await seats(other, '10 Personen').waitFor()
    expect(await other.getByRole('radio', { name: 'eine Einrichtung' }).isChecked()).toBe(true)
  })

  test('is kept for an account that signs in later', async () => {
    const account = await givenAccount()
    const page = await browser.openPage('/gebaerden', { width: 390 })
    await page.getByText(CATALOGUE, { exact: true }).waitFor()
    await chooseTen(page)
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
    await fillInLogin(page, account.email, account.password)
    await page.waitForURL(`**${CHECKOUT}`)
    await seats(page, '10 Personen').waitFor()
    const { choice } = await callAs(account, 'GET', 'checkout')
    expect(choice).toMatchObject({ licenseObject: { size: 10 }, customerType: 'company', state: 'offered' })
  })
})
