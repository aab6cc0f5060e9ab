import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { toast } from './account-journey.ts'
import { unusedName } from './call-as.ts'
import { TEAM } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { browserParts, folderPath } from './files-page.ts'
import { fileTreeOf, type GivenNode } from './given-files.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useTeamLeader } from './own-accounts.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()
const AS = useTeamLeader()
const files = fileTreeOf(AS)
browser.afterEach(files.clear)
const CONFLICT = 'Ein Objekt mit diesem Namen existiert bereits in diesem Ordner! Bitte wähle einen anderen Namen.'
const SERVER_CONFLICT =
  'Ein Objekt mit diesem Namen existiert bereits. Bitte wähle einen anderen Namen oder abweichenden Speicherort.'

/** A folder of its own for every journey, with two folders in it. */
const givenPlace = async () => {
  const folder = await files.place('Ablage')
  const animals = await files.folder('Tiere', folder)
  const birds = await files.folder('Vögel', animals)
  return { folder, animals, birds, names: () => files.namesIn(folder) }
}

const open = (folder: GivenNode, width = 1280) => browser.openPage(folderPath(folder), { as: AS, width })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Name', { exact: true })
const row = (page: Page, name: string) => browserParts(page).row(name)
const focused = (page: Page) => page.locator(':focus')

const openNew = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Neu', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await nameField(page).waitFor()
}

