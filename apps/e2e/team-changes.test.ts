import { expect, test } from 'vitest'
import { givenAccount, heading, mailedPath, toast } from './account-journey.ts'
import { callAs } from './call-as.ts'
import { givenOwner } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'

const browser = useBrowser()

const isFocused = (element: { matches: (selector: string) => boolean }) => element.matches(':focus')

test('an owner without a seat is led to the team instead of the signs, and told why', async () => {
  const owner = await givenOwner()
  await callAs(owner, 'PATCH', `teams/${owner.team}`, { ownerHasAccess: false })
  const page = await browser.openPage('/app/suche', { as: owner })
  await page.waitForURL('**/app/einstellungen/team/uebersicht')
  await toast(page, 'Du hast keine aktive Lizenz, kannst aber dein Team verwalten.').waitFor()
  await heading(page, 'Dein Team').waitFor()
  await page.getByRole('button', { name: 'Bearbeiten' }).waitFor()
  await expectNoFindings(page)
})

test('rights that were taken in another browser end on the page that needed them', async () => {
  const account = await givenAccount()
  const owner = await browser.openPage('/app/einstellungen/team/einladen', { as: await givenOwner() })
  await owner.getByLabel('E-Mail der 1. Person').fill(account.email)
  await owner.getByRole('button', { name: 'Einladungs E-Mails an 1 Personen senden' }).click()
  await toast(owner, 'Einladungs-E-Mail an 1 Personen verschickt').waitFor()
  const person = await browser.openPage(await mailedPath(account.email, '/einladung/'), { as: account })
  await person.getByRole('button', { name: 'Einladung annehmen' }).click()
  await toast(person, 'Team erfolgreich beigetreten!').waitFor()

  await owner.goto('/app/einstellungen/team/mitglieder')
  const role = owner.getByRole('combobox', { name: 'Rolle von Eva Neu' })
  await role.waitFor()
  const people = await owner.getByRole('table', { name: 'Mitglieder' }).locator('tbody tr').allInnerTexts()
  expect(people).toEqual([expect.stringMatching(/\(du\).*Inhaber/s), expect.stringContaining('Eva Neu')])
  const give = async (name: string) => {
    await role.click()
    await owner.getByRole('option', { name }).click()
    await toast(owner, `Eva Neu ist jetzt ${name}`).waitFor()
  }
  await give('Verwalter')
  await person.goto('/app/einstellungen')
  await person.getByRole('link', { name: 'Einladungen' }).waitFor()
  await give('Mitglied')
  await person.getByRole('link', { name: /^Mitglieder/ }).click()
  await toast(person, 'Diese Seite ist nur für folgende Team-Rollen verfügbar: Verwalter, Inhaber').waitFor()
  await person.waitForURL('**/team/uebersicht')

  await person.goto('/app/einstellungen')
  const overview = person.getByRole('link', { name: 'Dein Team' })
  await overview.waitFor()
  await owner.getByRole('button', { name: 'Eva Neu entfernen' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Entfernen', exact: true }).click()
  await toast(owner, 'Teammitglied erfolgreich entfernt').waitFor()
  await eventually(() => owner.getByRole('table', { name: 'Mitglieder' }).evaluate(isFocused)).toBe(true)
  await overview.click()
  await toast(person, 'Diese Seite ist nur für folgende Team-Rollen verfügbar').waitFor()
  await person.waitForURL('**/app/einstellungen')
  expect(await overview.count()).toBe(0)
  browser.expectFaults(REFUSED_CALL)
})
