import { DOCUMENT_SAVE_TIMING } from '@gebaerdenraum/domain/documents/save-timing'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs, unusedName } from './call-as.ts'
import { crashPage } from './crash-page.ts'
import {
  givenTeamDocument,
  idOfPage,
  saveNow,
  savingState,
  storedDocument,
  storedTexts,
} from './document-editor-page.ts'
import { eventually } from './eventually.ts'
import { useBrowser } from './open-page.ts'
import { useOwnTeam } from './own-accounts.ts'
import { installClock, passTime } from './page-clock.ts'
import type { Person } from './person.ts'

const browser = useBrowser()
const { leader, member } = useOwnTeam()
const LOST = /Failed to load resource/
const WAITING = 'Keine Verbindung. Deine Änderungen bleiben erhalten.'

const title = (page: Page) => page.getByRole('textbox', { name: 'Titel, Seite 1' })
const titleOf = async (as: Person, id: string) => (await storedDocument(as, id)).properties['title']

describe('two people of a team who edit one print template', () => {
  test('see that the other has saved, and load it; a renamed file is no conflict', async () => {
    const id = await givenTeamDocument(leader, 'target-vocabulary', unusedName('Zu zweit'))
    const page = await browser.openPage(`/app/dokument/${id}`, { as: member })
    await page.getByText('wurde von jemand anderem erstellt').waitFor()
    await title(page).fill('Meins')
    const before = await storedDocument(leader, id)
    const name = unusedName('Neuer Name')
    await callAs(leader, 'PATCH', `documents/${id}`, { revision: before.revision, name })
    await saveNow(page)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect(titleOf(leader, id)).resolves.toBe('Meins')

    await title(page).fill('Noch einmal meins')
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
})

describe('with a broken connection', () => {
  test('edits wait, say so, outlive the tab, and are saved once it is back, or given up on return', async () => {
    const page = await browser.openPage('/app/dokument?type=own-sign', { as: leader })
    await title(page).fill('Erst')
    const id = await idOfPage(page)
    await saveNow(page)
    await page.context().setOffline(true)
    await page.getByRole('textbox', { name: 'Name, Element 1' }).fill('Hund')
    await page.keyboard.press('Control+s')
    await eventually(() => savingState(page).innerText()).toBe(WAITING)
    await crashPage(page)

    const second = await page.context().newPage()
    await page.context().setOffline(false)
    await second.goto(`/app/dokument/${id}`)
    await second.getByText('Deine Änderungen vom letzten Mal').waitFor()
    await eventually(() => second.getByRole('textbox', { name: /^Name, „Hund“/ }).inputValue()).toBe('Hund')
    await second.getByRole('button', { name: 'Behalten' }).click()
    await saveNow(second)
    await expect(storedTexts(leader, id, 'name')).resolves.toEqual(['Hund', '', ''])

    await page.context().setOffline(true)
    await title(second).fill('Dann')
    await second.keyboard.press('Control+s')
    await eventually(() => savingState(second).innerText()).toBe(WAITING)
    await crashPage(second)

    const third = await page.context().newPage()
    await page.context().setOffline(false)
    await third.goto(`/app/dokument/${id}`)
    await third.getByRole('button', { name: 'Verwerfen' }).click()
    await eventually(() => title(third).inputValue()).toBe('Erst')
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
})
