import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillInLogin } from './account-journey.ts'
import { asksBeforeClosing, FILL_STORAGE } from './browser-room.ts'
import { givenPayer } from './checkout-journey.ts'
import { canvas, customSignPath, field, givenCustomSign, storedCustomSign } from './custom-sign-page.ts'
import { savingState, storedDocument } from './document-editor-page.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { documentPath, givenDocument } from './given-document.ts'
import { givenList, storedSigns } from './given-list.ts'
import { addField, editorPath, shownSigns } from './list-editor-page.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import type { Account, Person } from './person.ts'

const browser = useBrowser()
const me = useOwnAccount()
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/

type Editor = {
  /** The resource of its files. */
  readonly path: string
  readonly given: (as: Person) => Promise<{ readonly id: string }>
  readonly addressOf: (id: string) => string
  readonly isOpen: (page: Page) => Promise<unknown>
  /** What has to be done with a connection, to write 'Hund' without one. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Writes one of these words: a list has them all, other files the last one. */
  readonly write: (page: Page, word: 'Hund' | 'Katze') => Promise<void>
  readonly shown: (page: Page) => Promise<string>
  readonly stored: (as: Person, id: string) => Promise<string>
  /** What a window shows that was edited after another. */
  readonly merged: string
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Titel, Seite 1' })
const IDS = { newPageIds: ['page'], newElementIds: ['one', 'two', 'three', 'four'] } as const

const EDITORS: readonly (readonly [string, Editor])[] = [
  [
    'a print template',
    {
      path: 'documents',
      given: (as) => givenDocument(as, newDocument('own-sign', IDS)),
      addressOf: (id) => documentPath({ id }),
      isOpen: (page) => title(page).waitFor(),
      write: (page, word) => title(page).fill(word),
      shown: (page) => title(page).inputValue(),
      stored: async (as, id) => String((await storedDocument(as, id)).properties['title'] ?? ''),
      merged: 'Hund',
    },
  ],
  [
    'a custom sign',
    {
      path: 'custom-signs',
      given: (as) => givenCustomSign(as, { signType: 'signBox' }),
      addressOf: customSignPath,
      isOpen: (page) => canvas(page).waitFor(),
      write: (page, word) => field(page, 'Text unten').fill(word),
      shown: (page) => field(page, 'Text unten').inputValue(),
      stored: async (as, id) =>
        JSON.stringify((await storedCustomSign(as, id)).fixedObjects).match(/Hund|Katze/)?.[0] ?? '',
      merged: 'Hund',
    },
  ],
  [
    'a learning list',
    {
      path: 'lists',
      given: (as) => givenList({ as, signs: [] }),
      addressOf: editorPath,
      isOpen: (page) => addField(page).waitFor(),
      // A word is looked up on the server.
      prepare: async (page) => {
        await addField(page).pressSequentially('Hund')
        await page.getByRole('option', { name: 'Hund' }).first().waitFor()
      },
      write: async (page, word) => {
        if ((await addField(page).inputValue()) !== word) await addField(page).pressSequentially(word)
        await page.keyboard.press('Enter')
        await eventually(() => shownSigns(page)).toContain(word)
      },
      shown: async (page) => (await shownSigns(page)).join(),
      stored: async (as, id) => (await storedSigns(as, id)).join(),
      merged: 'Hund,Katze',
    },
  ],
]

/** Does not wait for the pause after the last edit; lists save at once. */
const saveNow = (page: Page) => page.keyboard.press('Control+s')
const expectSaved = (page: Page) => eventually(() => savingState(page).innerText()).toBe('Gespeichert')

describe.each(EDITORS)('%s', (_, editor) => {
  const open = async (id: string): Promise<Page> => {
    const page = await browser.openPage(editor.addressOf(id), { as: me, reducedMotion: 'reduce' })
    await editor.isOpen(page)
    return page
  }

  test('without a connection and without room in the browser asks to stay open, and is saved in the end', async () => {
    const { id } = await editor.given(me)
    const page = await open(id)
    await editor.prepare?.(page)
    await page.evaluate(FILL_STORAGE)
    await page.context().setOffline(true)
    await editor.write(page, 'Hund')
    await saveNow(page)
    await page.getByText('Keine Verbindung. Lass diesen Tab offen, sonst gehen deine Änderungen verloren.').waitFor()
    expect(await asksBeforeClosing(page)).toBe(true)
    await expectNoFindings(page)
    await page.context().setOffline(false)
    await expectSaved(page)
    expect([await editor.stored(me, id), await asksBeforeClosing(page)]).toEqual(['Hund', false])
    browser.expectFaults(NO_NETWORK)
  })

  test('in two windows of one person loses nothing unasked', async () => {
    const { id } = await editor.given(me)
    const [first, second] = [await open(id), await open(id)]
    await editor.write(first, 'Hund')
    await saveNow(first)
    await expectSaved(first)
    await editor.write(second, 'Katze')
    await saveNow(second)
    if (editor.path !== 'lists') {
      await second.getByText(/^Du hast diese .* inzwischen in einem anderen Fenster/).waitFor()
      expect(await editor.stored(me, id)).toBe('Hund')
      await second.getByRole('button', { name: 'Neue Fassung laden' }).click()
      browser.expectFaults(REFUSED_CALL)
    }
    await eventually(() => editor.shown(second)).toBe(editor.merged)
    await eventually(() => editor.stored(me, id)).toBe(editor.merged)
    browser.expectFaults(REFUSED_CALL)
  })

  test('waits in the browser for its own account, while another one signs in', async () => {
    // Signs in often: an account has only so many sign-ins at once.
    const own = await givenPayer()
    const { id } = await editor.given(own)
    const signIn = async (page: Page, { email, password }: Account, wanted: string): Promise<void> => {
      await page.goto(`/login?weiter=${encodeURIComponent(wanted)}`)
      await fillInLogin(page, email, password)
      await page.waitForURL(`**${wanted}`)
    }
    const page = await browser.openPage('/login')
    await signIn(page, own, editor.addressOf(id))
    await editor.isOpen(page)
    const message = 'Bitte melde dich an.'
    const end = { name: 'NotAuthenticated', code: 401, className: 'not-authenticated', message }
    const calls = `**/api/${editor.path}/${id}`
    await page.route(calls, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 401, json: end }) : route.continue(),
    )
    await editor.write(page, 'Hund')
    await saveNow(page)
    await page.waitForURL(/\/login/)
    await page.unroute(calls)
    await signIn(page, me, '/app/organisieren')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await editor.stored(own, id)).toBe('')
    await signIn(page, own, editor.addressOf(id))
    await editor.isOpen(page)
    await page
      .getByText(/noch nicht gespeichert waren, sind wieder da/)
      .first()
      .waitFor()
    expect(await editor.shown(page)).toBe('Hund')
    await saveNow(page)
    await eventually(() => editor.stored(own, id)).toBe('Hund')
    browser.expectFaults(REFUSED_CALL)
  })
})
