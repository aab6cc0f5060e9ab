import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillInLogin, givenAccount, heading, mailedPath, newAddress, PASSWORD, toast } from './account-journey.ts'
import { givenOwner, givenPayer, givenTeam, inviteAll, TEAM } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'

const browser = useBrowser()
const INVITATION = '/einladung/'
const TEN_SEATS = 'institution-10-12'

const seats = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label }).getByRole('strong')
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** The path of an invitation into a new team, as it was mailed to the address. */
const givenInvitation = async (email: string): Promise<string> => {
  await inviteAll(await givenOwner(), [email])
  return mailedPath(email, INVITATION)
}

describe('a team', () => {
  test('is created by who pays a licence for several, and asks for name and description', async () => {
    const page = await browser.openPage('/app/team-erstellen', { as: await givenPayer(TEN_SEATS) })
    await page.getByRole('button', { name: 'Team erstellen' }).click()
    await page.getByText('Name deines Teams ist erforderlich').waitFor()
    await page.getByText('Beschreibung deines Teams ist erforderlich').waitFor()
    await expectNoFindings(page)
    await page.getByLabel('Name deines Teams').fill('Frühförderung Nord')
    await page.getByLabel('Beschreibung deines Teams').fill('Wir gebärden mit den Kleinsten.')
    await page.getByRole('button', { name: 'Team erstellen' }).click()
    await toast(page, 'Team erfolgreich erstellt!').waitFor()
    await page.getByText('Willkommen im Team „Frühförderung Nord“!').waitFor()
    expect(await seats(page, 'Freie Plätze').innerText()).toBe('9')
    await expectNoFindings(page)
  })

  test('invites five people from a pasted list, whose rows are filled in by keyboard', async () => {
    const [first, second, ...others] = Array.from({ length: 5 }, newAddress) as [string, string, ...string[]]
    const page = await browser.openPage('/app/einstellungen/team/einladen', { as: await givenOwner(TEN_SEATS) })
    const name = page.getByLabel('Name der 1. Person')
    await name.fill('Nora')
    await name.press('Enter')
    await page.keyboard.type(first)
    await page.keyboard.press('Enter')
    await eventually(() => page.getByLabel('Name der 2. Person').evaluate((field) => field.matches(':focus'))).toBe(
      true,
    )
    await page.getByRole('button', { name: 'Schnelles Hinzufügen von Personen' }).click()
    await page
      .getByLabel('Liste einfügen')
      .fill(`Nora Neu <${first.toUpperCase()}>; ${second}, ohne Adresse\n${others.join('\n')}`)
    await page.getByRole('button', { name: '5 Personen übernehmen' }).click()
    expect(await page.getByLabel('Name der 1. Person').inputValue()).toBe('Nora Neu')
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Einladungs E-Mails an 5 Personen senden' }).click()
    await toast(page, 'Einladungs-E-Mail an 5 Personen verschickt').waitFor()
    await page.waitForURL('**/team/einladungen')
    await page.getByRole('button', { name: `Einladung an ${second} stornieren` }).waitFor()
    await expectNoFindings(page)
  })

  test('marks what is no address, invites the others, and keeps it to be corrected', async () => {
    const [first, second] = [newAddress(), newAddress()]
    const page = await browser.openPage('/app/einstellungen/team/einladen', { as: await givenOwner(TEN_SEATS) })
    await page.getByRole('button', { name: 'Schnelles Hinzufügen von Personen' }).click()
    await page.getByLabel('Liste einfügen').fill(`Jürgen Ott <jürgen@kita.example>; ${first} ${second}; niemand`)
    await page.getByText('1 E-Mail-Adresse ist ungültig. Du kannst sie unten korrigieren.').waitFor()
    await page.getByText('1 Eintrag ohne E-Mail-Adresse wird weggelassen.').waitFor()
    await page.getByRole('button', { name: '3 Personen übernehmen' }).click()
    await page.getByText('Ungültige E-Mail Adresse').waitFor()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Einladungs E-Mails an 2 Personen senden' }).click()
    await toast(page, 'Einladungs-E-Mail an 2 Personen verschickt').waitFor()
    await eventually(() => page.getByLabel(/^E-Mail der/).count()).toBe(1)
    expect(await page.getByLabel('Name der 1. Person').inputValue()).toBe('Jürgen Ott')
    await page.getByLabel('E-Mail der 1. Person').fill(newAddress())
    await page.getByRole('button', { name: 'Einladungs E-Mails an 1 Personen senden' }).click()
    await page.waitForURL('**/team/einladungen')
    await page.getByRole('button', { name: `Einladung an ${second} stornieren` }).waitFor()
  })

  test('says at the row who is invited already, and loses nothing', async () => {
    const email = newAddress()
    const owner = await givenOwner()
    await inviteAll(owner, [email])
    const page = await browser.openPage('/app/einstellungen/team/einladen', { as: owner })
    await page.getByLabel('E-Mail der 1. Person').fill(email)
    await page.getByRole('button', { name: 'Einladungs E-Mails an 1 Personen senden' }).click()
    await page.getByText('Diese Person ist schon eingeladen.').first().waitFor()
    expect(await page.getByLabel('E-Mail der 1. Person').inputValue()).toBe(email)
    browser.expectFaults(REFUSED_CALL)
    await page.goto('/app/einstellungen/team/einladungen')
    await page.getByRole('button', { name: `Einladung an ${email} stornieren` }).click()
    await confirm(page, 'Stornieren')
    await toast(page, 'Einladung storniert').waitFor()

    const invited = await browser.openPage(await mailedPath(email, INVITATION))
    await invited.getByText('Dieser Einladungslink ist ungültig.').waitFor()
    await invited.getByText('Die Einladung wurde durch einen Verwalter des Teams storniert.').waitFor()
    await expectNoFindings(invited)
  })
})

