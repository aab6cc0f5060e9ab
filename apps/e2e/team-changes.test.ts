import { describe, expect, test } from 'vitest'
import { givenAccount, heading, mailedPath, newAddress, toast } from './account-journey.ts'
import { callAs } from './call-as.ts'
import { givenOwner } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'

const browser = useBrowser()

const givenOwnerWithoutSeat = async () => {
  const owner = await givenOwner()
  await callAs(owner, 'PATCH', `teams/${owner.team}`, { ownerHasAccess: false })
  return owner
}
const isFocused = (element: { matches: (selector: string) => boolean }) => element.matches(':focus')

describe('an owner without a seat', () => {
  test('is led to the team instead of the signs, and told why', async () => {
    const page = await browser.openPage('/app/suche', { as: await givenOwnerWithoutSeat() })
    await page.waitForURL('**/app/einstellungen/team/uebersicht')
    await toast(page, 'Du hast keine aktive Lizenz, kannst aber dein Team verwalten.').waitFor()
    await heading(page, 'Dein Team').waitFor()
    await page.getByRole('button', { name: 'Bearbeiten' }).waitFor()
    await expectNoFindings(page)
  })

  test('changes what the team is called by keyboard alone', async () => {
    const page = await browser.openPage('/app/einstellungen/team/uebersicht', { as: await givenOwnerWithoutSeat() })
    const open = page.getByRole('button', { name: 'Bearbeiten' })
    await open.press('Enter')
    const name = page.getByLabel('Name deines Teams')
    await eventually(() => name.evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Frühe Gebärden')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Frühe Gebärden' }).waitFor()
    await eventually(() => open.evaluate(isFocused)).toBe(true)
  })
})

describe('a list of thousands', () => {
  test('becomes pages of rows that stay quick to type in', async () => {
    const page = await browser.openPage('/app/einstellungen/team/einladen', { as: await givenOwner() })
    await page.getByRole('button', { name: 'Schnelles Hinzufügen von Personen' }).click()
    const lines = Array.from({ length: 5_000 }, (_, index) => `person.${index}@kita.example`)
    await page.getByLabel('Liste einfügen').focus()
    await page
      .locator(':root')
      .evaluate((root, text) => root.ownerDocument.defaultView.navigator.clipboard.writeText(text), lines.join('\n'))
    await page.keyboard.press('Control+V')
    await page.getByRole('button', { name: '5000 Personen übernehmen' }).click()
    await page.getByRole('button', { name: 'Einladungs E-Mails an 5000 Personen senden' }).waitFor()
    const people = page.getByRole('list', { name: 'Personen', exact: true })
    expect(await people.getByRole('listitem').count()).toBe(50)
    await page.getByRole('button', { name: 'Seite 100', exact: true }).click()
    const last = page.getByLabel('E-Mail der 5000. Person')
    expect(await last.inputValue()).toBe('person.4999@kita.example')
    await last.press('Enter')
    await eventually(() => page.getByLabel('Name der 5001. Person').evaluate(isFocused)).toBe(true)
  })
})

describe('rights', () => {
  test('that were taken in another browser end on the page that needed them', async () => {
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
})

describe('a cancelled invitation', () => {
  test('leaves the focus at the head of its card', async () => {
    const email = newAddress()
    const page = await browser.openPage('/app/einstellungen/team/einladen', { as: await givenOwner() })
    await page.getByLabel('E-Mail der 1. Person').fill(email)
    await page.getByRole('button', { name: 'Einladungs E-Mails an 1 Personen senden' }).click()
    await page.getByRole('button', { name: `Einladung an ${email} stornieren` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stornieren', exact: true }).click()
    await toast(page, 'Einladung storniert').waitFor()
    await eventually(() => page.getByRole('heading', { name: 'Offene Einladungen' }).evaluate(isFocused)).toBe(true)
  })
})
