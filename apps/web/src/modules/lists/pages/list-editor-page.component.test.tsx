import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { type Answers, pageWith } from '../../../testing/answer-calls.ts'
import { givenFileNode } from '../../../testing/given-file-node.ts'
import { givenList } from '../../../testing/given-list.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { givenSign } from '../../../testing/given-sign.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { flushPreferences } from '../../accounts/index.ts'
import { Page } from './list-editor-page.tsx'

const rows = page.getByRole('list', { name: 'Gebärden der Lernliste' })
const shown = () => [...document.querySelectorAll('[data-sign] a')].map((link) => link.textContent)
const remove = (name: string) => page.getByRole('button', { name: `„${name}“ entfernen` })
const handle = (name: string) => page.getByRole('button', { name: `„${name}“ verschieben` })
const toast = page.getByRole('group', { name: 'Meldung' })
const saved = page.getByRole('status').getByText('Gespeichert')
const retry = page.getByRole('button', { name: 'Jetzt versuchen' })
const named = (ids: readonly string[]) => ids.map((id) => id.replace('sign-', ''))

let count = 0
let list: List
/** How the server takes what is saved. */
let save: () => void

beforeEach(() => {
  // Lists that are still being saved outlive their page: each test has its own.
  count += 1
  save = () => {}
})
afterEach(flushPreferences)

/** A list with these signs as the server has it. */
const show = async (names: readonly string[], more: Answers = {}) => {
  list = givenList(names, { _id: `list-${count}` })
  const session = givenSession()
  const rendered = await renderWithApi(<Page />, {
    route: '/app/lernliste-bearbeiten/{-$id}',
    address: `/app/lernliste-bearbeiten/${list._id}`,
    session,
    answers: {
      lists: {
        get: () => list,
        patch: (_, { signs = [] }) => {
          save()
          list = { ...list, signs: named(signs).map((name) => givenSign(name)), revision: list.revision + 1 }
          return list
        },
      },
      signs: {
        find: (query) => {
          const slug = query.get('slug')
          if (slug === null) return pageWith([givenSign(query.get('search') ?? '')])
          return pageWith(list.signs.filter((sign) => sign.slug === slug))
        },
      },
      'custom-signs': { find: () => pageWith([]) },
      'file-nodes': { get: () => givenFileNode({ _id: 'node-1', file: list._id }) },
      categories: { find: () => pageWith([]) },
      users: { patch: () => session.user },
      ...more,
    },
  })
  if (names.length > 0) await expect.poll(shown).toEqual(names)
  return rendered
}
const stored = () => list.signs.map(({ name }) => name)

test('a list that does not exist says so and shows the way back', async () => {
  const get = () => {
    throw new ApiError({ name: 'NotFound', code: 404 })
  }
  const { address } = await show([], { lists: { get } })
  await expect.element(page.getByText('Diese Lernliste gibt es nicht')).toBeVisible()
  await page.getByRole('link', { name: 'Zu den Lernlisten' }).click()
  await expect.poll(address).toBe('/app/lernlisten')
})

