import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './withdrawal-page.tsx'

test('asks for no reason, and confirms what was received', async () => {
  const { calls } = await renderWithApi(<Page />, {
    answers: {
      'contract-declarations': {
        create: ({ kind, name, email, contract }) => ({
          _id: 'declaration-1',
          kind,
          name,
          email,
          contract,
          ends: null,
          manner: null,
          reason: null,
          receivedAt: '2026-11-21T10:00:00.000Z',
          endsAt: null,
          handledAt: null,
          handledNote: '',
          licence: null,
        }),
      },
    },
  })
  await expectNoFindings()
  await page.getByLabelText('Name', { exact: true }).fill('Kim Muster')
  await page.getByLabelText('Bezeichnung des Vertrags').fill('Einzellizenz')
  await page.getByLabelText('E-Mail für die Bestätigung').fill('kim@schule.example')
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect.element(page.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' })).toHaveFocus()
  await expect.element(page.getByText('kim@schule.example').first()).toBeVisible()
  expect(calls).toEqual([
    {
      call: 'POST contract-declarations',
      body: { kind: 'withdrawal', name: 'Kim Muster', email: 'kim@schule.example', contract: 'Einzellizenz' },
    },
  ])
})
