import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../server/src/modules/billing/payment/test/fake-stripe.ts'
import { fillWithDemonstration } from '../server/test/demonstration.ts'
import { type RunningServer, startServer } from '../server/test/running-server.ts'
import { fillInLogin, heading } from './account-journey.ts'
import { fillInAddress, goOn, orderNow } from './checkout-journey.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { serveStripe } from './stripe-in-the-page.ts'

const browser = useBrowser()

/** New for each try: who has bought is not offered the way to an order again. */
let stripe: FakeStripe
let server: RunningServer
let dataDir: string
beforeEach(async () => {
  stripe = await startFakeStripe()
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-stripe-'))
  await fillWithDemonstration(dataDir)
  server = await startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    STRIPE_SECRET_KEY: 'sk_test_journey',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
    STRIPE_WEBHOOK_SECRET: 'whsec_journey',
    STRIPE_API_URL: stripe.url,
  })
})
browser.afterEach(async () => {
  await server?.end('SIGTERM')
  await stripe?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const openCheckout = async (email: string): Promise<Page> => {
  const page = await browser.openPage(`${server.url}/login`, { prepare: (blank) => serveStripe(blank, stripe) })
  await fillInLogin(page, email, 'gebaerden1')
  await heading(page, 'Lizenz').or(heading(page, 'Lizenz erwerben')).waitFor()
  await page.goto(`${server.url}/anmeldung/bestellung`)
  return page
}

describe('with Stripe', () => {
  test('card and account are typed into its own fields, and never come to us', async () => {
    const page = await openCheckout('gast@demo.example')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) sent.push(request.postData() ?? '')
    })
    await goOn(page, 'Lizenz wählen')
    await fillInAddress(page)
    const card = page.getByRole('form', { name: 'Karte', exact: true })
    await card.getByRole('button', { name: 'Weiter' }).click()
    await card.getByText('Die Angaben zur Karte sind unvollständig').waitFor()
    await card.getByRole('textbox', { name: 'Karte' }).fill('4000 0027 6000 3184')
    expect(stripe.objects('setup_intents')).toEqual([])
    await card.getByRole('button', { name: 'Weiter' }).click()
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    await page.getByRole('alert').getByText('nicht bestätigt').waitFor()
    browser.expectFaults(REFUSED_CALL)

    await page.getByRole('button', { name: 'Zahlungsart ändern' }).click()
    await page.getByRole('radio', { name: 'Andere Zahlungsart' }).check()
    await page.getByRole('radio', { name: 'Lastschrift' }).check()
    const debit = page.getByRole('form', { name: 'Lastschrift' })
    await debit.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00')
    await debit.getByRole('checkbox').check()
    await debit.getByRole('button', { name: 'Weiter' }).click()
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    await page.waitForURL('**/bestellung-erfolgreich')

    expect(stripe.objects('payment_intents')).toMatchObject([
      { status: 'requires_payment_method', setup_future_usage: 'off_session' },
      { status: 'processing', amount: expect.any(Number) },
    ])
    expect(stripe.objects('setup_intents')).toMatchObject([{ status: 'succeeded' }])

    // The same licence with a card from the next term on: nothing is paid now, so the bank agrees to later payments now.
    await page.goto(`${server.url}/app/einstellungen/konto/abo`)
    await page.getByRole('button', { name: 'Lizenz ändern' }).click()
    await goOn(page, 'Lizenz wählen')
    await page.getByRole('radio', { name: 'Andere Zahlungsart' }).check()
    await page.getByRole('radio', { name: 'Karte' }).check()
    await card.getByRole('textbox', { name: 'Karte' }).fill('4000 0025 0000 3155')
    await card.getByRole('button', { name: 'Weiter' }).click()
    await goOn(page, 'Rechnungsvorschau')
    await orderNow(page)
    await page.getByRole('group', { name: 'Meldung' }).getByText('Lizenz erfolgreich geändert').waitFor()
    expect(stripe.objects('payment_intents')).toHaveLength(2)
    expect(stripe.objects('payment_methods').at(-1)).toMatchObject({ type: 'card', isSetUp: true })
    expect(sent.join(' ')).not.toMatch(/4000|DE89/)
  })
})