test('a sign that is in the list already is not added again', async () => {
  const { calls } = await show(['Hund', 'Katze'])
  const field = page.getByRole('combobox', { name: 'Gebärde hinzufügen' })
  await field.click()
  await userEvent.keyboard('Hund')
  await expect.element(page.getByRole('option').getByText('In der Liste')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(toast.getByText('Bereits in Lernliste enthalten')).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(shown()).toEqual(['Hund', 'Katze'])
  expect(calls.filter(({ call }) => call.startsWith('PATCH lists'))).toEqual([])
})

describe('signs of a list', () => {
  /** What screen readers are given to read. */
  const expectSaid = (text: string) => expect.element(page.getByText(text).first()).toBeInTheDocument()
  /** Positions are measured in the next frame; an arrow key pressed before that is lost. */
  const takeUp = async (name: string) => {
    handle(name).element().focus()
    await userEvent.keyboard(' ')
    await expectSaid(`„${name}“ aufgenommen, Stelle 1 von 3`)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }

  test('are reordered with the keyboard, and screen readers are given what happens', async () => {
    await show(['Hund', 'Katze', 'Apfel'])
    await takeUp('Hund')
    await userEvent.keyboard('{ArrowDown}')
    await expectSaid('„Hund“ an Stelle 2 von 3')
    await userEvent.keyboard(' ')
    await expect.poll(shown).toEqual(['Katze', 'Hund', 'Apfel'])
    await expect.poll(stored).toEqual(['Katze', 'Hund', 'Apfel'])
    await expect.element(handle('Hund')).toHaveFocus()
  })

  test('stay where they are when moving is cancelled', async () => {
    await show(['Hund', 'Katze', 'Apfel'])
    await takeUp('Hund')
    await userEvent.keyboard('{ArrowDown}')
    await expectSaid('„Hund“ an Stelle 2 von 3')
    await userEvent.keyboard('{Escape}')
    await expectSaid('Abgebrochen. „Hund“ bleibt, wo es war')
    expect(shown()).toEqual(['Hund', 'Katze', 'Apfel'])
  })

  test('are moved by a menu too, for those who cannot drag', async () => {
    await show(['Hund', 'Katze', 'Apfel'])
    await page.getByRole('button', { name: 'Stelle von „Hund“ ändern' }).click()
    await page.getByRole('menuitem', { name: 'Ans Ende' }).click()
    await expect.poll(shown).toEqual(['Katze', 'Apfel', 'Hund'])
    await expect.poll(stored).toEqual(['Katze', 'Apfel', 'Hund'])
  })

  test('come back to their place when removing is undone', async () => {
    await show(['Hund', 'Katze', 'Apfel'])
    await remove('Katze').click()
    await expect.poll(shown).toEqual(['Hund', 'Apfel'])
    await expect.element(remove('Apfel')).toHaveFocus()
    await expect.poll(stored).toEqual(['Hund', 'Apfel'])
    await toast.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(shown).toEqual(['Hund', 'Katze', 'Apfel'])
    await expect.poll(stored).toEqual(['Hund', 'Katze', 'Apfel'])
  })

  test('open over the list', async () => {
    await show(['Hund', 'Katze'])
    const link = page.getByRole('link', { name: 'Hund' })
    await link.click()
    const detail = page.getByRole('dialog', { name: 'Gebärde' })
    await expect.element(detail.getByRole('heading', { name: 'Hund' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(detail).not.toBeInTheDocument()
    await expect.element(link).toHaveFocus()
  })

  test('are as large as the account has chosen, which is stored', async () => {
    const { calls } = await show(['Hund'])
    const width = () => rows.element().querySelector('[class*="picture"]')?.getBoundingClientRect().width
    expect(width()).toBeGreaterThan(250)
    await page.getByText('Klein').click()
    await expect.poll(width).toBeLessThan(65)
    await flushPreferences()
    const preferences = expect.objectContaining({ listEditor: { imageSize: 'small' } })
    expect(calls).toContainEqual({ call: 'PATCH users/user-1', body: { preferences } })
    await page.getByText('Groß').click()
    await expect.poll(width).toBeGreaterThan(250)
  })
})

describe('own edits', () => {
  const undo = page.getByLabelText('Rückgängig')
  const redo = page.getByLabelText('Wiederholen')
  const said = (text: string) => expect.element(page.getByText(text).first()).toBeInTheDocument()
  const rename = async (name: string) => {
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    await page.getByRole('textbox', { name: 'Name der Lernliste' }).fill(name)
    await userEvent.keyboard('{Enter}')
  }
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  /** The server renames every node as asked. */
  const RENAMING: Answers = {
    'file-nodes': {
      get: () => givenFileNode({ _id: 'node-1', file: list._id }),
      patch: (_, { name }) => givenFileNode({ _id: 'node-1', file: list._id, name: name ?? '' }),
    },
  }

  test('are taken back and made again by buttons, which keep the focus', async () => {
    await show(['Hund', 'Katze', 'Apfel'])
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
    await remove('Katze').click()
    await undo.click()
    await expect.poll(shown).toEqual(['Hund', 'Katze', 'Apfel'])
    await said('Rückgängig gemacht')
    await expect.element(undo).toHaveFocus()
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
    await redo.click()
    await expect.poll(shown).toEqual(['Hund', 'Apfel'])
    await said('Wiederholt')
    await expect.poll(stored).toEqual(['Hund', 'Apfel'])
    await expect.element(redo).toHaveAttribute('aria-disabled', 'true')
  })

  test('are taken back and made again by keys, in the empty field for the next word too', async () => {
    await show(['Hund', 'Katze'])
    const field = page.getByRole('combobox', { name: 'Gebärde hinzufügen' })
    await field.click()
    await userEvent.keyboard('Apfel')
    await expect.element(page.getByRole('option').first()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toEqual(['Hund', 'Katze', 'Apfel'])
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(shown).toEqual(['Hund', 'Katze'])
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.poll(shown).toEqual(['Hund', 'Katze', 'Apfel'])
    // What is typed, or was deleted by hand, is the field's own.
    await userEvent.keyboard('Ma')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(shown()).toEqual(['Hund', 'Katze', 'Apfel'])
    await field.fill('Maus')
    await field.clear()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(shown()).toEqual(['Hund', 'Katze', 'Apfel'])
    await page.getByText('Klein').click()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(shown).toEqual(['Hund', 'Katze'])
    await page.getByText('Groß').click()
  })

  test('are taken back by a message that outlives the page', async () => {
    const { address } = await show(['Hund', 'Katze'])
    await remove('Hund').click()
    await expect.poll(stored).toEqual(['Katze'])
    await expect.element(saved).toBeVisible()
    await page.getByRole('link', { name: 'Lernen', exact: true }).click()
    await expect.poll(address).toBe(`/app/lernliste/${list._id}`)
    await toast.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(stored).toEqual(['Hund', 'Katze'])
  })

  test('of the row with the focus move the focus to its neighbour', async () => {
    await show(['Hund', 'Katze'])
    await page.getByRole('button', { name: 'Stelle von „Hund“ ändern' }).click()
    await page.getByRole('menuitem', { name: 'Ans Ende' }).click()
    await remove('Katze').click()
    await expect.poll(shown).toEqual(['Hund'])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(shown).toEqual(['Katze', 'Hund'])
    remove('Katze').element().focus()
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect.poll(shown).toEqual(['Hund'])
    await expect.element(remove('Hund')).toHaveFocus()
  })

  test('of the name are taken back and made again', async () => {
    const { calls } = await show(['Hund'], RENAMING)
    const before = list.name
    await rename('Zoo')
    await expect.element(heading('Zoo')).toBeVisible()
    await undo.click()
    await expect.element(heading(before)).toBeVisible()
    await redo.click()
    await expect.element(heading('Zoo')).toBeVisible()
    const renames = calls.filter(({ call }) => call.startsWith('PATCH file-nodes'))
    expect(renames.map(({ body }) => body)).toEqual(['Zoo', before, 'Zoo'].map((name) => ({ name })))
  })

  test('that others have overtaken are dropped, and say why', async () => {
    await show(['Hund', 'Katze'])
    await page.getByRole('button', { name: 'Stelle von „Hund“ ändern' }).click()
    await page.getByRole('menuitem', { name: 'Ans Ende' }).click()
    await expect.poll(stored).toEqual(['Katze', 'Hund'])
    // Somebody else removes the sign, and the window is looked at again.
    list = { ...list, signs: list.signs.filter(({ name }) => name !== 'Hund'), revision: list.revision + 1 }
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(shown).toEqual(['Katze'])
    await undo.click()
    const text = 'Das lässt sich nicht mehr rückgängig machen. Die Lernliste hat sich inzwischen geändert.'
    await expect.element(toast.getByText(text)).toBeVisible()
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('edits that the server does not get', () => {
  /** Edits that wait are not sent again by themselves, which happens after two seconds and then after four. */
  const stopRetries = () => {
    const { setTimeout } = window
    const wait = (run: TimerHandler, delayMs = 0, ...values: unknown[]) =>
      delayMs === 2000 || delayMs === 4000 ? 0 : setTimeout(run, delayMs, ...values)
    const waiting = vi.spyOn(window, 'setTimeout').mockImplementation(wait as typeof setTimeout)
    onTestFinished(() => waiting.mockRestore())
  }

  test.each([
    { when: 'at a click', sendAgain: () => retry.click() },
    { when: 'once the connection is back', sendAgain: () => window.dispatchEvent(new Event('online')) },
  ])('stay on the screen, say that they wait, and are saved $when', async ({ sendAgain }) => {
    stopRetries()
    await show(['Hund', 'Katze', 'Apfel'])
    save = () => {
      throw new Error('no connection')
    }
    await remove('Apfel').click()
    await expect.element(page.getByText('Keine Verbindung. Deine Änderungen bleiben erhalten.')).toBeVisible()
    await expect.element(retry).toBeVisible()
    await remove('Hund').click()
    await expect.poll(shown).toEqual(['Katze'])
    expect(stored()).toEqual(['Hund', 'Katze', 'Apfel'])
    save = () => {}
    await sendAgain()
    await expect.element(saved).toBeVisible()
    expect(stored()).toEqual(['Katze'])
  })

  test('because of an error say so, stay, and are sent again at a click', async () => {
    await show(['Hund', 'Katze'])
    save = () => {
      // It asks to be left alone: nothing is sent again by itself.
      throw new ApiError({ name: 'GeneralError', code: 500, message: 'Der Speicher ist voll.' }, 3_600_000)
    }
    await remove('Hund').click()
    const text = 'Speichern fehlgeschlagen: Der Speicher ist voll. Deine Änderungen bleiben erhalten.'
    await expect.element(page.getByText(text)).toBeVisible()
    expect(stored()).toEqual(['Hund', 'Katze'])
    save = () => {}
    await retry.click()
    await expect.element(saved).toBeVisible()
    expect(shown()).toEqual(['Katze'])
    expect(stored()).toEqual(['Katze'])
  })

  test('because the list was deleted say so, and can be saved as a new list', async () => {
    const root = givenFileNode({
      _id: 'user_1',
      name: 'Meine Dateien',
      nodeType: 'directory',
      path: ',',
      parent: null,
      fileType: null,
      file: null,
    })
    const copy = givenList(['Katze'], { _id: 'list-copy', node: 'node-copy' })
    const node = givenFileNode({ _id: 'node-copy', file: null })
    const { calls, address } = await show(['Hund', 'Katze'], {
      'file-nodes': {
        find: (query) => pageWith(query.get('path') === ',' ? [root] : []),
        get: (id) => (id === 'user_1' ? root : node),
        create: () => node,
      },
      lists: {
        get: (id) => (id === copy._id ? copy : list),
        patch: () => {
          throw new ApiError({ name: 'NotFound', code: 404, message: 'Diese Lernliste gibt es nicht.' })
        },
        create: () => copy,
      },
    })
    await remove('Hund').click()
    const refusal = page.getByRole('alert').getByText('Nicht gespeichert')
    await expect.element(refusal).toBeVisible()
    await page.getByRole('button', { name: 'Als neue Lernliste speichern' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hier speichern' }).click()
    await expect.poll(address).toBe('/app/lernliste-bearbeiten/list-copy')
    expect(calls).toContainEqual({ call: 'POST lists', body: { node: 'node-copy', signs: ['sign-Katze'] } })
    await expect.element(refusal).not.toBeInTheDocument()
    await expect.poll(shown).toEqual(['Katze'])
  })
})
