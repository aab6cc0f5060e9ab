import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { callServer } from '../server/test/running-server.ts'
import { call, fillInLogin, givenAccount, heading, mailedPath, newAddress, toast } from './account-journey.ts'
import { callAs, unusedName } from './call-as.ts'
import { fillInAddress, goOn, orderNow, totalOf } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { someAddress, useBrowser } from './open-page.ts'
import { waitUntilSettled } from './page-requests.ts'
import type { Account } from './person.ts'

const browser = useBrowser()
const LICENCE = '/app/einstellungen/konto/abo'

/** An account whose order of ten seats on invoice waits, and under which name. */
const givenWaitingOrder = async (): Promise<{ account: Account; company: string }> => {
  const account = await givenAccount()
  const company = unusedName('Kita Nord')
  await callAs(account, 'PATCH', `customers/${account.id}`, {
    customerType: 'company',
    company,
    name: 'Eva Neu',
    street: 'Ahornweg',
    number: '7',
    postcode: '50667',
    city: 'Köln',
    countryCode: 'DE',
  })
  const { status } = await fetch(`${inject('appUrl')}/api/checkout/-1`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': someAddress(),
    },
    body: JSON.stringify({
      license: 'institution-10-12',
      paymentMethod: 'invoice',
      prorationTimestamp: Math.floor(Date.now() / 1000),
    }),
  })
  expect(status).toBe(200)
  return { account, company }
}

const mailsTo = async (email: string): Promise<readonly string[]> => {
  const { body } = await call('GET', 'demo-mails?$limit=100')
  const mails = body['data'] as unknown as readonly { readonly to: string; readonly text: string }[]
  return mails.filter(({ to }) => to === email).map(({ text }) => text)
}

/** Lets the list propose a reminder, as it does where an invoice has been dealt with since the list was read. */
const showAsOverdue = (page: Page) =>
  page.route(/\/api\/invoices\?/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { readonly data: readonly { readonly ledger: object }[] }
    const json = { ...rest, data: data.map((row) => ({ ...row, ledger: { ...row.ledger, next: 1 } })) }
    await route.fulfill({ response, json })
  })

const cardOf = (page: Page, name: string) => page.getByRole('article', { name })

describe('orders on invoice', () => {
  test('are approved, and rejected with a reason, as both customers see; what follows is dealt with in writing', async () => {
    const [approved, rejected] = [await givenWaitingOrder(), await givenWaitingOrder()]
    await callServer(inject('appUrl'), 'POST', 'contract-declarations', {
      data: { kind: 'withdrawal', name: rejected.company, email: newAddress(), contract: 'Bestellung' },
    })
    const page = await browser.openPage('/app/verwaltung/bestellungen', { as: 'admin' })
    await heading(page, 'Bestellungen').waitFor()
    const waiting = cardOf(page, `Bestellung von ${approved.company}`)
    await waiting.getByText('702,10 €').waitFor()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await waiting.getByRole('button', { name: 'Freigeben' }).click()
    const question = page.getByRole('dialog', { name: `Bestellung von „${approved.company}“ freigeben?` })
    await question.getByRole('button', { name: 'Freigeben' }).click()
    await toast(page, `Bestellung von „${approved.company}“ freigegeben`).waitFor()
    await waiting.waitFor({ state: 'detached' })

    await cardOf(page, `Bestellung von ${rejected.company}`).getByRole('button', { name: 'Ablehnen' }).click()
    const dialog = page.getByRole('dialog', { name: `Bestellung von „${rejected.company}“ ablehnen` })
    await dialog.getByRole('button', { name: 'Ablehnen' }).click()
    await dialog.getByText('Grund ist erforderlich').waitFor()
    await dialog.getByRole('button', { name: 'Einrichtung nicht gefunden' }).click()
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: 'Ablehnen' }).click()
    await toast(page, `Bestellung von „${rejected.company}“ abgelehnt`).waitFor()

    const declaration = cardOf(page, `Widerruf von ${rejected.company}`)
    await declaration.getByRole('button', { name: 'Als erledigt markieren' }).click()
    const note = page.getByRole('dialog', { name: `Widerruf von ${rejected.company} als erledigt markieren` })
    await note.getByRole('button', { name: 'Kein Vertrag gefunden' }).click()
    await note.getByRole('button', { name: 'Als erledigt markieren' }).click()
    await toast(page, `Widerruf von ${rejected.company} ist erledigt`).waitFor()
    await declaration.waitFor({ state: 'detached' })

    await showAsOverdue(page)
    await page.goto('/app/verwaltung/rechnungen')
    await page.getByLabel('Suchen', { exact: true }).fill(approved.company)
    await page.getByRole('row', { name: approved.company }).waitFor()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    const edit = async (item: string) => {
      // A list that arrives while the button is pressed moves it away from under the pointer.
      await waitUntilSettled(page)
      await page.getByRole('button', { name: /^Rechnung .* bearbeiten$/ }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await edit('Zahlungserinnerung senden …')
    await page.getByRole('dialog').getByRole('button', { name: 'Senden' }).click()
    await toast(page, 'Keine Erinnerung wurde verschickt; 1 nicht:').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await edit('Als bezahlt markieren …')
    await page.getByRole('dialog').getByRole('button', { name: 'Als bezahlt markieren' }).click()
    await page
      .getByRole('region', { name: 'Meldungen' })
      .getByText(/ist bezahlt$/)
      .waitFor()
    await page.getByLabel('Ansicht').selectOption('Bezahlt')
    await edit('Zurücknehmen …')
    const reason = page.getByRole('dialog').getByLabel('Grund')
    await reason.fill('Die Anschrift war falsch 😀')
    await page.getByRole('dialog').getByText('„😀“ kann nicht gedruckt werden.').waitFor()
    await reason.fill('Die Anschrift war falsch.')
    await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
    await page
      .getByRole('region', { name: 'Meldungen' })
      .getByText(/ist zurückgenommen$/)
      .waitFor()
    await page.goto('/app/verwaltung/bestellungen')
    const refund = page.getByRole('row', { name: approved.company })
    await refund.getByText('702,10 €').waitFor()
    await refund.getByRole('button', { name: 'Erledigt' }).click()
    await page.getByRole('dialog').getByLabel('Wann und wie?').fill('Heute überwiesen.')
    await page.getByRole('dialog').getByRole('button', { name: 'Als erledigt markieren' }).click()
    await refund.waitFor({ state: 'detached' })

    const licensed = await browser.openPage(LICENCE, { as: approved.account })
    await licensed.getByRole('heading', { name: 'Einrichtung, 10 Plätze' }).waitFor()
    await licensed.getByText('Aktiv', { exact: true }).waitFor()
    const refused = await browser.openPage(LICENCE, { as: rejected.account })
    await refused.getByRole('link', { name: 'Lizenz erwerben' }).waitFor()
    await eventually(async () => (await mailsTo(rejected.account.email)).join(' ').replace(/\s+/g, ' ')).toContain(
      'Wir konnten deine Einrichtung unter der angegebenen Adresse nicht finden.',
    )
  })
})

