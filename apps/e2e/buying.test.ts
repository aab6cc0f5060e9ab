import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillInLogin, givenAccount, heading, mailedPath, newAddress, PASSWORD, toast } from './account-journey.ts'
import { callAs } from './call-as.ts'
import {
  chooseSeats,
  endLicenceOf,
  fillInAddress,
  fillInCard,
  fillInIban,
  givenPayer,
  givenTeam,
  goOn,
  orderNow,
  step,
} from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import type { Account } from './person.ts'

const browser = useBrowser()
const CHECKOUT = '/anmeldung/bestellung'
const LICENCE = '/app/einstellungen/konto/abo'

const openFor = (account: Account, path: string, width = 1280): Promise<Page> =>
  browser.openPage(path, { as: account, width })
const seats = (page: Page, name: string) =>
  page.getByRole('slider', { name: /Plätze/ }).and(page.locator(`[aria-valuetext="${name}"]`))

type Team = { readonly owner: Account; readonly member: Account; readonly manager: Account }

const givenEndedTeam = async (): Promise<Team> => {
  const owner = await givenPayer('small-5-12')
  const [member, manager] = await givenTeam(owner, 2)
  if (!member || !manager) throw new Error('The team has no members')
  await callAs(owner, 'PATCH', `users/${manager.id}`, { teamRole: 'manager' })
  await endLicenceOf(owner)
  return { owner, member, manager }
}

let team: Promise<Team> | undefined
/** One team for all that only look at it. A try that fails to make it leaves nothing to the next. */
const endedTeam = (): Promise<Team> => {
  team ??= givenEndedTeam().catch((error: unknown) => {
    team = undefined
    throw error
  })
  return team
}

