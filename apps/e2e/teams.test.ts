import { describe, expect, test } from 'vitest'
import { fillInLogin, givenAccount, heading, mailedPath, newAddress, PASSWORD, toast } from './account-journey.ts'
import { givenOwner, givenPayer, inviteAll, TEAM } from './checkout-journey.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()
const INVITATION = '/einladung/'

/** The path of an invitation into a new team, as it was mailed to the address. */
const givenInvitation = async (email: string): Promise<string> => {
  await inviteAll(await givenOwner(), [email])
  return mailedPath(email, INVITATION)
}

test('a team is created by who pays a licence for several, who then invites five people from a pasted list', async () => {
  const people = Array.from({ length: 5 }, newAddress)
  const page = await browser.openPage('/app/team-erstellen', { as: await givenPayer('institution-10-12') })
  await page.getByLabel('Name deines Teams').fill('Frühförderung Nord')
  await page.getByLabel('Beschreibung deines Teams').fill('Wir gebärden mit den Kleinsten.')
  await page.getByRole('button', { name: 'Team erstellen' }).click()
  await toast(page, 'Team erfolgreich erstellt!').waitFor()
  await page.getByText('Willkommen im Team „Frühförderung Nord“!').waitFor()
  const free = page.getByRole('listitem').filter({ hasText: 'Freie Plätze' }).getByRole('strong')
  expect(await free.innerText()).toBe('9')

  await page.getByRole('link', { name: 'Personen einladen' }).first().click()
  await page.getByRole('button', { name: 'Schnelles Hinzufügen von Personen' }).click()
  await page.getByLabel('Liste einfügen').fill(people.join('\n'))
  await page.getByRole('button', { name: '5 Personen übernehmen' }).click()
  await page.getByRole('button', { name: 'Einladungs E-Mails an 5 Personen senden' }).click()
  await toast(page, 'Einladungs-E-Mail an 5 Personen verschickt').waitFor()
  await page.waitForURL('**/team/einladungen')
  for (const email of people) await page.getByRole('button', { name: `Einladung an ${email} stornieren` }).waitFor()
})

describe('an invitation', () => {
  test('is accepted by a new account, whose address needs no other confirmation', async () => {
    const email = newAddress()
    const page = await browser.openPage(await givenInvitation(email))
    await page.getByRole('heading', { name: TEAM }).waitFor()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Konto erstellen' }).click()
    await page.getByText(`Einladung in das Team „${TEAM}“`).waitFor()
    expect(await page.getByLabel('E-Mail').inputValue()).toBe(email)
    await page.getByLabel('Name').fill('Nora Neu')
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Konto erstellen' }).click()
    await toast(page, 'Team erfolgreich beigetreten!').waitFor()
    await heading(page, `Willkommen im Team „${TEAM}“`).waitFor()
    await page.getByRole('link', { name: 'Gebärden suchen' }).click()
    await heading(page, 'Gebärden').waitFor()
  })

  test('is accepted after signing in', async () => {
    const account = await givenAccount()
    const page = await browser.openPage(await givenInvitation(account.email))
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
    await page.getByText(`Einladung in das Team „${TEAM}“`).waitFor()
    await fillInLogin(page, account.email, account.password)
    await toast(page, 'Team erfolgreich beigetreten!').waitFor()
    await page.waitForURL('**/bestellung-erfolgreich')
  })
})