describe('a request for more seats than the list has', () => {
  test('gets an offer, another once it is declined, which its customer accepts after signing in: an active licence with 200 seats', async () => {
    const account = await givenAccount()
    const email = newAddress()
    const organisation = unusedName('Werkstätten Sonnenhof')
    await callServer(inject('appUrl'), 'POST', 'custom-subscription-requests', {
      data: { name: 'Toni Träger', email, organisation, seats: 200, period: 12 },
    })
    const admin = await browser.openPage('/app/verwaltung/anfragen', { as: 'admin' })
    await cardOf(admin, `Anfrage von ${organisation}`).getByRole('button', { name: 'Angebot machen' }).click()
    const form = admin.getByRole('dialog', { name: `Angebot an ${organisation}` })
    await form.getByLabel('Preis in Euro, netto').fill('viel')
    await form.getByRole('button', { name: 'Angebot senden' }).click()
    await form.getByText('Bitte gib einen Betrag an, zum Beispiel 9.400,00').waitFor()
    await expectNoFindings(admin)
    await form.getByLabel('Preis in Euro, netto').fill('9.000,00')
    await form.getByLabel('Nachricht (freiwillig)').fill('Mit einer Einführung für euer Team.')
    await form.getByRole('button', { name: 'Angebot senden' }).click()
    await toast(admin, `Angebot an ${organisation} ist unterwegs`).waitFor()
    await cardOf(admin, `Anfrage von ${organisation}`).getByText('Angebot verschickt').waitFor()
    await expectNoFindings(admin)

    const declined = await mailedPath(email, '/angebot/')
    const page = await browser.openPage(declined)
    await page.getByRole('button', { name: 'Ablehnen' }).click()
    await page.getByLabel('Grund (freiwillig)').fill('Erst nach dem Haushalt.')
    await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click()
    await page.getByText('Dieses Angebot kann nicht mehr angenommen werden').waitFor()
    await admin.reload()
    const request = cardOf(admin, `Anfrage von ${organisation}`)
    await request.getByText('Grund: Erst nach dem Haushalt.').waitFor()
    await request.getByRole('button', { name: 'Neues Angebot' }).click()
    await form.getByRole('button', { name: 'Angebot senden' }).click()
    await request.getByText('Angebot verschickt').waitFor()

    let link = declined
    await eventually(async () => {
      link = await mailedPath(email, '/angebot/')
      return link === declined
    }).toBe(false)
    await page.goto(link)
    await page.getByText('9.000,00 € netto').waitFor()
    await page.getByText('Mit einer Einführung für euer Team.').waitFor()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.getByText('Dein Angebot wartet').waitFor()
    await fillInLogin(page, account.email, account.password)
    await page.waitForURL(`**${link}`)
    await page.getByRole('button', { name: 'Angebot annehmen' }).click()
    await fillInAddress(page, { company: organisation })
    await eventually(() => totalOf(page)).toMatch(/10\.710,00/)
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    await page.waitForURL('**/bestellung-erfolgreich')

    await page.goto(LICENCE)
    await page.getByRole('heading', { name: 'Lizenz nach Angebot, 200 Plätze' }).waitFor()
    await page.getByText('Aktiv', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Lizenz ändern' }).click()
    await page.getByRole('form', { name: 'Lizenz anfragen' }).waitFor()
    await page.goto(link)
    await page.getByText('Angebot angenommen', { exact: true }).waitFor()
  })
})