const openAction = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen für „${name}“` }).click()
  await page.getByRole('menuitem', { name: action }).dispatchEvent('click')
}

const refuse = (page: Page, method: string, json: { readonly code: number; readonly [field: string]: unknown }) =>
  page.route('**/api/file-nodes*', (route) =>
    route.request().method() === method ? route.fulfill({ status: json.code, json }) : route.fallback(),
  )

describe('creating', () => {
  test('works with the keyboard alone, a new folder for it included', { tags: 'smoke' }, async () => {
    const { folder, names } = await givenPlace()
    const page = await open(folder)
    await row(page, 'Tiere').waitFor()
    await page.getByRole('button', { name: 'Neu', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Lernliste' }).waitFor()
    await eventually(async () => {
      await page.keyboard.press('ArrowDown')
      return focused(page).textContent()
    }).toBe('Lernliste')
    await page.keyboard.press('Enter')
    await dialog(page, 'Neue Lernliste').waitFor()
    await eventually(() => nameField(page).inputValue()).toBe('Unbenannte Lernliste')
    await eventually(() => nameField(page).evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true)
    await page.keyboard.type('Hunderassen')
    await page.keyboard.press('Tab')
    await eventually(() => focused(page).textContent()).toContain('Ablage')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByLabel('Name des neuen Ordners').waitFor()
    await page.keyboard.type('Hunde')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('treeitem', { name: 'Hunde', selected: true }).waitFor()
    await nameField(page).focus()
    await page.keyboard.press('Enter')
    await toast(page, '„Hunderassen“ angelegt').waitFor()
    await expect(names()).resolves.toEqual(['Hunde', 'Tiere'])
    await row(page, 'Hunde').dblclick()
    await row(page, 'Hunderassen').waitFor()
  })

  test('tells at once that a name is taken, and finds a free one', async () => {
    const { folder, names } = await givenPlace()
    const page = await open(folder)
    await openNew(page, 'Ordner')
    await nameField(page).fill('tiere')
    await page.getByText(CONFLICT).waitFor()
    await nameField(page).press('Enter')
    // The dialog moves when its folders arrive: a click between pressing and letting go would miss the button.
    await waitUntilSettled(page)
    await page.getByRole('button', { name: 'Freien Namen nutzen' }).click()
    await eventually(() => nameField(page).inputValue()).toBe('tiere Kopie 1')
    await page.keyboard.press('Enter')
    await row(page, 'tiere Kopie 1').waitFor()
    await expect(names()).resolves.toEqual(['Tiere', 'tiere Kopie 1'])
  })

  test('keeps what was typed when the server knows the name already', async () => {
    const { folder } = await givenPlace()
    const page = await open(folder)
    await openNew(page, 'Ordner')
    await refuse(page, 'POST', { code: 409, name: 'Conflict', message: 'Schon da', errors: { name: 'Schon da' } })
    await nameField(page).fill('Farben')
    await nameField(page).press('Enter')
    await page.getByText(SERVER_CONFLICT).waitFor()
    await expect(nameField(page).inputValue()).resolves.toBe('Farben')
    await page.getByRole('button', { name: 'Freien Namen nutzen' }).click()
    await expect(nameField(page).inputValue()).resolves.toBe('Farben Kopie 1')
    browser.expectFaults(REFUSED_CALL)
  })

  test('shows any other error in a box, and works when it is tried again', async () => {
    const { folder, names } = await givenPlace()
    const page = await open(folder)
    await openNew(page, 'Ordner')
    await refuse(page, 'POST', { code: 500, name: 'GeneralError', message: 'Kaputt' })
    await nameField(page).fill('Farben')
    await nameField(page).press('Enter')
    const box = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Es ist ein Fehler aufgetreten' })
    await box.getByText('Kaputt').waitFor()
    await page.unrouteAll()
    await nameField(page).press('Enter')
    await row(page, 'Farben').waitFor()
    await expect(names()).resolves.toEqual(['Farben', 'Tiere'])
    browser.expectFaults(REFUSED_CALL)
  })

  test('leaves no file behind whose content could not be made', async () => {
    const { folder, names } = await givenPlace()
    const page = await open(folder)
    await page.route('**/api/documents', (route) =>
      route.fulfill({ status: 500, json: { code: 500, name: 'GeneralError', message: 'Kaputt' } }),
    )
    await openNew(page, 'Druckvorlage')
    await page.getByRole('radio', { name: 'Zielwortschatz' }).check()
    await eventually(() => nameField(page).inputValue()).toBe('„Zielwortschatz”-Dokument')
    await page.getByRole('button', { name: 'Hier speichern' }).click()
    await page.getByText('Kaputt').waitFor()
    await eventually(names).toEqual(['Tiere'])
    browser.expectFaults(REFUSED_CALL)
  })

  test('is sent once, however often Enter is pressed', async () => {
    const { folder, names } = await givenPlace()
    const page = await open(folder)
    let calls = 0
    const { promise: arePressed, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/file-nodes', async (route) => {
      calls += 1
      await arePressed
      await route.continue()
    })
    await openNew(page, 'Ordner')
    await nameField(page).fill('Farben')
    for (let presses = 0; presses < 3; presses += 1) await nameField(page).press('Enter')
    goOn()
    await row(page, 'Farben').waitFor()
    expect(calls).toBe(1)
    await expect(names()).resolves.toEqual(['Farben', 'Tiere'])
  })
})

describe('a folder that somebody deleted meanwhile', () => {
  test('leads to the one above it, and says so', async () => {
    const { folder, animals, birds, names } = await givenPlace()
    const page = await open(birds)
    await openNew(page, 'Ordner')
    await nameField(page).fill('Farben')
    await files.remove(animals)
    await nameField(page).press('Enter')
    await page.getByText(`Den Ordner „Vögel“ gibt es nicht mehr. Jetzt ist „${folder.name}“ gewählt.`).waitFor()
    await expect(nameField(page).inputValue()).resolves.toBe('Farben')
    await nameField(page).press('Enter')
    await toast(page, '„Farben“ angelegt').waitFor()
    await expect(names()).resolves.toEqual(['Farben'])
    browser.expectFaults(REFUSED_CALL)
  })
})

describe('renaming', () => {
  test('asks for another name, lets its case change, and gives the focus back', async () => {
    const { folder, names } = await givenPlace()
    const page = await open(folder)
    await openAction(page, 'Tiere', 'Umbenennen')
    await dialog(page, '„Tiere“ umbenennen').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Umbenennen' }).click()
    await page.getByText('So heißt es schon. Bitte wähle einen anderen Namen.').waitFor()
    await nameField(page).fill('TIERE')
    await nameField(page).press('Enter')
    await toast(page, '„Tiere“ heißt jetzt „TIERE“').waitFor()
    await expect(names()).resolves.toEqual(['TIERE'])
    await openAction(page, 'TIERE', 'Umbenennen')
    await nameField(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => focused(page).getAttribute('aria-label')).toBe('Aktionen für „TIERE“')
  })

  test('gives the focus back also when it is chosen before the menu has taken the focus', async () => {
    const { folder } = await givenPlace()
    const page = await open(folder)
    await row(page, 'Tiere').waitFor()
    await page.evaluate(`new MutationObserver((_changes, observer) => {
      const items = [...document.querySelectorAll('[role="menuitem"]')]
      const rename = items.find(({ textContent }) => textContent.startsWith('Umbenennen'))
      if (!rename) return
      observer.disconnect()
      rename.click()
    }).observe(document.body, { childList: true, subtree: true })`)
    await page.getByRole('button', { name: 'Aktionen für „Tiere“' }).click()
    await nameField(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => focused(page).getAttribute('aria-label')).toBe('Aktionen für „Tiere“')
  })
})

describe('moving', () => {
  test('into itself or below is not offered, and says why', async () => {
    const { folder } = await givenPlace()
    const page = await open(folder)
    await openAction(page, 'Tiere', 'Verschieben')
    const item = page.getByRole('dialog').getByRole('treeitem', { name: 'Tiere' })
    await item.getByText('Kann nicht in sich selbst verschoben werden').waitFor()
    await expect(item.getAttribute('aria-disabled')).resolves.toBe('true')
    await expect(item.getAttribute('aria-expanded')).resolves.toBeNull()
    await item.click({ force: true })
    await page.getByRole('button', { name: 'Hierhin verschieben' }).click()
    await page.getByText('Hier liegt es schon. Wähle einen anderen Ordner.').waitFor()
  })

  test('to where the name is taken offers a free one', async () => {
    const { folder, animals, names } = await givenPlace()
    await files.folder('Vögel', folder)
    const page = await open(folder)
    await openAction(page, 'Vögel', 'Verschieben')
    await page.getByRole('dialog').getByRole('treeitem', { name: 'Tiere' }).click()
    await page.getByText(CONFLICT).waitFor()
    await page.getByRole('button', { name: 'Hierhin verschieben' }).click()
    await page.getByRole('button', { name: 'Freien Namen nutzen' }).click()
    await eventually(() => nameField(page).inputValue()).toBe('Vögel Kopie 1')
    await page.keyboard.press('Enter')
    await toast(page, '„Vögel Kopie 1“ nach „Tiere“ verschoben').waitFor()
    await expect(names()).resolves.toEqual(['Tiere'])
    await expect(files.namesIn(animals)).resolves.toEqual(['Vögel', 'Vögel Kopie 1'])
  })

  test('several to where a name is taken gives that one a free name', async () => {
    const { folder, animals, names } = await givenPlace()
    for (const name of ['Vögel', 'Farben']) await files.folder(name, folder)
    const page = await open(folder)
    for (const name of ['Vögel', 'Farben']) await page.getByRole('checkbox', { name: `„${name}“ auswählen` }).click()
    await page.getByRole('button', { name: 'Verschieben' }).click()
    await dialog(page, '2 Objekte verschieben').getByRole('treeitem', { name: 'Tiere' }).click()
    await page.getByText('Ein Objekt mit dem Namen „Vögel“ existiert bereits in diesem Ordner!').waitFor()
    await page.getByRole('button', { name: 'Freien Namen nutzen' }).click()
    await page.keyboard.press('Enter')
    await toast(page, '2 Objekte nach „Tiere“ verschoben').waitFor()
    await expect(names()).resolves.toEqual(['Tiere'])
    await expect(files.namesIn(animals)).resolves.toEqual(['Farben', 'Vögel', 'Vögel Kopie 1'])
  })

  test('to the team asks first, with the keyboard alone', async () => {
    const { folder, animals, names } = await givenPlace()
    // Other tests look for „Tiere“ in the tree, where this folder comes to stand.
    const unique = unusedName('Ausflug')
    const page = await open(folder)
    await openAction(page, 'Tiere', 'Umbenennen')
    await nameField(page).fill(unique)
    await nameField(page).press('Enter')
    await openAction(page, unique, 'Verschieben')
    await eventually(() => focused(page).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('End')
    await eventually(() => focused(page).textContent()).toContain(TEAM)
    await page.keyboard.press('Enter')
    const question = dialog(page, `„${unique}“ in den Team-Ordner verschieben?`)
    await question.getByText('Im Team-Ordner haben alle deine Team-Mitglieder Zugriff').waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await dialog(page, `„${unique}“ verschieben`).waitFor()
    await eventually(() => focused(page).textContent()).toContain(TEAM)
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Trotzdem verschieben' }).press('Enter')
    await toast(page, `„${unique}“ nach „${TEAM}“ verschoben`).waitFor()
    await expect(names()).resolves.toEqual([])
    await expect(files.namesIn(await files.root('team'))).resolves.toContain(unique)

    await page.goto(folderPath(await files.root('team')))
    await openAction(page, unique, 'Verschieben')
    await page.getByRole('dialog').getByRole('treeitem', { name: 'Meine Dateien' }).click()
    await page.getByRole('button', { name: 'Hierhin verschieben' }).click()
    await page.getByText('Dein Team verliert dadurch den Zugriff darauf.').waitFor()
    await page.getByRole('button', { name: 'Trotzdem verschieben' }).click()
    await toast(page, `„${unique}“ nach „Meine Dateien“ verschoben`).waitFor()
    // A page that is open would ask for what is removed.
    await page.close()
    await files.remove(animals)
  })
})

describe('duplicating', () => {
  test('proposes a free name and copies what is inside', async () => {
    const { folder, names } = await givenPlace()
    const page = await open(folder)
    await openAction(page, 'Tiere', 'Duplizieren')
    await eventually(() => nameField(page).inputValue()).toBe('Tiere Kopie 1')
    await page.getByRole('button', { name: 'Kopie hier speichern' }).click()
    await row(page, 'Tiere Kopie 1').dblclick()
    await row(page, 'Vögel').waitFor()
    await expect(names()).resolves.toEqual(['Tiere', 'Tiere Kopie 1'])
  })
})

describe('deleting', () => {
  test('warns of what is lost, and can be given up', async () => {
    const { folder, names } = await givenPlace()
    const page = await open(folder)
    await openAction(page, 'Tiere', 'Löschen')
    const question = dialog(page, 'Wirklich löschen?')
    await question.getByText('„Tiere“ wird unwiderruflich gelöscht').waitFor()
    await question.getByText('1 Objekt').waitFor()
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(names()).resolves.toEqual(['Tiere'])
    await openAction(page, 'Tiere', 'Löschen')
    await question.getByRole('button', { name: 'Löschen' }).click()
    await toast(page, '„Tiere“ gelöscht').waitFor()
    await expect(names()).resolves.toEqual([])
  })
})

describe('the dialog', () => {
  test('has no findings with everything it can show', async () => {
    const { folder } = await givenPlace()
    const page = await open(folder)
    await openNew(page, 'Druckvorlage')
    await nameField(page).fill('Tiere')
    await page.getByText(CONFLICT).waitFor()
    await page.getByRole('button', { name: 'Neuer Ordner' }).click()
    await expectNoFindings(page)
  })

  test('fills a phone, with its buttons in reach', async () => {
    const { folder } = await givenPlace()
    const page = await open(folder, 360)
    await openNew(page, 'Eigene Gebärde')
    const box = await dialog(page, 'Neue eigene Gebärde').boundingBox()
    expect({ x: box?.x, width: box?.width, height: box?.height }).toEqual({ x: 0, width: 360, height: 800 })
    await expect(page.getByRole('button', { name: 'Hier speichern' }).boundingBox()).resolves.toMatchObject({
      height: 44,
    })
  })
})
