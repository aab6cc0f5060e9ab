import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const create = page.getByRole('button', { name: 'Konto erstellen' })
const PASSWORD = 'gebaerden1'

const fillIn = async () => {
  await field('Name').fill('Eva Neu')
  await field('E-Mail').fill('eva@schule.example')
  await field('Passwort').fill(PASSWORD)
  await page.getByRole('checkbox').click()
}

test('says at each field what is missing, and puts the focus on the first', async () => {
  const { calls } = await renderWithApi(<SignUpForm />)
  await create.click()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Name')).toHaveAccessibleDescription('Name ist erforderlich')
  await expect.element(field('E-Mail')).toHaveAccessibleDescription('E-Mail ist erforderlich')
  await expect
    .element(field('Passwort'))
    .toHaveAccessibleDescription(expect.stringContaining('Passwort ist erforderlich'))
  await expect.element(page.getByText('Bitte stimme den Nutzungsbedingungen zu')).toBeVisible()
  expect(calls).toEqual([])
})

test.each([
  ['E-Mail', 'eva@schule', 'Ungültige E-Mail Adresse'],
  ['E-Mail', 'jürgen@schule.example', 'Vor dem @ gehen nur die Buchstaben a bis z, keine Umlaute und kein ß.'],
  ['Passwort', 'kurz1', 'Passwort muss mindestens 8 Zeichen lang sein'],
  ['Passwort', 'ohnezahlen', 'Passwort muss mindestens eine Zahl enthalten'],
])('refuses in %s the value %s', async (label, value, text) => {
  const { calls } = await renderWithApi(<SignUpForm />)
  await fillIn()
  await field(label).fill(value)
  await userEvent.keyboard('{Enter}')
  await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(text))
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toEqual([])
})

test('puts what the server refuses at its field, and keeps what was typed', async () => {
  const refuse = () => {
    const errors = { name: 'Name enthält unzulässige Zeichen' }
    throw new ApiError({ name: 'BadRequest', code: 400, message: 'Ungültig', errors })
  }
  const { calls } = await renderWithApi(<SignUpForm />, { answers: { users: { create: refuse } } })
  await fillIn()
  await create.click()
  await expect.element(field('Name')).toHaveAccessibleDescription('Name enthält unzulässige Zeichen')
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Passwort')).toHaveValue(PASSWORD)
  const body = { name: 'Eva Neu', email: 'eva@schule.example', password: PASSWORD, acceptsTerms: true }
  expect(calls).toEqual([{ call: 'POST users', body }])
})
