import { DOCUMENT_SAVE_TIMING } from '@gebaerdenraum/domain/documents/save-timing'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs, unusedName } from './call-as.ts'
import {
  givenTeamDocument,
  idOfPage,
  saveNow,
  savingState,
  storedDocument,
  storedTexts,
} from './document-editor-page.ts'
import { eventually } from './eventually.ts'
import { failCalls, SERVER_FAULT } from './fail-calls.ts'
import { useBrowser } from './open-page.ts'
import { useOwnTeam } from './own-accounts.ts'
import { installClock, passTime, stopClock } from './page-clock.ts'
import type { Person } from './person.ts'

const browser = useBrowser()
const { leader, member } = useOwnTeam()
const LOST = /Failed to load resource/
const WAITING = 'Keine Verbindung. Deine Änderungen bleiben erhalten.'

const isSaving = (method: string): boolean => method === 'PATCH' || method === 'POST'
const breakSaving = (page: Page) =>
  page.route('**/api/documents**', (route) => (isSaving(route.request().method()) ? route.abort() : route.continue()))

/** Not closed: a tab that is closed may still get its edits through. */
const crash = async (page: Page): Promise<void> => {
  const isKept = "Object.keys(localStorage).some((key) => key.startsWith('gebaerdenraum-draft/'))"
  await eventually(() => page.evaluate(isKept)).toBe(true)
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  // A page that has crashed does not answer.
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Titel, Seite 1' })
const titleOf = async (as: Person, id: string) => (await storedDocument(as, id)).properties['title']

describe('two people of a team who edit one print template', () => {
  test('are told, and one loads what the other has saved', async () => {
    const id = await givenTeamDocument(leader, 'target-vocabulary', unusedName('Zu zweit'))
    const page = await browser.openPage(`/app/dokument/${id}`, { as: member })
    await page.getByText('wurde von jemand anderem erstellt').waitFor()
    await title(page).fill('Meins')
    const theirs = await storedDocument(leader, id)
    const properties = { ...theirs.properties, title: 'Ihres' }
    await callAs(leader, 'PATCH', `documents/${id}`, { revision: theirs.revision, properties })
    await page.keyboard.press('Control+s')
    await page.getByText('Jemand anderes hat diese Druckvorlage inzwischen geändert.').waitFor()
    await page.getByRole('button', { name: 'Neue Fassung laden' }).click()
    await eventually(() => title(page).inputValue()).toBe('Ihres')
    await title(page).fill('Unseres')
    await saveNow(page)
    await expect(titleOf(leader, id)).resolves.toBe('Unseres')
    browser.expectFaults(LOST)
  })

  test('lose nothing where one keeps his own as a copy', async () => {
    const name = unusedName('Zwei Fassungen')
    const id = await givenTeamDocument(leader, 'own-sign', name)
    const page = await browser.openPage(`/app/dokument/${id}`, { as: member })
    await title(page).fill('Meins')
    const theirs = await storedDocument(leader, id)
    const properties = { ...theirs.properties, title: 'Ihres' }
    await callAs(leader, 'PATCH', `documents/${id}`, { revision: theirs.revision, properties })
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: 'Meine als Kopie behalten' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hier speichern' }).click()
    await page.getByRole('heading', { level: 1, name: `${name} Kopie` }).waitFor()
    await eventually(() => title(page).inputValue()).toBe('Meins')
    const copy = await idOfPage(page)
    expect(copy).not.toBe(id)
    await expect(titleOf(member, copy)).resolves.toBe('Meins')
    await expect(titleOf(leader, id)).resolves.toBe('Ihres')
    browser.expectFaults(LOST)
  })

  test('see each other’s work where nothing is unsaved, and a renamed file is no conflict', async () => {
    const id = await givenTeamDocument(leader, 'target-vocabulary', unusedName('Umbenannt'))
    const page = await browser.openPage(`/app/dokument/${id}`, { as: member })
    await title(page).fill('Meins')
    const { revision } = await storedDocument(leader, id)
    const name = unusedName('Neuer Name')
    await callAs(leader, 'PATCH', `documents/${id}`, { revision, name })
    await saveNow(page)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect(titleOf(leader, id)).resolves.toBe('Meins')
    browser.expectFaults(LOST)
  })
})

test('an error of the server is shown as one, leaves the edits, and is tried again at a click', async () => {
  const page = await browser.openPage('/app/dokument?type=own-sign', { as: leader, prepare: installClock })
  await title(page).fill('Erst')
  const id = await idOfPage(page)
  await saveNow(page)
  // It is not tried again by itself.
  await stopClock(page)
  await failCalls(page, '**/api/documents/*', ['PATCH'])
  await title(page).fill('Dann')
  await page.keyboard.press('Control+s')
  await page.getByText(`Speichern fehlgeschlagen: ${SERVER_FAULT} Deine Änderungen bleiben erhalten.`).waitFor()
  await page.unroute('**/api/documents/*')
  await page.getByRole('button', { name: 'Jetzt versuchen' }).click()
  await eventually(() => savingState(page).innerText()).toBe('Gespeichert')
  await expect(titleOf(leader, id)).resolves.toBe('Dann')
  browser.expectFaults(LOST)
})

describe('with a broken connection', () => {
  test('edits wait, say so, outlive the tab, and are saved once it is back', async () => {
    const page = await browser.openPage('/app/dokument?type=own-sign', { as: leader })
    await title(page).fill('Erst')
    const id = await idOfPage(page)
    await saveNow(page)
    await page.context().setOffline(true)
    await page.getByRole('textbox', { name: 'Name, Element 1' }).fill('Hund')
    await page.keyboard.press('Control+s')
    await eventually(() => savingState(page).innerText()).toBe(WAITING)
    await crash(page)

    const later = await page.context().newPage()
    await page.context().setOffline(false)
    await later.goto(`/app/dokument/${id}`)
    await later.getByText('Deine Änderungen vom letzten Mal').waitFor()
    await eventually(() => later.getByRole('textbox', { name: /^Name, „Hund“/ }).inputValue()).toBe('Hund')
    await later.getByRole('button', { name: 'Behalten' }).click()
    await saveNow(later)
    await expect(storedTexts(leader, id, 'name')).resolves.toEqual(['Hund', '', ''])
    browser.expectFaults(LOST)
  })

  test('what was kept may be given up on return', async () => {
    const page = await browser.openPage('/app/dokument?type=own-sign', { as: leader })
    await title(page).fill('Erst')
    const id = await idOfPage(page)
    await saveNow(page)
    await page.context().setOffline(true)
    await title(page).fill('Dann')
    await page.keyboard.press('Control+s')
    await eventually(() => savingState(page).innerText()).toBe(WAITING)
    await crash(page)

    const later = await page.context().newPage()
    await page.context().setOffline(false)
    await later.goto(`/app/dokument/${id}`)
    await later.getByRole('button', { name: 'Verwerfen' }).click()
    await eventually(() => title(later).inputValue()).toBe('Erst')
    await expect(titleOf(leader, id)).resolves.toBe('Erst')
    browser.expectFaults(LOST)
  })

  test('a new print template whose answer gets lost is there once', async () => {
    const page = await browser.openPage('/app/dokument?type=target-vocabulary', { as: leader, prepare: installClock })
    await page.route(
      '**/api/documents',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await title(page).fill('Erst')
    await eventually(() => savingState(page).innerText()).toBe(WAITING)
    await title(page).fill('Dann')
    await passTime(page, DOCUMENT_SAVE_TIMING.retryMs)
    const id = await idOfPage(page)
    await saveNow(page)
    await expect(titleOf(leader, id)).resolves.toBe('Dann')
    browser.expectFaults(LOST)
  })

  test('leaving shows that it is being saved, as long as that takes', async () => {
    const page = await browser.openPage('/app/dokument?type=own-sign', { as: leader })
    await title(page).fill('Erst')
    const id = await idOfPage(page)
    await saveNow(page)
    const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/documents/**', async (route) => {
      if (isSaving(route.request().method())) await isFree
      await route.continue()
    })
    await title(page).fill('Dann')
    await page.getByRole('button', { name: 'Schließen', exact: true }).click()
    await page.getByRole('progressbar', { name: 'Wird gespeichert' }).waitFor()
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Druckvorlagen' }).waitFor()
    await expect(titleOf(leader, id)).resolves.toBe('Dann')
  })

  test('leaving asks, and what is not saved is there on return', async () => {
    const page = await browser.openPage('/app/dokument?type=own-sign', {
      as: leader,
      // The dialog's code comes neither by itself after a while nor when it is wanted.
      prepare: (blank) => blank.route('**/assets/print-dialog-*', (route) => route.abort()),
    })
    await title(page).fill('Erst')
    await idOfPage(page)
    await saveNow(page)
    await page.getByRole('button', { name: 'Druckoptionen' }).click()
    // The editor says so and stays as it is.
    await page.getByText('Lade die Seite neu, sobald du wieder eine Verbindung hast.').first().waitFor()
    await page.keyboard.press('Escape')
    await breakSaving(page)
    await title(page).fill('Dann')
    await page.getByRole('button', { name: 'Schließen', exact: true }).click()
    await page.getByRole('dialog', { name: 'Noch nicht gespeichert' }).waitFor()
    await page.getByRole('button', { name: 'Hier bleiben' }).click()
    await eventually(() => title(page).inputValue()).toBe('Dann')
    await page.getByRole('button', { name: 'Schließen', exact: true }).click()
    await page.getByRole('button', { name: 'Trotzdem schließen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Druckvorlagen' }).waitFor()
    browser.expectFaults(LOST)
  })
})

