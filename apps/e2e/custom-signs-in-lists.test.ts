import { newArrow } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { TAKE_BACK_MS } from '@gebaerdenraum/domain/lists/player-outbox'
import { describe, expect, test } from 'vitest'
import { callAs, unusedName } from './call-as.ts'
import { givenCustomSign } from './custom-sign-page.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { fileTreeOf } from './given-files.ts'
import { givenList, learnedOf, shareKeyOf, storedSigns } from './given-list.ts'
import { addField, editorPath, expectSaved, shownSigns, toast } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useOwnTeam } from './own-accounts.ts'
import { installClock, passTime } from './page-clock.ts'
import type { Person } from './person.ts'
import { card, endTitle, pressForNext, waitUntilLoaded } from './player-page.ts'
import { downloadedPdf } from './printing-page.ts'

const browser = useBrowser()
const { leader, member } = useOwnTeam()
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/
const photo = (as: Person) => givenCustomSign(as, { objects: [newArrow('straight', 'signOnly')] })
const withCustomSigns = async (as: Person, signs: readonly { readonly id: string }[]) => {
  const list = await givenList({ as, signs: ['Hund'] })
  await callAs(as, 'PATCH', `lists/${list.id}`, { addSigns: signs.map(({ id }) => id) })
  return list
}

