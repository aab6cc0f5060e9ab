import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenList } from '../../../testing/given-list.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { givenSign } from '../../../testing/given-sign.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { SignActions } from '../../catalogue/index.ts'
import { addToListAction } from './add-to-list-action.ts'

/** The buttons are those of signs; 'Lernliste' is what this module registers. */
const APPLE = givenSign('Apfel')
const button = page.getByRole('button', { name: addToListAction.label, exact: true })
const dialog = page.getByRole('dialog', { name: '„Apfel“ zu einer Lernliste hinzufügen' })
const choices = dialog.getByRole('list', { name: 'Deine Lernlisten' }).getByRole('button')
const texts = () => choices.elements().map((choice) => choice.textContent)
const toast = page.getByRole('group', { name: 'Meldung' })

/** As the server has them, what was changed last first. */
let lists: readonly List[]

beforeEach(() => {
  lists = [givenList([], { _id: 'later', name: 'Danach' }), givenList(['Hund'], { _id: 'list-1', name: 'Sammeln' })]
})

const show = (session = givenSession()) =>
  renderWithApi(
    <>
      <SignActions sign={APPLE} />
      <p>Daneben</p>
    </>,
    {
      session,
      answers: {
        lists: {
          find: () => pageWith(lists),
          patch: (id) => {
            const [list] = lists.filter(({ _id }) => _id === id)
            const changed = { ...list!, signs: [...list!.signs, APPLE], total: 2 }
            lists = [changed, ...lists.filter((one) => one !== list)]
            return changed
          },
          create: ({ name = '' }) => {
            const made = givenList(['Apfel'], { _id: 'list-new', name })
            lists = [made, ...lists]
            return made
          },
        },
      },
    },
  )

test('puts a sign into a list, once, and the list stays at its place', async () => {
  const { calls } = await show()
  await button.click()
  await choices.filter({ hasText: /^Sammeln1 Gebärde$/ }).click()
  await expect.element(toast.getByText('Zu „Sammeln” hinzugefügt')).toBeVisible()
  // It is the one changed last now, but does not jump away from under the finger.
  await expect.poll(texts).toEqual(['DanachKeine Gebärden', 'SammelnBereits in Lernliste vorhanden'])
  await choices.nth(1).click({ force: true })
  await expect.element(toast.getByText('Bereits in Lernliste enthalten')).toBeVisible()
  const changes = calls.filter(({ call }) => !call.startsWith('GET'))
  expect(changes).toEqual([{ call: 'PATCH lists/list-1', body: { addSigns: ['sign-Apfel'] } }])
})

test('puts a sign into a new list, and the choice stays open', async () => {
  const { calls } = await show()
  await button.click()
  await dialog.getByLabelText('Neue Lernliste').fill('Gleich angelegt')
  await userEvent.keyboard('{Enter}')
  await expect.element(toast.getByText('Zu „Gleich angelegt” hinzugefügt')).toBeVisible()
  await expect.poll(() => texts()[0]).toBe('Gleich angelegtBereits in Lernliste vorhanden')
  const body = { _id: expect.any(String), name: 'Gleich angelegt', signs: ['sign-Apfel'] }
  expect(calls).toContainEqual({ call: 'POST lists', body })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('is not offered without a licence', async () => {
  await show(givenSession({ hasActiveSubscription: false }))
  await expect.element(page.getByText('Daneben')).toBeVisible()
  expect(button.elements()).toEqual([])
})