describe('an invitation', () => {
  test('is accepted by a new account, whose address needs no other confirmation', async () => {
    const email = newAddress()
    const path = await givenInvitation(email)
    const page = await browser.openPage(path)
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

    await page.goto(path)
    await page.getByText('Der Einladungslink wurde bereits verwendet.').waitFor()
  })

  test('is accepted after signing in, and given up by leaving the team', async () => {
    const account = await givenAccount()
    const page = await browser.openPage(await givenInvitation(account.email))
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
    await page.getByText(`Einladung in das Team „${TEAM}“`).waitFor()
    await fillInLogin(page, account.email, account.password)
    await toast(page, 'Team erfolgreich beigetreten!').waitFor()
    await page.waitForURL('**/bestellung-erfolgreich')

    await page.goto('/app/einstellungen/team/uebersicht')
    await page.getByRole('button', { name: 'Team verlassen' }).click()
    await confirm(page, 'Team verlassen')
    await toast(page, `Du hast das Team „${TEAM}“ verlassen`).waitFor()
    await page.waitForURL('**/app/einstellungen')
  })

  test('is for the invited account only: another one signs out first, and all of it can wait', async () => {
    const account = await givenAccount()
    const path = await givenInvitation(account.email)
    const page = await browser.openPage(path, { as: await givenAccount() })
    await page.getByText(`die Einladung gilt aber für ${account.email}`).waitFor()
    await page.getByRole('button', { name: 'Vorerst ignorieren' }).click()
    await confirm(page, 'Vorerst ignorieren')
    await heading(page, 'Anmelden').waitFor()

    const invited = await browser.openPage(path, { as: account })
    await invited.getByRole('button', { name: 'Einladung annehmen' }).click()
    await toast(invited, 'Team erfolgreich beigetreten!').waitFor()
  })

  test('with a mangled link leads to the login', async () => {
    const page = await browser.openPage('/einladung/0/abc')
    await page.getByText('Fehler beim Abrufen der Einladung').waitFor()
    await expectNoFindings(page)
    await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click()
    await heading(page, 'Anmelden').waitFor()
    browser.expectFaults(REFUSED_CALL)
  })
})

describe('members', () => {
  test('are given a role and removed', async () => {
    const owner = await givenPayer('small-3-1')
    const [member] = await givenTeam(owner, 1)
    const page = await browser.openPage('/app/einstellungen/team/mitglieder', { as: owner })
    const row = page.getByRole('row').filter({ hasText: member!.email })
    await row.getByLabel('Rolle von Eva Neu').click()
    await page.getByRole('option', { name: 'Verwalter' }).click()
    await toast(page, 'Eva Neu ist jetzt Verwalter').waitFor()
    await expectNoFindings(page)
    await row.getByRole('button', { name: 'Eva Neu entfernen' }).click()
    await confirm(page, 'Entfernen')
    await toast(page, 'Teammitglied erfolgreich entfernt').waitFor()
    await row.waitFor({ state: 'detached' })
  })

  test('see the team without its people, and who pays', async () => {
    const page = await browser.openPage('/app/einstellungen/team/uebersicht', { as: 'mitglied' })
    await page.getByRole('heading', { name: 'Kita Sonnenhügel' }).waitFor()
    expect(await page.getByText('Inhaber:').count()).toBe(0)
    await expectNoFindings(page)
    await page.goto('/app/einstellungen/team/abrechnung')
    await page.getByText('leitung@demo.example').waitFor()
    await page.goto('/app/einstellungen/team/mitglieder')
    await toast(page, 'Diese Seite ist nur für folgende Team-Rollen verfügbar: Verwalter, Inhaber').waitFor()
  })
})
