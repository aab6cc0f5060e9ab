import type { CustomerType } from '@gebaerdenraum/domain/accounts/customer-types'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import type { Answers } from '../../../testing/answer-calls.ts'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { CHECKOUT, CUSTOMER, givenOffers, PREVIEW, SUBSCRIPTION } from '../../../testing/given-checkout.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { SESSION_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './checkout-page.tsx'

const CUSTOMER_SESSION = givenSession({ hasSubscription: true, hasActiveSubscription: false })
const step = (name: string) => page.getByRole('region', { name, exact: true })
const goOn = (name: string) => step(name).getByRole('button', { name: 'Weiter' }).click()
const tickAll = async () => {
  for (const box of step('Bestellen').getByRole('checkbox').elements()) await userEvent.click(box)
}

const ORDERED = { subscription: SUBSCRIPTION, stripeSubscription: null, isWaiting: false }
/** A preview names no moment; an order sends that of the preview back. */
const isOrder = (data: unknown): boolean => Object.keys(data ?? {}).includes('prorationTimestamp')

const show = (answers: Answers = {}) =>
  renderWithApi(<Page />, {
    route: '/anmeldung/bestellung',
    address: '/anmeldung/bestellung',
    session: CUSTOMER_SESSION,
    answers: {
      licenses: {
        find: (query) => givenOffers(query.get('customerType') as CustomerType, query.get('country') as 'DE' | 'CH'),
      },
      'licence-choices': { create: (choice) => ({ _id: 'choice-1', ...choice }) as never },
      session: { find: () => CUSTOMER_SESSION },
      ...answers,
    },
  })

