import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { WaitingForMail } from './waiting-for-mail.tsx'

const PENDING = { email: 'eva@schule.example', name: 'Eva Neu', resendAt: 0 }
const session = givenSession({ isEmailVerified: false })
const resend = page.getByRole('button', { name: /^E-Mail noch einmal senden/ })

test('says that the mail is under way when the server accepts the request', async () => {
  const { calls } = await renderWithApi(<WaitingForMail pending={PENDING} />, {
    session,
    answers: { session: { find: () => session }, verifications: { create: () => ({ action: 'signupEmail' }) } },
  })
  await resend.click()
  await expect.element(page.getByRole('status').getByText('Die E-Mail ist noch einmal unterwegs.')).toBeVisible()
  const wishes = calls.filter(({ call }) => call.startsWith('POST'))
  expect(wishes).toEqual([{ call: 'POST verifications', body: { action: 'signupEmail', user: session.user._id } }])
})

test('says what the server says when it refuses', async () => {
  const refuse = () => {
    throw new ApiError({ name: 'TooManyRequests', code: 429, message: 'Bitte warte noch einen Moment.' })
  }
  await renderWithApi(<WaitingForMail pending={PENDING} />, {
    session,
    answers: { session: { find: () => session }, verifications: { create: refuse } },
  })
  await resend.click()
  await expect.element(page.getByRole('alert').getByText('Bitte warte noch einen Moment.')).toBeVisible()
})