describe('what is gone', () => {
  test('a deleted print template says so and keeps one’s own as a copy', async () => {
    const id = await givenTeamDocument(leader, 'own-sign', unusedName('Gelöscht'))
    const page = await browser.openPage(`/app/dokument/${id}`, { as: member })
    await title(page).fill('Meins')
    await callAs(leader, 'DELETE', `documents/${id}`)
    await page.keyboard.press('Control+s')
    await page.getByText('Jemand hat diese Druckvorlage gelöscht').waitFor()
    await page.getByRole('button', { name: 'Verwerfen und schließen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Druckvorlagen' }).waitFor()
    const missing = await browser.openPage(`/app/dokument/${id}`, { as: member })
    await missing.getByText('Diese Druckvorlage gibt es nicht (mehr)').waitFor()
    await missing.getByRole('link', { name: 'Zu deinen Druckvorlagen' }).click()
    await missing.getByRole('heading', { level: 1, name: 'Druckvorlagen' }).waitFor()
    browser.expectFaults(LOST)
  })

  test('a picture that is gone is taken away with a notice, and a taken name is told', async () => {
    const page = await browser.openPage('/app/dokument?type=target-vocabulary', { as: leader })
    await page.getByRole('button', { name: 'Element hinzufügen' }).click()
    const id = await idOfPage(page)
    await saveNow(page)
    const stored = await storedDocument(leader, id)
    const [element] = Object.keys(stored.elementsKeyedById)
    const sign = await callAs(leader, 'POST', 'custom-signs', { signType: 'signOnly', name: unusedName('Bald weg') })
    const image = { service: 'custom-signs', objectId: sign['_id'] }
    const elements = { [element ?? '']: { ...stored.elementsKeyedById[element ?? ''], image } }
    await callAs(leader, 'PATCH', `documents/${id}`, { revision: stored.revision, elementsKeyedById: elements })
    await callAs(leader, 'DELETE', `custom-signs/${sign['_id']}`)
    await page.reload()
    await page.getByText('Ein Bild wurde nicht gefunden und aus der Druckvorlage entfernt.').first().waitFor()
    await saveNow(page)
    await expect(storedTexts(leader, id, 'image')).resolves.toEqual([null])

    const taken = unusedName('Vergeben')
    await callAs(leader, 'POST', 'documents', { name: taken, type: 'grid' })
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    await page.getByRole('textbox', { name: 'Name der Druckvorlage' }).fill(taken)
    await page.keyboard.press('Enter')
    const problem = page.getByRole('dialog', { name: 'Fehler beim Umbenennen' })
    await problem.getByText(`existiert bereits eine Datei mit dem Namen „${taken}”`).waitFor()
    await problem.getByRole('button', { name: 'Verstanden' }).click()
    await eventually(() => savingState(page).innerText()).toBe('Gespeichert')
    browser.expectFaults(LOST)
  })
})
