import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { confirm } from './confirm.tsx'

const QUESTION = {
  title: 'Liste löschen?',
  body: 'Das lässt sich nicht rückgängig machen.',
  confirmLabel: 'Löschen',
  tone: 'danger',
} as const

const opener = page.getByRole('button', { name: 'Fragen' })
const dialog = page.getByRole('dialog', { name: QUESTION.title })
const answers: boolean[] = []

beforeEach(async () => {
  answers.length = 0
  const ask = async () => void answers.push(await confirm(QUESTION))
  await renderWithApi(
    <button type="button" onClick={() => void ask()}>
      Fragen
    </button>,
  )
  await opener.click()
  await expect.element(dialog).toBeVisible()
})

test('begins at the harmless answer, and the tab key stays inside', async () => {
  const cancel = dialog.getByRole('button', { name: 'Abbrechen' })
  const remove = dialog.getByRole('button', { name: 'Löschen' })
  await expect.element(cancel).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(remove).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(cancel).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(remove).toHaveFocus()
})

test.each([
  ['Escape', false, () => userEvent.keyboard('{Escape}')],
  ['"Abbrechen"', false, () => dialog.getByRole('button', { name: 'Abbrechen' }).click()],
  ['its own button', true, () => dialog.getByRole('button', { name: 'Löschen' }).click()],
])('is answered by %s with %s, and gives the focus back', async (_, expected, answer) => {
  await answer()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(answers).toEqual([expected])
  await expect.element(opener).toHaveFocus()
})
