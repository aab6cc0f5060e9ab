import { readFile } from 'node:fs/promises'
import { newArrow, newImage, newText } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { reduceScene } from '@gebaerdenraum/domain/custom-signs/reduce'
import { CUSTOM_SIGN_SAVE_TIMING } from '@gebaerdenraum/domain/custom-signs/save-timing'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs, unusedName } from './call-as.ts'
import { crashPage } from './crash-page.ts'
import {
  canvas,
  customSignPath,
  expectSignSaved,
  expectSignSavedAtOnce,
  field,
  givenCustomSign,
  idInAddress,
  objectNames,
  objectRow,
  sidebar,
  storedCustomSign,
  storedObjects,
} from './custom-sign-page.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { failCalls, SERVER_FAULT } from './fail-calls.ts'
import { givenUpload } from './given-document.ts'
import { fileTreeOf } from './given-files.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useOwnTeam } from './own-accounts.ts'
import { installClock, passTime, stopClock } from './page-clock.ts'
import type { Person } from './person.ts'

const browser = useBrowser()
const { leader, member } = useOwnTeam()
const arrow = newArrow('straight', 'signOnly')
const SAVED_AFTER_MS = CUSTOM_SIGN_SAVE_TIMING.debounceMs

const SQUARE = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><title>${crypto.randomUUID()}</title><path fill="#0b6b6b" d="M0 0H400V400H0z"/></svg>`

const openSign = async (id: string, as: Person = leader) => {
  const page = await browser.openPage(customSignPath(id), { as, reducedMotion: 'reduce', prepare: installClock })
  await canvas(page).waitFor()
  return page
}

/** Another window saves an empty canvas over what this page shows, and then this page is edited. */
const provokeConflict = async (page: Page, id: string): Promise<void> => {
  const { revision } = await storedCustomSign(leader, id)
  await callAs(leader, 'PATCH', `custom-signs/${id}`, { revision, objects: [] })
  await sidebar(page).getByRole('button', { name: 'Kreispfeil' }).first().click()
  await passTime(page, SAVED_AFTER_MS)
  await page.getByText('Du hast diese Gebärde inzwischen in einem anderen Fenster').waitFor()
  browser.expectFaults(REFUSED_CALL)
}

test('when somebody else was faster, the own version can be kept as a copy, or theirs can be loaded', async () => {
  const { id, name } = await givenCustomSign(leader, { objects: [arrow] })
  const page = await openSign(id)
  await eventually(() => objectNames(page)).toEqual(['Pfeil nach rechts'])
  await provokeConflict(page, id)
  await page.getByRole('button', { name: 'Meine als Kopie behalten' }).click()
  await page.getByRole('heading', { name: `${name} Kopie 1` }).waitFor()
  await eventually(() => objectNames(page)).toEqual(['Kreispfeil', 'Pfeil nach rechts'])
  const copy = await idInAddress(page)
  expect(copy).not.toBe(id)
  expect(await storedObjects(leader, id)).toEqual([])
  expect(await storedObjects(leader, copy)).toHaveLength(2)

  await provokeConflict(page, copy)
  await page.getByRole('button', { name: 'Neue Fassung laden' }).click()
  await page.getByText('Noch nichts auf der Zeichenfläche').waitFor()
  await expectSignSaved(page)
  expect(await storedObjects(leader, copy)).toEqual([])
})

test('an image that is deleted meanwhile can be taken out, and all else is saved', async () => {
  const imageId = await givenUpload(leader, SQUARE)
  const image = newImage({ service: 'images', objectId: imageId }, { width: 400, height: 400 }, 'signOnly')
  const { id } = await givenCustomSign(leader, { objects: [image] })
  const page = await openSign(id)
  await eventually(() => objectNames(page)).toHaveLength(1)
  await page.getByRole('list', { name: 'Objekte' }).getByRole('button').first().click()
  await page.keyboard.press('Delete')
  await expectSignSaved(page)
  await eventually(() => storedObjects(leader, id)).toEqual([])
  await callAs(leader, 'DELETE', `images/${imageId}`)
  await page.keyboard.press('Control+z')
  await sidebar(page).getByRole('button', { name: 'Kreispfeil' }).first().click()
  await passTime(page, SAVED_AFTER_MS)
  const notice = page.getByRole('alert').filter({ hasText: 'Ein eingefügtes Bild gibt es nicht (mehr).' })
  await notice.getByText('Entferne es, dann wird wieder gespeichert.').waitFor()
  await notice.getByRole('button', { name: 'Bild entfernen' }).click()
  await expectSignSaved(page)
  await eventually(() => objectNames(page)).toEqual(['Kreispfeil'])
  expect(await storedObjects(leader, id)).toHaveLength(1)
  expect(await notice.count()).toBe(0)
  browser.expectFaults(REFUSED_CALL)
})

test('an error of the server is shown as one, leaves the edits, and is tried again at a click', async () => {
  const { id } = await givenCustomSign(leader, { objects: [arrow] })
  const page = await openSign(id)
  await failCalls(page, '**/api/custom-signs/*', ['PATCH'])
  // It is not tried again by itself.
  await stopClock(page)
  await objectRow(page, 'Pfeil nach rechts').click()
  await page.keyboard.press('Delete')
  await passTime(page, SAVED_AFTER_MS)
  await page.getByText(`Speichern fehlgeschlagen: ${SERVER_FAULT} Deine Änderungen bleiben erhalten.`).waitFor()
  await page.unroute('**/api/custom-signs/*')
  await page.getByRole('button', { name: 'Jetzt versuchen' }).click()
  await expectSignSavedAtOnce(page)
  expect(await storedObjects(leader, id)).toEqual([])
  browser.expectFaults(REFUSED_CALL)
})

test('a sign-in that has ended leads to the login without a question, and leaves the edit as a draft', async () => {
  const { id } = await givenCustomSign(leader, { objects: [arrow] })
  const page = await openSign(id)
  const message = 'Bitte melde dich an.'
  await page.route('**/api/custom-signs/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 401,
          json: { name: 'NotAuthenticated', code: 401, className: 'not-authenticated', message },
        })
      : route.continue(),
  )
  await sidebar(page).getByRole('button', { name: 'Kreispfeil' }).first().click()
  await passTime(page, SAVED_AFTER_MS)
  await page.waitForURL(/\/login/)
  await page.getByLabel('Passwort', { exact: true }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(
    await page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('gebaerdenraum-draft/')).length"),
  ).toBe(1)
  browser.expectFaults(REFUSED_CALL)
})

describe('without a connection', () => {
  const cutOff = (page: Page) => page.route('**/api/custom-signs**', (route) => route.abort())

  test('edits wait and are saved by themselves when it is back; axe finds nothing before, meanwhile and in the menu', async () => {
    const text = newText('Hallo', { width: 150, height: 67 }, 'signOnly')
    const { id } = await givenCustomSign(leader, { objects: [arrow, text] })
    const page = await openSign(id)
    await objectRow(page, 'Text „Hallo“').click()
    await field(page, 'Winkel').waitFor()
    await expectNoFindings(page)
    await cutOff(page)
    await objectRow(page, 'Pfeil nach rechts').click()
    await page.keyboard.press('Delete')
    await passTime(page, SAVED_AFTER_MS)
    await page.getByText('Keine Verbindung. Deine Änderungen bleiben erhalten.').waitFor()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Ansicht' }).click()
    await page.getByRole('menuitemradio', { name: 'Einpassen' }).waitFor()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.unroute('**/api/custom-signs**')
    await expectSignSaved(page)
    expect(await storedObjects(leader, id)).toHaveLength(1)
    browser.expectFaults(REFUSED_CALL)
  })

  test('edits outlive the tab, and are saved or given up on return', async () => {
    const { id } = await givenCustomSign(leader, { objects: [arrow] })
    const page = await openSign(id)
    await page.context().setOffline(true)
    await sidebar(page).getByRole('button', { name: 'Kreispfeil' }).first().click()
    await crashPage(page)

    const second = await page.context().newPage()
    await page.context().setOffline(false)
    await second.goto(customSignPath(id))
    const notice = second.getByRole('status').filter({ hasText: 'Deine Änderungen vom letzten Mal' })
    await notice.getByRole('button', { name: 'Behalten' }).click()
    await eventually(() => notice.count()).toBe(0)
    await eventually(() => objectNames(second)).toEqual(['Kreispfeil', 'Pfeil nach rechts'])
    await expectSignSavedAtOnce(second)
    expect(await storedObjects(leader, id)).toHaveLength(2)

    await second.context().setOffline(true)
    await sidebar(second).getByRole('button', { name: 'Kreispfeil' }).first().click()
    await crashPage(second)

    const third = await page.context().newPage()
    await page.context().setOffline(false)
    await third.goto(customSignPath(id))
    await third.getByRole('button', { name: 'Verwerfen' }).click()
    await eventually(() => objectNames(third)).toEqual(['Kreispfeil', 'Pfeil nach rechts'])
    await expectSignSavedAtOnce(third)
    expect(await storedObjects(leader, id)).toHaveLength(2)
    browser.expectFaults(REFUSED_CALL)
  })

  test('leaving asks, and what was edited is offered when one comes back', async () => {
    const { id } = await givenCustomSign(leader, { objects: [arrow] })
    const page = await openSign(id)
    await failCalls(page, '**/api/custom-signs/*', ['PATCH'])
    await sidebar(page).getByRole('button', { name: 'Kreispfeil' }).first().click()
    const close = page.getByRole('button', { name: 'Schließen', exact: true })
    await close.click()
    const question = page.getByRole('dialog', { name: 'Noch nicht gespeichert' })
    await question.getByRole('button', { name: 'Hier bleiben' }).click()
    await eventually(() => question.count()).toBe(0)
    expect(await objectNames(page)).toEqual(['Kreispfeil', 'Pfeil nach rechts'])
    await close.click()
    await question.getByRole('button', { name: 'Trotzdem schließen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Eigene Gebärden' }).waitFor()
    await page.goto(customSignPath(id))
    await page.getByRole('button', { name: 'Behalten' }).waitFor()
    expect(await storedObjects(leader, id)).toHaveLength(1)
    await page.unroute('**/api/custom-signs/*')
    await page.getByRole('button', { name: 'Behalten' }).click()
    await expectSignSaved(page)
    expect(await storedObjects(leader, id)).toHaveLength(2)
    browser.expectFaults(REFUSED_CALL)
  })

  test('a new sign is there again when one comes back', async () => {
    const page = await browser.openPage('/app/eigene-gebaerden?type=signBox', {
      as: leader,
      reducedMotion: 'reduce',
      prepare: installClock,
    })
    await canvas(page).waitFor()
    await cutOff(page)
    await field(page, 'Text unten').fill('Regenbogen')
    await page.getByText('Keine Verbindung. Deine Änderungen bleiben erhalten.').waitFor()
    await page.unroute('**/api/custom-signs**')
    await page.goto('/app/eigene-gebaerden?type=signOnly')
    await page.getByRole('heading', { name: 'Unbenannte Gebärde' }).waitFor()
    await page.goto('/app/eigene-gebaerden?type=signBox')
    await eventually(() => field(page, 'Text unten').inputValue()).toBe('Regenbogen')
    const id = await idInAddress(page)
    await expectSignSaved(page)
    expect(await callAs(leader, 'GET', `custom-signs/${id}`)).toMatchObject({
      fixedObjects: { textBottomRight: { text: 'Regenbogen' } },
    })
    browser.expectFaults(REFUSED_CALL)
  })
})

test('the overview tells name, date and type of what was used last, downloads it, and opens it as it is by now', async () => {
  const { id, name } = await givenCustomSign(leader, { objects: [arrow] })
  const page = await openSign(id)
  await page.getByRole('heading', { name }).waitFor()
  await eventually(() => objectNames(page)).toEqual(['Pfeil nach rechts'])
  await page.getByRole('button', { name: 'Schließen', exact: true }).click()
  const row = page
    .getByRole('list', { name: /Zuletzt verwendet/ })
    .getByRole('listitem')
    .filter({ hasText: name })
  await row.getByText('Nur Gebärde').waitFor()
  await expectNoFindings(page)
  await row.getByRole('button', { name: `Aktionen für „${name}“` }).click()
  await eventually(() => page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Bearbeiten',
    'Herunterladen',
    'In Organisieren zeigen',
    'Umbenennen',
    'Duplizieren',
    'Verschieben',
    'Löschen',
  ])
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Herunterladen' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${name}.png`)
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG')

  await callAs(leader, 'PATCH', `custom-signs/${id}`, { revision: 1, objects: [] })
  await row.getByRole('link').first().click()
  await page.getByText('Noch nichts auf der Zeichenfläche').waitFor()
  await sidebar(page).getByRole('button', { name: 'Kreispfeil' }).first().click()
  await expectSignSaved(page)
  expect(await storedObjects(leader, id)).toHaveLength(1)
})

