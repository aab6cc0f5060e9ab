import type { RecentFile } from '@gebaerdenraum/domain/files/files.contract'
import type { PlayerSettings } from '@gebaerdenraum/domain/lists/player-settings'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writeStoredJson } from '../../../storage/browser-storage.ts'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenList } from '../../../testing/given-list.ts'
import { givenNode } from '../../../testing/given-node.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { flushPreferences } from '../../accounts/index.ts'
import { flushOutbox, readWaiting } from '../player/outbox/outbox.ts'
import { Page } from './player-page.tsx'

const SETTINGS = 'gebaerdenraum-player-settings'
const NAMES = ['Apfel', 'Birne', 'Dattel', 'Feige']
const undoButton = page.getByRole('button', { name: 'Rückgängig' })
const progress = page.getByRole('progressbar', { name: 'Fortschritt' })
const help = page.getByRole('dialog', { name: 'Tasten' })
const endTitle = (name: string) => page.getByRole('heading', { level: 2, name })
/** The sign of the card that is shown; its neighbours are there too, unseen. */
const shownSign = () => document.querySelector('article[data-current]')?.getAttribute('data-sign')
const expectCard = (name: string) => expect.poll(shownSign).toBe(`sign-${name}`)
const expectProgress = (text: string) => expect.element(progress).toHaveAttribute('aria-valuetext', text)

type Given = {
  readonly names?: readonly string[]
  readonly learned?: readonly string[]
  readonly settings?: Partial<PlayerSettings>
  readonly recent?: readonly RecentFile[]
}

/** The player of a list. `saved` sends what is waiting and returns the changes that were sent. */
const play = async ({ names = NAMES, learned = [], settings = {}, recent = [] }: Given = {}) => {
  writeStoredJson(SETTINGS, settings)
  const list = givenList(names, { learnedSigns: learned.map((name) => `sign-${name}`) })
  const { calls, address } = await renderWithApi(<Page />, {
    route: '/app/lernliste/$id',
    address: '/app/lernliste/list-1',
    session: givenSession(),
    answers: {
      lists: { get: () => list, patch: () => list },
      files: { find: () => pageWith([...recent]) },
      repetitions: { find: () => pageWith([]), create: () => [] },
      users: { patch: () => givenSession().user },
    },
  })
  const saved = async () => {
    await flushOutbox()
    return calls.filter(({ call }) => call === 'PATCH lists/list-1' || call === 'POST repetitions')
  }
  return { address, saved }
}

/** What is saved a moment later arrives before the test ends. */
afterEach(async () => {
  await flushOutbox()
  await flushPreferences()
})

describe('a list', () => {
  test("starts again with 'Nochmal von vorn', which asks first and can be undone", async () => {
    const { saved } = await play({ names: ['Apfel', 'Birne'], learned: ['Apfel', 'Birne'] })
    await page.getByRole('button', { name: 'Nochmal von vorn' }).click()
    const question = page.getByRole('dialog', { name: 'Nochmal von vorn?' })
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(await saved()).toEqual([])
    await page.getByRole('button', { name: 'Nochmal von vorn' }).click()
    await question.getByRole('button', { name: 'Nochmal von vorn' }).click()
    await expectCard('Apfel')
    await expectProgress('0 von 2 gelernt')
    const restarted = { learnedChanges: { 'sign-Apfel': false, 'sign-Birne': false } }
    expect((await saved()).map(({ body }) => body)).toEqual([restarted])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(endTitle('Geschafft!')).toBeVisible()
    const undone = { learnedChanges: { 'sign-Apfel': true, 'sign-Birne': true } }
    expect((await saved()).map(({ body }) => body)).toEqual([restarted, undone])
  })

  test('shows only what is not learned, and leads back to the overview', async () => {
    const { address } = await play({ learned: ['Apfel', 'Birne', 'Dattel'] })
    await expectCard('Feige')
    await page.getByRole('button', { name: /^Gelernt/ }).click()
    await expect.element(endTitle('Geschafft!')).toBeVisible()
    await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click()
    await expect.poll(address).toBe('/app/lernlisten')
  })

  test('that is learned is repeated without losing anything', async () => {
    const { saved } = await play({ names: ['Apfel'], learned: ['Apfel'] })
    await page.getByRole('button', { name: 'Wiederholen' }).click()
    await expectCard('Apfel')
    await page.getByRole('button', { name: /^Gewusst/ }).click()
    await expect.element(endTitle('Für heute fertig')).toBeVisible()
    expect((await saved()).filter(({ call }) => call.startsWith('PATCH'))).toEqual([])
  })

  test('that is learned leads to the next one in work', async () => {
    const other: RecentFile = {
      _id: 'list-2',
      fileType: 'lists',
      ancestors: [],
      node: givenNode({ name: 'Tiere' }),
      summary: {
        fileType: 'lists',
        signCount: 10,
        learnedCount: 4,
        progress: 40,
        dueCount: 0,
        isShared: false,
        thumbnail: null,
      },
    }
    const { address } = await play({ names: ['Apfel'], learned: ['Apfel'], recent: [other] })
    await page.getByRole('link', { name: 'Nächste Liste: Tiere' }).click()
    await expect.poll(address).toBe('/app/lernliste/list-2')
  })

  test('that is empty says so and leads to the editor', async () => {
    const { address } = await play({ names: [] })
    await expect.element(endTitle('Diese Lernliste ist noch leer')).toBeVisible()
    await page.getByRole('link', { name: 'Gebärden hinzufügen' }).click()
    await expect.poll(address).toBe('/app/lernliste-bearbeiten/list-1')
  })

  test('can be gone through again for what is still open', async () => {
    await play({ names: ['Apfel', 'Birne', 'Dattel'] })
    await expectCard('Apfel')
    await userEvent.keyboard('{Enter}')
    await expectCard('Birne')
    await userEvent.keyboard('{ArrowRight}')
    await expectCard('Dattel')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(endTitle('Einmal durch')).toBeVisible()
    await page.getByRole('button', { name: 'Weiter üben' }).click()
    await expectCard('Birne')
  })
})

