import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { EditableName } from './editable-name.tsx'

const LABEL = 'Name der Lernliste'
const heading = page.getByRole('heading', { name: 'Tiere', exact: true })
const button = page.getByRole('button', { name: 'Tiere', exact: true })
const field = page.getByRole('textbox', { name: LABEL })

const onChange = vi.fn<(name: string) => Promise<boolean>>()

beforeEach(async () => {
  onChange.mockReset().mockResolvedValue(true)
  await renderWithApi(
    <>
      <EditableName name="Tiere" label={LABEL} maxLength={100} onChange={onChange} />
      <p>Daneben</p>
    </>,
  )
})

test('is marked when the field opens, so that typing replaces it', async () => {
  await button.click()
  await userEvent.keyboard('Farben')
  await expect.element(field).toHaveValue('Farben')
})

test('is changed with Enter, without spaces around it, and has the focus again', async () => {
  await button.click()
  await userEvent.keyboard(' Farben {Enter}')
  await expect.element(button).toHaveFocus()
  expect(onChange.mock.calls).toEqual([['Farben']])
})

test.each([
  ['with Escape', 'Anders', () => userEvent.keyboard('{Escape}')],
  ['with a click elsewhere', 'Anders', () => page.getByText('Daneben').click()],
  ['with Enter when nothing was changed', 'Tiere', () => userEvent.keyboard('{Enter}')],
  ['with Enter when nothing is left of it', ' ', () => userEvent.keyboard('{Enter}')],
  ['with Enter that is held down', 'Tiere', () => userEvent.keyboard('{Enter>4/}')],
])('stays %s', async (_, typed, leave) => {
  await button.click()
  await userEvent.keyboard(typed)
  await leave()
  await expect.element(heading).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
})

test('that is refused can be corrected in the field, which has the focus', async () => {
  onChange.mockResolvedValueOnce(false)
  await button.click()
  await userEvent.keyboard('Farben{Enter}')
  await expect.poll(() => onChange.mock.calls).toEqual([['Farben']])
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{End} zwei{Enter}')
  await expect.element(heading).toBeVisible()
  expect(onChange.mock.calls).toEqual([['Farben'], ['Farben zwei']])
})
