import type { BillingAddress } from '@gebaerdenraum/domain/billing/customers/billing-address'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { givenAccount, mailedPath } from './account-journey.ts'
import { callAs } from './call-as.ts'
import type { Account } from './person.ts'

/** Steps of the way to an order, as somebody takes them. */

/** Cards of the tests are valid for years from the day they run. */
const CARD_YEAR = new Date().getFullYear() + 5

export const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const goOn = (page: Page, name: string) => step(page, name).getByRole('button', { name: 'Weiter' }).click()

/** Moves the slider by keyboard to so many seats, from the first position on. */
export const chooseSeats = async (page: Page, seats: string): Promise<void> => {
  const slider = page.getByRole('slider', { name: /Plätze/ })
  await slider.press('Home')
  for (let moves = 0; (await slider.getAttribute('aria-valuetext')) !== seats; moves += 1) {
    if (moves > 20) throw new Error(`The slider has no position „${seats}“`)
    await slider.press('ArrowRight')
  }
}

export const fillInAddress = async (
  page: Page,
  { company, postcode = '50667', city = 'Köln' }: Partial<Pick<BillingAddress, 'company' | 'postcode' | 'city'>> = {},
): Promise<void> => {
  const form = page.getByRole('form', { name: 'Rechnungsadresse' })
  if (company) await form.getByLabel('Name der Firma oder Einrichtung').fill(company)
  await form.getByLabel('Straße').fill('Ahornweg')
  await form.getByLabel('Hausnummer').fill('7')
  await form.getByLabel('Postleitzahl').fill(postcode)
  await form.getByLabel('Ort', { exact: true }).fill(city)
  await form.getByRole('button', { name: /Weiter|Speichern/ }).click()
}

export const fillInCard = async (page: Page, number = '4242 4242 4242 4242'): Promise<void> => {
  const form = page.getByRole('form', { name: 'Karte', exact: true })
  await form.getByLabel('Kartennummer').fill(number)
  await form.getByLabel('Gültig bis').fill(`12/${CARD_YEAR % 100}`)
  await form.getByLabel('Prüfziffer').fill('123')
  await form.getByRole('button', { name: 'Weiter' }).click()
}

export const fillInIban = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Lastschrift' }).check()
  const form = page.getByRole('form', { name: 'Lastschrift' })
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Weiter' }).click()
}

export const orderNow = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: 'Bestellen' })
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await form.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
}

/** What the preview asks for, as it is written. */
export const totalOf = (page: Page): Promise<string> =>
  page
    .getByRole('row', { name: /^Gesamtbetrag/ })
    .getByRole('cell')
    .innerText()

/** A new account that has bought a licence of the price list by card, past the browser. */
export const givenPayer = async (license = 'single-1-1'): Promise<Account> => {
  const account = await givenAccount()
  const address = { name: 'Eva Neu', street: 'Ahornweg', number: '7', postcode: '50667', city: 'Köln' }
  await callAs(account, 'PATCH', `customers/${account.id}`, address)
  const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: CARD_YEAR, cvc: '123' }
  const method = { object: 'payment_method', type: 'card', card, name: 'Eva' }
  const { id: paymentMethod } = await callAs(account, 'POST', 'checkout', method)
  const prorationTimestamp = Math.floor(Date.now() / 1000)
  const response = await fetch(`${inject('appUrl')}/api/checkout`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ license, paymentMethod, prorationTimestamp }),
  })
  if (response.status !== 200) throw new Error(`Buying answered ${response.status}: ${await response.text()}`)
  return account
}

/** An administrator ends the running licence of an account. */
export const endLicenceOf = async (account: Account): Promise<void> => {
  const { subscription } = await callAs(account, 'GET', 'checkout')
  const id = (subscription as { _id: string })._id
  await callAs('admin', 'PATCH', `subscriptions/${id}`, {
    status: 'canceled',
    reason: 'Vertrag beendet',
    refund: false,
  })
}

/** A team of the account's licence, and so many new members of it. */
export const givenTeam = async (owner: Account, members: number): Promise<readonly Account[]> => {
  const { _id: team } = await callAs(owner, 'POST', 'teams', { name: TEAM, description: 'Wir gebärden.' })
  const people = await Promise.all(Array.from({ length: members }, () => givenAccount()))
  for (const member of people) {
    await callAs(owner, 'POST', 'invitations', { email: member.email, team })
    const [, , invitationId, invitationToken] = (await mailedPath(member.email, '/einladung/')).split('/')
    await callAs(member, 'PATCH', `users/${member.id}`, { team, invitationId, invitationToken })
  }
  return people
}

/** What `givenTeam` and `givenOwner` call the team. */
export const TEAM = 'Kita Nord'

type Owner = Account & { readonly team: string }

/** A new account that pays for seats and has made a team of them. */
export const givenOwner = async (license = 'small-3-1'): Promise<Owner> => {
  const payer = await givenPayer(license)
  const { _id } = await callAs(payer, 'POST', 'teams', { name: TEAM, description: 'Wir gebärden.' })
  return { ...payer, team: String(_id) }
}

/** Invites people into the owner's team, past the browser. */
export const inviteAll = async (owner: Owner, emails: readonly string[]): Promise<void> => {
  for (const email of emails) await callAs(owner, 'POST', 'invitations', { email, team: owner.team })
}
