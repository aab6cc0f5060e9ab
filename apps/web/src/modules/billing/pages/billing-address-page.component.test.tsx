import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { CUSTOMER } from '../../../testing/given-checkout.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './billing-address-page.tsx'

const EMPTY = { ...CUSTOMER, street: '', number: '', postcode: '', city: '', isComplete: false }

const fillIn = async (texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabelText(label, { exact: true }).fill(text)
}

test('says at its field what is wrong, and stores the address', async () => {
  const { calls } = await renderWithApi(<Page />, {
    session: givenSession(),
    answers: {
      customers: { get: () => EMPTY, patch: (_id, change) => ({ ...CUSTOMER, ...change }) as typeof CUSTOMER },
    },
  })
  await page.getByText('eine Einrichtung').click()
  await page.getByLabelText('Land', { exact: true }).selectOptions('Österreich')
  await fillIn({
    'Name der Firma oder Einrichtung': 'Kindergarten Donau',
    Straße: 'Ahornweg',
    Hausnummer: '7',
    Postleitzahl: '1010',
    Ort: 'Wien',
  })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const vatId = page.getByLabelText('USt-IdNr.', { exact: true })
  await expect.element(vatId).toHaveAccessibleDescription(expect.stringContaining('USt-IdNr. ist erforderlich'))
  await expectNoFindings()
  expect(calls).toEqual([{ call: 'GET customers/user-1' }])

  await vatId.fill('ATU13585627')
  await userEvent.keyboard('{Enter}')
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText('Rechnungsadresse gespeichert')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({
    call: 'PATCH customers/user-1',
    body: { customerType: 'company', countryCode: 'AT', company: 'Kindergarten Donau', vatId: 'ATU13585627' },
  })
})

test('shows the stored address', async () => {
  const company = {
    customerType: 'company',
    countryCode: 'AT',
    company: 'Kindergarten Donau',
    vatId: 'ATU13585627',
  } as const
  await renderWithApi(<Page />, {
    session: givenSession(),
    answers: { customers: { get: () => ({ ...CUSTOMER, ...company }) } },
  })
  const name = page.getByLabelText('Name der Firma oder Einrichtung', { exact: true })
  await expect.element(name).toHaveValue('Kindergarten Donau')
  await expect.element(page.getByLabelText('USt-IdNr.', { exact: true })).toHaveValue('ATU13585627')
})

test('an address with tax rules of its own is not stored: the operator is asked, and has the address', async () => {
  const { calls } = await renderWithApi(<Page />, {
    session: givenSession(),
    answers: {
      customers: { get: () => EMPTY },
      'custom-subscription-requests': { create: (request) => ({ _id: 'request-1', ...request }) as never },
    },
  })
  await fillIn({ Straße: 'Ahornweg', Hausnummer: '7', Postleitzahl: '27498', Ort: 'Helgoland' })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const postcode = page.getByLabelText('Postleitzahl', { exact: true })
  const fault = 'Für Helgoland gelten eigene Steuerregeln'
  await expect.element(postcode).toHaveAccessibleDescription(expect.stringContaining(fault))
  await expectNoFindings()
  const request = page.getByRole('form', { name: 'Lizenz anfragen' })
  await request.getByLabelText('Anzahl der Plätze').fill('3')
  await request.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect.element(page.getByText('Danke, deine Anfrage ist angekommen.')).toBeVisible()
  expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([
    {
      call: 'POST custom-subscription-requests',
      body: expect.objectContaining({
        email: 'eva@schule.example',
        seats: 3,
        message: expect.stringMatching(/^Rechnungsadresse:\n.*Ahornweg 7\n27498 Helgoland\nDeutschland$/s),
      }),
    },
  ])
})
