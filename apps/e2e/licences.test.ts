import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givenAccount, heading, toast } from './account-journey.ts'
import { callAs } from './call-as.ts'
import {
  chooseSeats,
  fillInAddress,
  fillInCard,
  fillInIban,
  givenPayer,
  givenTeam,
  goOn,
  orderNow,
  step,
  totalOf,
} from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import type { Account } from './person.ts'

const browser = useBrowser()
const CHECKOUT = '/anmeldung/bestellung'
const LICENCE = '/app/einstellungen/konto/abo'

const openCheckout = async (width = 1280): Promise<{ page: Page; account: Account }> => {
  const account = await givenAccount()
  const page = await browser.openPage(CHECKOUT, { as: account, width })
  await heading(page, 'Lizenz erwerben').waitFor()
  return { page, account }
}

/** What the focus is on, as it is written. */
const expectFocusOn = (page: Page, text: string) => eventually(() => page.locator(':focus').innerText()).toBe(text)

const openLicence = async (page: Page): Promise<void> => {
  await page.goto(LICENCE)
  await page.getByRole('button', { name: 'Lizenz ändern' }).waitFor()
}

describe('a single licence', () => {
  test('is bought by card, with each step open to change, and once, however often it is ordered', {
    tags: 'smoke',
  }, async () => {
    const { page, account } = await openCheckout()
    await page.getByRole('radio', { name: '1 Monat' }).check()
    await goOn(page, 'Lizenz wählen')
    await fillInAddress(page)
    await expectNoFindings(page)
    await fillInCard(page)
    await expectFocusOn(page, 'Rechnungsvorschau')
    await page.getByRole('row', { name: /^Gesamtbetrag/ }).waitFor()
    const monthly = await totalOf(page)

    await page.getByRole('button', { name: 'Lizenz wählen ändern' }).click()
    await page.getByRole('radio', { name: '1 Jahr' }).check()
    await goOn(page, 'Lizenz wählen')
    await goOn(page, 'Rechnungsadresse')
    const kept = page.getByRole('group', { name: 'Zahlungsart', exact: true })
    await kept.getByRole('radio', { name: 'Andere Zahlungsart' }).check()
    await kept.getByRole('radio', { name: 'Visa, endet auf 4242' }).check()
    await kept.getByRole('button', { name: 'Visa, endet auf 4242 entfernen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen', exact: true }).click()
    const another = page.getByRole('radio', { name: 'Karte' })
    await eventually(() => another.evaluate((radio) => radio.matches(':focus'))).toBe(true)
    await fillInCard(page)
    await eventually(() => totalOf(page)).not.toBe(monthly)
    await goOn(page, 'Rechnungsvorschau')

    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).dblclick()
    await page.waitForURL('**/bestellung-erfolgreich')
    await heading(page, 'Alles bereit').waitFor()
    await page.getByRole('link', { name: 'Gebärden suchen' }).click()
    await heading(page, 'Gebärden').waitFor()
    const { total } = await callAs(account, 'GET', 'invoices')
    expect(total).toBe(1)
  })

  test('is not given for a card that is declined; another, which its bank asks about, is taken without beginning anew', async () => {
    const { page } = await openCheckout(360)
    await goOn(page, 'Lizenz wählen')
    await fillInAddress(page)
    await fillInCard(page, '4000 0000 0000 0002')
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    await page.getByRole('alert').getByText('abgelehnt').waitFor()
    browser.expectFaults(REFUSED_CALL)

    await page.getByRole('button', { name: 'Zahlungsart ändern' }).click()
    await fillInCard(page, '4000 0027 6000 3184')
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    const bank = page.getByRole('dialog', { name: 'Deine Bank fragt nach' })
    await bank.getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByRole('alert').getByText('nicht bestätigt').waitFor()
    await bank.waitFor({ state: 'hidden' })
    browser.expectFaults(REFUSED_CALL)
    await page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).press('Enter')
    await bank.getByRole('button', { name: 'Zahlung bestätigen' }).press('Enter')
    await page.waitForURL('**/bestellung-erfolgreich')
  })
})

describe('a licence for a team', () => {
  test('is bought by direct debit', async () => {
    const { page } = await openCheckout()
    await chooseSeats(page, '5 Personen')
    await goOn(page, 'Lizenz wählen')
    await fillInAddress(page)
    await fillInIban(page)
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    await page.waitForURL('**/bestellung-erfolgreich')

    await openLicence(page)
    await page.getByText('Aktiv, Zahlung läuft').waitFor()
  })

  test('grows at once for the difference, and shrinks when its period ends, having said who loses a seat', async () => {
    const account = await givenPayer('small-3-1')
    await givenTeam(account, 2)
    const page = await browser.openPage(LICENCE, { as: account })
    await page.getByRole('button', { name: 'Lizenz ändern' }).click()
    await expectFocusOn(page, 'Lizenz wählen')
    await chooseSeats(page, '5 Personen')
    await goOn(page, 'Lizenz wählen')
    await goOn(page, 'Zahlungsart')
    await page.getByRole('row', { name: /^Nicht genutzte Zeit/ }).waitFor()
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    await toast(page, 'Lizenz erfolgreich geändert').waitFor()
    await page.getByRole('region', { name: /5 Plätze/ }).waitFor()

    await page.getByRole('button', { name: 'Lizenz ändern' }).click()
    await chooseSeats(page, '1 Person')
    await goOn(page, 'Lizenz wählen')
    await goOn(page, 'Zahlungsart')
    await page.getByText(/Die neue Lizenz beginnt am/).waitFor()
    await page.getByText(/^2 Mitglieder deines Teams verlieren am .* ihren Platz/).waitFor()
    await expectNoFindings(page)
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    const planned = step(page, 'Geplante Verlängerung')
    await planned.getByText('Einzellizenz').waitFor()
    await planned.getByText(/verlieren die zuletzt beigetretenen ihren Platz/).waitFor()
    await page.getByRole('region', { name: /5 Plätze/ }).waitFor()
  })
})

test('an institution orders on invoice, and may work once an administrator has approved', async () => {
  const { page, account } = await openCheckout()
  await page.getByRole('radio', { name: 'eine Einrichtung' }).check()
  await chooseSeats(page, '10 Personen')
  await page.getByRole('radio', { name: '2 Jahre' }).check()
  await goOn(page, 'Lizenz wählen')
  await fillInAddress(page, { company: 'Kita Ahornweg' })
  await goOn(page, 'Zahlungsart')
  await goOn(page, 'Rechnungsvorschau')
  await orderNow(page)
  await heading(page, 'Deine Bestellung ist eingegangen').waitFor()
  await page.goto(LICENCE)
  await page.getByText('Wird geprüft').waitFor()
  await page.getByText(/Erst danach wird der volle Zugang freigeschaltet/).waitFor()
  await expectNoFindings(page)

  const { subscription } = await callAs(account, 'GET', 'checkout')
  await callAs('admin', 'PATCH', `subscriptions/${(subscription as { _id: string })._id}`, { status: 'active' })
  await openLicence(page)
  await page.getByText('Bezahlt wird auf Rechnung.').waitFor()

  await page.getByRole('button', { name: 'Lizenz ändern' }).click()
  await chooseSeats(page, '20 Personen')
  await goOn(page, 'Lizenz wählen')
  await goOn(page, 'Zahlungsart')
  await goOn(page, 'Rechnungsvorschau')
  await orderNow(page)
  await toast(page, 'Bestellung eingegangen').waitFor()
  await page.getByText(/Bis dahin gilt deine bisherige Lizenz/).waitFor()
})
