import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { descriptionOf, givenAccount, heading, toast } from './account-journey.ts'
import { callAs } from './call-as.ts'
import {
  chooseSeats,
  fillInAddress,
  fillInCard,
  fillInIban,
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

const buyByCard = async (page: Page, seats: string): Promise<void> => {
  await chooseSeats(page, seats)
  await goOn(page, 'Lizenz wählen')
  await fillInAddress(page)
  await fillInCard(page)
  await goOn(page, 'Rechnungsvorschau')
  await orderNow(page)
  await page.waitForURL('**/bestellung-erfolgreich')
}

/** What the focus is on, as it is written. */
const expectFocusOn = (page: Page, text: string) => eventually(() => page.locator(':focus').innerText()).toBe(text)

const openLicence = async (page: Page): Promise<void> => {
  await page.goto(LICENCE)
  await page.getByRole('button', { name: 'Lizenz ändern' }).waitFor()
}

describe('a single licence', () => {
  test('is bought by card, with each step open to change until the order', { tags: 'smoke' }, async () => {
    const { page } = await openCheckout()
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

    await page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).press('Enter')
    const terms = 'Ich stimme den Allgemeinen Geschäftsbedingungen zu.'
    await eventually(() => descriptionOf(page, terms)).toBe('Bitte stimme den Allgemeinen Geschäftsbedingungen zu')
    await eventually(() => page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
    await expectNoFindings(page)
    await orderNow(page)
    await page.waitForURL('**/bestellung-erfolgreich')
    await heading(page, 'Alles bereit').waitFor()
    await page.goto('/app/suche')
    await heading(page, 'Gebärden').waitFor()
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

  test('is bought once, however often it is ordered and gone back', async () => {
    const { page, account } = await openCheckout()
    await goOn(page, 'Lizenz wählen')
    await fillInAddress(page)
    await fillInCard(page)
    await goOn(page, 'Rechnungsvorschau')
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).dblclick()
    await page.waitForURL('**/bestellung-erfolgreich')
    await page.goto(CHECKOUT)
    await page.getByText('Du hast schon eine Lizenz').waitFor()
    const { total } = await callAs(account, 'GET', 'invoices')
    expect(total).toBe(1)
    await page.goto('/app/einstellungen/konto/rechnungen')
    await page.getByRole('link', { name: /als PDF/ }).waitFor()
    await expectNoFindings(page)
  })
})

describe('a licence for a team', () => {
  test('is bought by direct debit, cancelled and resumed', async () => {
    const { page } = await openCheckout()
    await chooseSeats(page, '5 Personen')
    await goOn(page, 'Lizenz wählen')
    await fillInAddress(page)
    await fillInIban(page)
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    await page.waitForURL('**/bestellung-erfolgreich')

    await openLicence(page)
    await page.getByText('Aktiv, in Einzug').waitFor()
    await page.getByRole('button', { name: 'Verlängerung ausschalten' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verlängerung ausschalten' }).click()
    await toast(page, 'Verlängerung ausgeschaltet').waitFor()
    await page.getByText(/läuft am .* aus und verlängert sich nicht/).waitFor()
    await page.getByRole('button', { name: 'Verlängerung wieder einschalten' }).click()
    await page.getByRole('heading', { name: 'Geplante Verlängerung' }).waitFor()
    await expectNoFindings(page)
  })

  test('grows at once for the difference, and shrinks when its period ends', async () => {
    const { page } = await openCheckout()
    await buyByCard(page, '3 Personen')
    await openLicence(page)
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
    await chooseSeats(page, '3 Personen')
    await goOn(page, 'Lizenz wählen')
    await goOn(page, 'Zahlungsart')
    await page.getByText(/Die neue Lizenz beginnt am/).waitFor()
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    await step(page, 'Geplante Verlängerung')
      .getByText(/3 Plätze/)
      .waitFor()
    await page.getByRole('region', { name: /5 Plätze/ }).waitFor()
  })

  test('says before it shrinks how many members lose their seat', async () => {
    const { page, account } = await openCheckout()
    await buyByCard(page, '3 Personen')
    await givenTeam(account, 2)
    await openLicence(page)
    await page.getByRole('button', { name: 'Lizenz ändern' }).click()
    await chooseSeats(page, '1 Person')
    await goOn(page, 'Lizenz wählen')
    await goOn(page, 'Zahlungsart')
    await page.getByText(/^2 Mitglieder deines Teams verlieren am .* ihren Platz/).waitFor()
    await expectNoFindings(page)
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    await step(page, 'Geplante Verlängerung')
      .getByText(/verlieren die zuletzt beigetretenen ihren Platz/)
      .waitFor()
  })
})

describe('an institution', () => {
  test('orders on invoice, and may work once an administrator has approved', async () => {
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

  test('asks for two hundred seats without an account', async () => {
    const page = await browser.openPage('/gebaerden')
    await page.getByRole('link', { name: 'Preise' }).click()
    await page.getByRole('button', { name: 'Lizenz anfragen' }).click()
    const form = page.getByRole('form', { name: 'Lizenz anfragen' })
    await form.getByLabel('Anzahl der Plätze').fill('200')
    await form.getByRole('button', { name: 'Anfrage senden' }).click()
    await page.getByText('Name ist erforderlich').waitFor()
    await expectNoFindings(page)
    await form.getByLabel('Name', { exact: true }).fill('Tina Träger')
    await form.getByLabel('E-Mail').fill('traegerin@stadt.example')
    await form.getByRole('button', { name: 'Anfrage senden' }).click()
    await page.getByText('Danke, deine Anfrage ist angekommen.').waitFor()
  })
})

test('an address with tax rules of its own is not ordered with: the operator is asked, and has the address', async () => {
  const { page, account } = await openCheckout(360)
  await goOn(page, 'Lizenz wählen')
  await fillInAddress(page, { postcode: '27498', city: 'Helgoland' })
  const address = step(page, 'Rechnungsadresse')
  await eventually(() => descriptionOf(page, 'Postleitzahl')).toContain('Für Helgoland gelten eigene Steuerregeln')
  const request = address.getByRole('form', { name: 'Lizenz anfragen' })
  await expectNoFindings(page)
  await request.getByLabel('Anzahl der Plätze').fill('3')
  await request.getByRole('button', { name: 'Anfrage senden' }).click()
  await address.getByText('Danke, deine Anfrage ist angekommen.').waitFor()
  const { data } = (await callAs('admin', 'GET', 'custom-subscription-requests?$limit=50&$sort[createdAt]=-1')) as {
    readonly data: readonly { readonly email: string; readonly message: string }[]
  }
  const sent = data.find(({ email }) => email === account.email)
  expect(sent?.message).toMatch(/^Rechnungsadresse:\n.*Ahornweg 7\n27498 Helgoland\nDeutschland$/s)
})

describe('settings', () => {
  test('keep the billing address, say at each field what is wrong, and have no invoices yet', async () => {
    const page = await browser.openPage('/app/einstellungen/konto/rechnungsadresse', {
      as: await givenAccount(),
      width: 360,
    })
    await page.getByRole('radio', { name: 'eine Einrichtung' }).check()
    await page.getByLabel('Land', { exact: true }).selectOption({ label: 'Österreich' })
    await fillInAddress(page, { company: 'Kindergarten Donau' })
    const vatId = page.getByLabel('USt-IdNr.')
    await eventually(() => descriptionOf(page, 'USt-IdNr.')).toContain('USt-IdNr. ist erforderlich')
    await expectNoFindings(page)
    await vatId.fill('ATU13585627')
    await vatId.press('Enter')
    await toast(page, 'Rechnungsadresse gespeichert').waitFor()
    await page.reload()
    await eventually(() => vatId.inputValue()).toBe('ATU13585627')
    expect(await page.getByLabel('Name der Firma oder Einrichtung').inputValue()).toBe('Kindergarten Donau')

    await page.goto('/app/einstellungen/konto/rechnungen')
    await page.getByText('Du hast noch keine Rechnungen.').waitFor()
    await expectNoFindings(page)
  })
})