/** A finger on the middle of an element, moved sideways by so many pixels. */
const swipe = (element: Element, byPx: number): void => {
  const touch = { bubbles: true, pointerType: 'touch', isPrimary: true, clientY: 300 }
  element.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 200 }))
  element.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 200 + byPx }))
}

test('a swipe leads to the next card and back', async () => {
  await play({ names: ['Apfel', 'Birne'] })
  await expectCard('Apfel')
  const title = () => document.querySelector('[data-current] h2')!
  swipe(title(), -90)
  await expectCard('Birne')
  swipe(title(), 90)
  await expectCard('Apfel')
})

describe('an answer', () => {
  test('is saved as a change of its sign alone', async () => {
    const { saved } = await play()
    await expectCard('Apfel')
    await userEvent.keyboard('{Enter}')
    await expectCard('Birne')
    expect(await saved()).toEqual([{ call: 'PATCH lists/list-1', body: { learnedChanges: { 'sign-Apfel': true } } }])
  })

  test('is taken back by Ctrl+Z and by the button, one after the other', async () => {
    const { saved } = await play()
    await expectCard('Apfel')
    await userEvent.keyboard('{ArrowRight}')
    await expectCard('Birne')
    await userEvent.keyboard('{Enter}')
    await expectCard('Dattel')
    await userEvent.keyboard('{Enter}')
    await expectCard('Feige')
    await expectProgress('2 von 4 gelernt')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expectCard('Dattel')
    await undoButton.click()
    await expectCard('Birne')
    await expect.element(undoButton).toBeDisabled()
    // On a slow machine some of the answers are sent before they are taken back.
    const readSent = async () =>
      Object.assign({}, ...(await saved()).map(({ body }) => (body as { learnedChanges: object }).learnedChanges))
    await expect.poll(readSent).toEqual({ 'sign-Birne': false, 'sign-Dattel': false })
  })

  test('"Noch nicht" goes on and has the sign come soon in the mode "Wiederholen"', async () => {
    await play({ names: ['Apfel', 'Birne'] })
    await expectCard('Apfel')
    await page.getByRole('button', { name: /^Noch nicht/ }).click()
    await expectCard('Birne')
    await userEvent.keyboard('n')
    await expect.element(endTitle('Einmal durch')).toBeVisible()
    await expectProgress('0 von 2 gelernt')
    expect(readWaiting().reviews).toMatchObject([
      { sign: 'sign-Apfel', answer: 'again' },
      { sign: 'sign-Birne', answer: 'again' },
    ])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expectCard('Birne')
    expect(readWaiting().reviews).toMatchObject([{ sign: 'sign-Apfel' }])
  })

  test('in the mode "Wiederholen" that was a slip is taken back before it is sent', async () => {
    const { saved } = await play({ settings: { mode: 'repeat' } })
    await expect.poll(shownSign).toMatch(/^sign-/)
    const first = shownSign()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shownSign).not.toBe(first)
    expect(readWaiting().reviews).toHaveLength(1)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(shownSign).toBe(first)
    expect(readWaiting().reviews).toEqual([])
    expect(await saved()).toEqual([])
  })
})

test('after a click with the mouse the keys are still those of the player', async () => {
  await play()
  await expectCard('Apfel')
  await page.getByRole('button', { name: 'Weiter zur nächsten Gebärde' }).click()
  await expectCard('Birne')
  await userEvent.keyboard('{Enter}')
  await expectProgress('1 von 4 gelernt')
})

test('the keys are shown by the question mark and by a button', async () => {
  await play()
  await expectCard('Apfel')
  await userEvent.keyboard('?')
  for (const text of ['Vorige Gebärde', 'Schneller']) await expect.element(help.getByText(text)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await expectProgress('0 von 4 gelernt')
  await page.getByRole('button', { name: 'Tasten anzeigen' }).click()
  await expect.element(help).toBeVisible()
})