test('a name that is taken is told in the words of every rename, and can be put right', async () => {
  const taken = await givenCustomSign(leader)
  const { id, name } = await givenCustomSign(leader)
  const page = await openSign(id)
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await page.getByRole('heading', { level: 1 }).getByRole('textbox').fill(taken.name)
  await page.keyboard.press('Enter')
  const message = page.getByRole('dialog', { name: 'Fehler beim Umbenennen' })
  await message
    .getByText(
      `Am Speicherort existiert bereits eine Datei mit dem Namen „${taken.name}“. Bitte wähle einen anderen Namen.`,
    )
    .waitFor()
  await message.getByRole('button', { name: 'Verstanden' }).click()
  const refused = page.getByRole('heading', { level: 1 }).getByRole('textbox')
  await eventually(() => refused.evaluate((input) => input.matches(':focus'))).toBe(true)
  expect(await refused.inputValue()).toBe(taken.name)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  browser.expectFaults(REFUSED_CALL)
})

test('who opens what somebody of the team has made is advised to make a copy, and sees that they have changed it', async () => {
  const tree = fileTreeOf(leader)
  const name = unusedName('Teamgebärde')
  const path = tree.inside(await tree.root('team'))
  const node = await callAs(leader, 'POST', 'file-nodes', {
    name,
    path,
    nodeType: 'file',
    fileType: 'custom-signs',
    fileDetails: { customSignType: 'signOnly' },
  })
  const { objects, signTypeProperties, fixedObjects } = newScene('signOnly')
  const { _id } = await callAs(leader, 'POST', 'custom-signs', {
    node: node['_id'],
    signType: 'signOnly',
    objects,
    signTypeProperties,
    fixedObjects,
  })
  const page = await openSign(String(_id), member)
  const advice = page.getByText('Jemand aus deinem Team hat diese Gebärde erstellt.')
  await advice.waitFor()
  await page.getByRole('button', { name: 'Kopie erstellen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kopie hier speichern' }).click()
  await page.getByRole('heading', { name: `${name} Kopie 1` }).waitFor()
  await eventually(() => advice.count()).toBe(0)

  await page.goBack()
  await page.getByRole('button', { name: 'Hinweis schließen' }).click()
  await eventually(() => advice.count()).toBe(0)
  await page.reload()
  await canvas(page).waitFor()
  expect(await advice.count()).toBe(0)

  const { revision } = await storedCustomSign(leader, String(_id))
  const command = { type: 'add-objects', objects: [arrow], newObjectIds: [crypto.randomUUID()] } as const
  const theirs = reduceScene(newScene('signOnly'), command).objects
  await callAs(leader, 'PATCH', `custom-signs/${_id}`, { revision, objects: theirs })
  await sidebar(page).getByRole('button', { name: 'Kreispfeil' }).first().click()
  await passTime(page, SAVED_AFTER_MS)
  await page.getByText('Jemand anderes hat diese Gebärde inzwischen geändert.').waitFor()
  await page.getByRole('button', { name: 'Neue Fassung laden' }).click()
  await eventually(() => objectNames(page)).toEqual(['Pfeil nach rechts'])
  expect(await storedObjects(leader, String(_id))).toHaveLength(1)
  browser.expectFaults(REFUSED_CALL)
})