test('says to an administrator that his account cannot buy', async () => {
  await renderWithApi(<Page />, { session: givenSession({ role: 'admins' }) })
  await expect.element(page.getByText(/Es hat Zugang zu allem und kauft keine Lizenz\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Zur Verwaltung' })).toBeVisible()
  await expectNoFindings()
})

test('says to a member of a team who pays for its licence', async () => {
  await renderWithApi(<Page />, {
    session: givenSession({ billingType: 'member', team: 'team-1' }, { team: SESSION_TEAM, teamRole: 'member' }),
  })
  const text = /Verwaltet und bezahlt wird sie vom Inhaber des Teams, Eva Neu\./
  await expect.element(page.getByText(text)).toBeVisible()
})

test('says to a member of a team whose licence has ended why, and asks the server for nothing', async () => {
  const team = { ...SESSION_TEAM, licence: { state: 'ended', endedAt: null } } as const
  const { calls } = await renderWithApi(<Page />, {
    session: givenSession(
      { billingType: 'member', team: 'team-1', hasActiveSubscription: false },
      { team, teamRole: 'member' },
    ),
  })
  await expect.element(page.getByText('Die Lizenz deines Teams ist nicht mehr aktiv.')).toBeVisible()
  const link = page.getByRole('link', { name: 'Dein Team' })
  await expect.element(link).toHaveAttribute('href', '/app/einstellungen/team/uebersicht')
  expect(calls).toEqual([])
})

test('says to a payer of a licence that there is one', async () => {
  await show({ checkout: { find: () => ({ ...CHECKOUT, subscription: SUBSCRIPTION }) } })
  await expect.element(page.getByText('Du hast schon eine Lizenz')).toBeVisible()
})

test('a returning customer becomes an institution, and orders on invoice, which begins once it is approved', async () => {
  let customer = CUSTOMER
  const { calls, address: place } = await show({
    checkout: {
      find: () => ({ ...CHECKOUT, customer }),
      patch: (_id, data) => (isOrder(data) ? ORDERED : PREVIEW),
    },
    customers: {
      patch: (_id, change) => {
        customer = { ...customer, ...change } as typeof CUSTOMER
        return customer
      },
    },
  })
  const slider = page.getByRole('slider', { name: /Plätze/ })
  await expect.element(slider).toBeVisible()
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '10 Personen')
  await expect.element(page.getByText('inklusive 19 % Mehrwertsteuer')).toBeVisible()
  await goOn('Lizenz wählen')

  const address = step('Rechnungsadresse')
  await expect.element(address.getByText(/Ahornweg 7/)).toBeVisible()
  await expectNoFindings()
  await address.getByRole('button', { name: 'Rechnungsdaten ändern' }).click()
  const price = address.getByText(/zahlbar per/)
  await expect
    .element(address.getByText(/inklusive 19 % Mehrwertsteuer, zahlbar per Karte oder Lastschrift$/))
    .toBeVisible()
  await address.getByText('eine Einrichtung').click()
  const forCompanies = address.getByText(/zuzüglich 19 % Mehrwertsteuer, zahlbar per Karte, Lastschrift oder Rechnung$/)
  await expect.element(forCompanies).toBeVisible()
  const country = address.getByLabelText('Land', { exact: true })
  await country.selectOptions('Schweiz')
  await expect.element(price).not.toHaveTextContent('19 %')
  await country.selectOptions('Deutschland')
  await address.getByLabelText('Name der Firma oder Einrichtung').fill('Kita Ahornweg')
  await goOn('Rechnungsadresse')

  const payment = step('Zahlungsart')
  await payment.getByText('Rechnung', { exact: true }).click()
  await expect.element(payment.getByText(/Erst danach wird der volle Zugang freigeschaltet\./)).toBeVisible()
  await goOn('Zahlungsart')

  const preview = step('Rechnungsvorschau')
  const begin = /Die Lizenz beginnt, sobald wir deine Bestellung geprüft haben, und läuft dann 1 Jahr/
  await expect.element(preview.getByText(begin)).toBeVisible()
  await expect.element(preview.getByText('1 Jahr, ab der Freigabe deiner Bestellung')).toBeVisible()
  await expect.element(preview).not.toHaveTextContent('sofort')
  await goOn('Rechnungsvorschau')
  const order = step('Bestellen')
  await expect.element(order.getByLabelText(/Ich möchte den Zugang, sobald meine Bestellung geprüft ist/)).toBeVisible()
  await expect.element(order).not.toHaveTextContent('sofort')
  await expectNoFindings()
  await tickAll()
  await order.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
  await expect.poll(place).toBe('/bestellung-erfolgreich')
  expect(calls).toContainEqual({
    call: 'PATCH customers/user-1',
    body: expect.objectContaining({ customerType: 'company', company: 'Kita Ahornweg' }),
  })
  expect(calls.filter(({ body }) => isOrder(body))).toMatchObject([
    { call: 'PATCH checkout/-1', body: { license: 'institution-10-12', paymentMethod: 'invoice' } },
  ])
})

test('an address with tax rules of its own is not stored: a licence is asked for in the same step', async () => {
  const customer = { ...CUSTOMER, street: '', number: '', postcode: '', city: '', isComplete: false }
  const { calls } = await show({ checkout: { find: () => ({ ...CHECKOUT, customer }) } })
  await goOn('Lizenz wählen')
  const address = step('Rechnungsadresse')
  const texts = { Straße: 'Ahornweg', Hausnummer: '7', Postleitzahl: '27498', Ort: 'Helgoland' }
  for (const [label, text] of Object.entries(texts)) await address.getByLabelText(label, { exact: true }).fill(text)
  await goOn('Rechnungsadresse')
  await expect.element(address.getByRole('form', { name: 'Lizenz anfragen' })).toBeVisible()
  expect(calls.filter(({ call }) => call.startsWith('PATCH customers'))).toEqual([])
})

const STORED_CARD = { id: 'card-1', type: 'card', card: { brand: 'visa' }, last4: '4242' } as const

/** At the last step, with a stored card. */
const showOrder = async (patch: NonNullable<NonNullable<Answers['checkout']>['patch']>) => {
  const rendered = await show({
    checkout: { find: () => ({ ...CHECKOUT, paymentMethods: [STORED_CARD], defaultPaymentMethod: 'card-1' }), patch },
  })
  await goOn('Lizenz wählen')
  await goOn('Rechnungsadresse')
  await goOn('Zahlungsart')
  await goOn('Rechnungsvorschau')
  return rendered
}

test('names the consents that are missing, and takes the focus to the first', async () => {
  await showOrder(() => PREVIEW)
  const order = page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' })
  await expect.element(order).toBeVisible()
  ;(order.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const terms = page.getByRole('checkbox', { name: 'Ich stimme den Allgemeinen Geschäftsbedingungen zu.' })
  await expect.element(terms).toHaveAccessibleDescription('Bitte stimme den Allgemeinen Geschäftsbedingungen zu')
  await expect.element(terms).toHaveFocus()
  await expect.element(terms).toHaveAttribute('aria-invalid', 'true')
  await expectNoFindings()
})

test('orders once, however often the button is pressed', async () => {
  let answer = (_: typeof ORDERED) => {}
  const answered = new Promise<typeof ORDERED>((resolve) => {
    answer = resolve
  })
  const { calls, address } = await showOrder((_id, data) => (isOrder(data) ? answered : PREVIEW))
  await tickAll()
  await page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).dblClick()
  answer(ORDERED)
  await expect.poll(address).toBe('/bestellung-erfolgreich')
  expect(calls.filter(({ body }) => isOrder(body))).toHaveLength(1)
})

test('shows that a card was declined, and another can be chosen', async () => {
  const refuse = () => {
    throw new ApiError({ name: 'PaymentError', code: 402, message: 'Deine Karte wurde abgelehnt.' })
  }
  await showOrder((_id, data) => (isOrder(data) ? refuse() : PREVIEW))
  await tickAll()
  await page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
  const box = page.getByRole('alert', { name: 'Fehler beim Verarbeiten der Bestellung' })
  await expect.element(box.getByText('Deine Karte wurde abgelehnt.')).toBeVisible()
  await page.getByRole('button', { name: 'Zahlungsart ändern' }).click()
  const another = step('Zahlungsart').getByRole('radio', { name: 'Andere Zahlungsart' })
  await expect.element(another).toBeVisible()
})