describe('people of a team whose licence has ended', () => {
  test.each(['member', 'manager'] as const)('a %s is told why and whom to ask wherever he comes', async (role) => {
    const { owner, [role]: account } = await endedTeam()
    const page = await openFor(account, '/app/suche', role === 'member' ? 390 : 1280)
    await page.waitForURL(`**${LICENCE}`)
    await toast(page, 'Du hast keine aktive Lizenz. Die Lizenz deines Teams ist nicht mehr aktiv.').waitFor()
    const main = page.getByRole('main')
    await main.getByText('Die Lizenz deines Teams ist nicht mehr aktiv.').waitFor()
    await main.getByRole('link', { name: owner.email }).waitFor()
    await main.getByText('Verlasse zuerst das Team.').waitFor()
    await expectNoFindings(page)

    await page.goto('/gebaerden')
    await page.getByText(/Die Lizenz deines Teams ist nicht mehr aktiv\. Deshalb siehst du nur ausgewählte/).waitFor()
    await page.getByRole('link', { name: owner.email }).waitFor()
    await page.getByRole('link', { name: 'Mehr zur Lizenz' }).waitFor()
    expect(await page.getByRole('link', { name: 'Lizenz erwerben' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Preise' }).count()).toBe(0)
    await expectNoFindings(page)

    await page.goto(CHECKOUT)
    await heading(page, 'Lizenz erwerben').waitFor()
    await page.getByText('Die Lizenz deines Teams ist nicht mehr aktiv.').waitFor()
    expect(await page.getByText('konnte nicht geladen werden').count()).toBe(0)

    await page.getByRole('link', { name: 'Dein Team' }).click()
    await page.getByText(/Bis ihr wieder eine aktive Lizenz habt/).waitFor()
    await page.getByRole('button', { name: 'Team verlassen' }).waitFor()
  })

  test('the owner is led to a new licence', async () => {
    const { owner } = await endedTeam()
    const page = await openFor(owner, '/app/suche')
    await page.waitForURL(`**${LICENCE}`)
    await page.getByRole('link', { name: 'Lizenz erwerben' }).click()
    await step(page, 'Lizenz wählen').waitFor()
  })
})

test('an administrator learns at the checkout that he cannot buy', async () => {
  const page = await browser.openPage(CHECKOUT, { as: 'admin' })
  await page.getByText('Es hat Zugang zu allem und kauft keine Lizenz.').waitFor()
  await page.getByRole('link', { name: 'Zur Verwaltung' }).waitFor()
  await expectNoFindings(page)
})

test('a member with a licence learns at the checkout who pays for it', async () => {
  const page = await browser.openPage(CHECKOUT, { as: 'mitglied' })
  await page.getByText(/Verwaltet und bezahlt wird sie vom Inhaber des Teams, Lena Leitung/).waitFor()
})

describe('a licence that was chosen on the public page', () => {
  const chooseTen = async (page: Page): Promise<void> => {
    await page.getByRole('radio', { name: 'eine Einrichtung' }).check()
    await chooseSeats(page, '10 Personen')
  }

  test('is shown at the sign-up, and there when the mail is opened on another device', async () => {
    const page = await browser.openPage('/gebaerden')
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
    await goOn(other, 'Lizenz wählen')
    await fillInAddress(other, { company: 'Kita Ahornweg' })
    await fillInCard(other)
    await goOn(other, 'Rechnungsvorschau')
    await orderNow(other)
    await other.waitForURL('**/bestellung-erfolgreich')
    await other.goto(LICENCE)
    await other.getByRole('heading', { name: 'Plätze deiner Lizenz' }).waitFor()
    await other.getByRole('list', { name: 'Plätze der Lizenz: 10' }).getByText('Freie Plätze: 9').waitFor()
    await expectNoFindings(other)
  })

  test('is kept for an account that signs in later', async () => {
    const account = await givenAccount()
    const page = await browser.openPage('/gebaerden')
    await chooseTen(page)
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
    await fillInLogin(page, account.email, account.password)
    await page.waitForURL(`**${CHECKOUT}`)
    await page.context().close()
    const other = await openFor(account, CHECKOUT)
    await seats(other, '10 Personen').waitFor()
    const { choice } = await callAs(account, 'GET', 'checkout')
    expect(choice).toMatchObject({ licenseObject: { size: 10 }, customerType: 'company', state: 'offered' })
  })
})

describe('a returning customer', () => {
  test('who bought for himself becomes an institution, and orders on invoice, which begins once it is approved', async () => {
    const account = await givenPayer()
    await endLicenceOf(account)
    const page = await openFor(account, CHECKOUT)
    await chooseSeats(page, '10 Personen')
    await page.getByText('inklusive 19 % Mehrwertsteuer').waitFor()
    await goOn(page, 'Lizenz wählen')

    const address = step(page, 'Rechnungsadresse')
    await address.getByText('Ahornweg 7').waitFor()
    await expectNoFindings(page)
    await address.getByRole('button', { name: 'Rechnungsdaten ändern' }).click()
    const price = address.getByText(/zahlbar per/)
    expect(await price.innerText()).toMatch(/inklusive 19 % Mehrwertsteuer, zahlbar per Karte oder Lastschrift$/)
    await address.getByRole('radio', { name: 'eine Einrichtung' }).check()
    await eventually(() => price.innerText()).toMatch(
      /zuzüglich 19 % Mehrwertsteuer, zahlbar per Karte, Lastschrift oder Rechnung$/,
    )
    await address.getByLabel('Land', { exact: true }).selectOption({ label: 'Schweiz' })
    await eventually(() => price.innerText()).not.toContain('19 %')
    await address.getByLabel('Land', { exact: true }).selectOption({ label: 'Deutschland' })
    await address.getByLabel('Name der Firma oder Einrichtung').fill('Kita Ahornweg')
    await address.getByRole('button', { name: 'Weiter' }).click()

    const payment = step(page, 'Zahlungsart')
    await payment.getByRole('radio', { name: 'Andere Zahlungsart' }).check()
    await payment.getByRole('radio', { name: 'Rechnung' }).check()
    await payment.getByText('Erst danach wird der volle Zugang freigeschaltet.').waitFor()
    await goOn(page, 'Zahlungsart')

    const preview = step(page, 'Rechnungsvorschau')
    await preview
      .getByText(/Die Lizenz beginnt, sobald wir deine Bestellung geprüft haben, und läuft dann 1 Jahr/)
      .waitFor()
    await preview.getByText('1 Jahr, ab der Freigabe deiner Bestellung').waitFor()
    expect(await preview.innerText()).not.toContain('sofort')
    await goOn(page, 'Rechnungsvorschau')
    const order = step(page, 'Bestellen')
    await order.getByLabel(/Ich möchte den Zugang, sobald meine Bestellung geprüft ist/).waitFor()
    expect(await order.innerText()).not.toContain('sofort')
    await expectNoFindings(page)
    await orderNow(page)
    await heading(page, 'Deine Bestellung ist eingegangen').waitFor()

    await page.goto('/app/einstellungen')
    await page.getByRole('link', { name: /^Rechnungen/ }).click()
    await page
      .getByRole('link', { name: /als PDF/ })
      .first()
      .waitFor()
  })
})

test.each([390, 1280])('the public page says how large the catalogue is, at %i px', async (width) => {
  const page = await browser.openPage('/gebaerden', { width })
  await page.getByText('über 1200 Gebärdenvideos und Zeichnungen').waitFor()
})

describe('a direct debit', () => {
  const SETUP = '**/api/checkout/-1?**'
  const choose = (page: Page, method: string) => page.getByRole('radio', { name: method }).check()
  const openPayment = async (): Promise<Page> => {
    const page = await openFor(await givenAccount(), CHECKOUT)
    await goOn(page, 'Lizenz wählen')
    await fillInAddress(page)
    await page.getByRole('form', { name: 'Karte', exact: true }).waitFor()
    return page
  }

  test('is prepared as soon as it is chosen, once, while its form can be filled in', async () => {
    const page = await openPayment()
    const answered = Promise.withResolvers<void>()
    let asked = 0
    await page.route(SETUP, async (route) => {
      asked += 1
      await answered.promise
      await route.continue()
    })
    await choose(page, 'Lastschrift')
    await choose(page, 'Karte')
    await choose(page, 'Lastschrift')
    await fillInIban(page)
    answered.resolve()
    await step(page, 'Rechnungsvorschau').waitFor()
    expect(asked).toBe(1)
  })

  test('that could not be prepared says so, keeps what was typed, and can be tried again', async () => {
    const page = await openPayment()
    const json = {
      name: 'Unavailable',
      code: 503,
      className: 'unavailable',
      message: 'Der Zahlungsdienst antwortet nicht.',
    }
    await page.route(SETUP, (route) => route.fulfill({ status: 503, json }), { times: 1 })
    await choose(page, 'Lastschrift')
    const form = page.getByRole('form', { name: 'Lastschrift' })
    const alert = form.getByRole('alert').filter({ hasText: 'Die Lastschrift konnte nicht vorbereitet werden' })
    await alert.getByText('Der Zahlungsdienst antwortet nicht.').waitFor()
    await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
    await expectNoFindings(page)
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
    await eventually(() => alert.count()).toBe(0)
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Weiter' }).click()
    await step(page, 'Rechnungsvorschau').waitFor()
    browser.expectFaults(REFUSED_CALL)
  })
})
