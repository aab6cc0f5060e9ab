import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import type { Answers } from '../../../testing/answer-calls.ts'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { CHECKOUT } from '../../../testing/given-checkout.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { PaymentChoice } from './payment-choice.tsx'

const DEBIT = { id: 'debit-1', type: 'sepa_debit', last4: '3000' } as const
const SETUP = { id: 'setup-1', client_secret: 'secret' }
const form = page.getByRole('form', { name: 'Lastschrift' })
const choose = (method: string) => page.getByText(method, { exact: true }).click()
const fillIn = async () => {
  await form.getByLabelText('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await form.getByRole('checkbox').click()
  await form.getByRole('button', { name: 'Weiter' }).click()
}

const show = async (get: NonNullable<NonNullable<Answers['checkout']>['get']>) => {
  const onChosen = vi.fn()
  const options = { methods: ['card', 'sepa_debit'], refusals: [] } as const
  const rendered = await renderWithApi(<PaymentChoice checkout={CHECKOUT} options={options} onChosen={onChosen} />, {
    session: givenSession(),
    answers: { checkout: { get, create: () => DEBIT, remove: () => ({ id: SETUP.id }) } },
  })
  return { ...rendered, onChosen }
}

test('a direct debit is prepared as soon as it is chosen, once, while its form can be filled in', async () => {
  let answer = (_: typeof SETUP) => {}
  const answered = new Promise<typeof SETUP>((resolve) => {
    answer = resolve
  })
  const { calls, onChosen } = await show(() => answered)
  await choose('Lastschrift')
  await choose('Karte')
  await choose('Lastschrift')
  await expect.poll(() => calls).toContainEqual({ call: 'GET checkout/-1' })
  await fillIn()
  answer(SETUP)
  await expect.poll(() => onChosen.mock.calls).toEqual([[DEBIT]])
  expect(calls.filter(({ call }) => call === 'GET checkout/-1')).toHaveLength(1)
})

test('a direct debit that could not be prepared says so, keeps what was typed, and can be tried again', async () => {
  let isBroken = true
  const { onChosen } = await show(() => {
    if (!isBroken) return SETUP
    isBroken = false
    throw new ApiError({ name: 'Unavailable', code: 503, message: 'Der Zahlungsdienst antwortet nicht.' })
  })
  await choose('Lastschrift')
  const alert = form.getByRole('alert', { name: 'Die Lastschrift konnte nicht vorbereitet werden' })
  await expect.element(alert.getByText('Der Zahlungsdienst antwortet nicht.')).toBeVisible()
  await form.getByLabelText('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await expectNoFindings()
  await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(form.getByLabelText('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00')
  await form.getByRole('checkbox').click()
  await form.getByRole('button', { name: 'Weiter' }).click()
  await expect.poll(() => onChosen.mock.calls).toEqual([[DEBIT]])
})