describe('a custom sign in a learning list', () => {
  test('is added from the choice and by typing its name, and comes back with what was learned', async () => {
    const [first, second] = [await photo(leader), await givenCustomSign(leader, { signType: 'signBox' })]
    const list = await givenList({ as: leader, signs: ['Hund'] })
    const page = await browser.openPage(editorPath(list.id), { as: leader, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Eigene Gebärden' }).click()
    const dialog = page.getByRole('dialog', { name: 'Eigene Gebärden hinzufügen' })
    await dialog.getByLabel('Eigene Gebärde suchen').fill(first.name)
    await dialog.getByRole('button', { name: first.name }).click()
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
    await toast(page, '1 Gebärde hinzugefügt').waitFor()
    await addField(page).fill(second.name)
    await page.getByRole('option', { name: second.name }).waitFor()
    await addField(page).press('Enter')
    await eventually(() => shownSigns(page)).toEqual(['Hund', first.name, second.name])
    await expectSaved(page)
    expect(await storedSigns(leader, list.id)).toEqual(['Hund', first.name, second.name])
    await expectNoFindings(page)
  })

  test('is played without a network, and learned', async () => {
    const sign = await photo(leader)
    const list = await withCustomSigns(leader, [sign])
    const page = await browser.openPage(`/app/lernliste/${list.id}`, { as: leader, reducedMotion: 'reduce' })
    await waitUntilLoaded(page)
    await page.context().setOffline(true)
    await pressForNext(page, 'Enter')
    await card(page).getByRole('heading', { name: sign.name }).waitFor()
    const picture = card(page).getByRole('img', { name: `Zeichnung der Gebärde „${sign.name}“` })
    await eventually(() => picture.evaluate((image) => image.naturalWidth)).toBe(800)
    expect(await card(page).locator('video').count()).toBe(0)
    await page.keyboard.press('Enter')
    await endTitle(page, 'Geschafft!').waitFor()
    await page.context().setOffline(false)
    await eventually(() => learnedOf(leader, list)).toEqual([...list.signIds, sign.id])
    browser.expectFaults(NO_NETWORK)
  })

  test('is asked for and repeated, without its words', async () => {
    const sign = await givenCustomSign(leader, { signType: 'signBox' })
    const list = await withCustomSigns(leader, [sign])
    await callAs(leader, 'PATCH', `lists/${list.id}`, { signs: [sign.id] })
    const page = await browser.openPage(`/app/lernliste/${list.id}/start`, {
      as: leader,
      reducedMotion: 'reduce',
      prepare: installClock,
    })
    await page.getByRole('radio', { name: /Wiederholen/ }).check()
    await page.getByRole('switch', { name: 'Titel verdecken' }).press('Space')
    await page.getByRole('button', { name: 'Starten' }).click()
    const picture = card(page).getByRole('img', { name: 'Zeichnung der Gebärde', exact: true })
    await picture.waitFor()
    await waitUntilLoaded(page)
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Gewusst' }).click()
    await endTitle(page, 'Für heute fertig').waitFor()
    await passTime(page, TAKE_BACK_MS)
    const repetitions = async () => (await callAs(leader, 'GET', `repetitions?list=${list.id}`))['data']
    await eventually(repetitions).toEqual([expect.objectContaining({ _id: sign.id, reviews: 1 })])
  })

  test('is seen by whoever opens the share link, and stays with its owner when the list is saved', async () => {
    const sign = await photo(leader)
    const list = await withCustomSigns(leader, [sign])
    const shareKey = await shareKeyOf(leader, list)
    const visitor = await browser.openPage(`/lernliste/ueberblick/${shareKey}`)
    const picture = visitor.getByRole('link', { name: sign.name }).locator('img')
    await eventually(() => picture.evaluate((image) => image.naturalWidth)).toBe(400)
    await expectNoFindings(visitor)
    const licensed = await browser.openPage(`/app/geteilte-lernliste/${shareKey}`, { as: member })
    await licensed.getByText('Die eigenen Gebärden darin kommen beim Speichern nicht mit.').waitFor()
    await eventually(() => shownSigns(licensed)).toEqual(['Hund'])
    await licensed.getByText(sign.name, { exact: true }).waitFor()
  })
})

describe('a custom sign of one’s own', () => {
  test('comes into a list of the team as a copy, once that was asked for', async () => {
    const sign = await photo(leader)
    const list = await givenList({ as: leader, signs: ['Hund'], isOfTeam: true })
    const page = await browser.openPage(editorPath(list.id), { as: leader, reducedMotion: 'reduce' })
    await addField(page).fill(sign.name)
    await page.getByRole('option', { name: sign.name }).click()
    const question = page.getByRole('dialog', { name: `„${sign.name}“ für das Team kopieren?` })
    await question.getByRole('button', { name: 'Kopieren und verwenden' }).click()
    await eventually(() => shownSigns(page)).toEqual(['Hund', sign.name])
    await expectSaved(page)
    expect(await storedSigns(member, list.id)).toEqual(['Hund', sign.name])
  })

  test('is seen and printed by its owner alone where its list was moved to the team, as vectors under its name', async () => {
    const sign = await photo(leader)
    const list = await withCustomSigns(leader, [sign])
    const files = fileTreeOf(leader)
    const { node } = await callAs(leader, 'GET', `lists/${list.id}`)
    await callAs(leader, 'PATCH', `file-nodes/${node}`, { path: files.inside(await files.root('team')) })
    expect(await storedSigns(member, list.id)).toEqual(['Hund'])
    const page = await browser.openPage(editorPath(list.id), { as: leader, reducedMotion: 'reduce' })
    await page.getByText('Nur für dich sichtbar').waitFor()
    await page.getByRole('button', { name: `Weitere Aktionen für „${list.name}“` }).click()
    await page.getByRole('menuitem', { name: 'Diese Liste drucken' }).click()
    await page.getByRole('button', { name: 'SIGNbox Karten: Druckoptionen' }).click()
    const pdf = await downloadedPdf(page, `${list.name} – SIGNbox Karten`)
    expect(pdf.pages[0]?.tags).toContainEqual(expect.stringContaining(sign.name))
    expect(pdf.rasters).toEqual([])
  })

  test('is put into a list from the overview, which the question before deleting it names', async () => {
    const sign = await photo(leader)
    const page = await browser.openPage(`/app/eigene-gebaerden/${sign.id}`, { as: leader, reducedMotion: 'reduce' })
    await page.getByRole('region', { name: 'Zeichenfläche' }).waitFor()
    await page.getByRole('button', { name: 'Schließen', exact: true }).click()
    await page.getByRole('button', { name: `„${sign.name}“ zu einer Lernliste hinzufügen` }).click()
    const name = unusedName('Neu')
    await page.getByLabel('Neue Lernliste').fill(name)
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await toast(page, `Zu „${name}” hinzugefügt`).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Aktionen für „${sign.name}“` }).click()
    await page.getByRole('menuitem', { name: 'Löschen' }).click()
    const question = page.getByRole('dialog', { name: 'Wirklich löschen?' })
    await question.getByText('Die Gebärde wird noch verwendet und fehlt danach in:').waitFor()
    expect(await question.getByRole('listitem').allInnerTexts()).toEqual([`Lernliste „${name}“`])
    await question.getByRole('button', { name: 'Löschen' }).click()
    await toast(page, `„${sign.name}“ gelöscht`).waitFor()
  })
})
