import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './invoices-page.tsx'

const INVOICE: InvoiceSummary = {
  id: 'invoice-1',
  number: 'R-2026-00001',
  kind: 'invoice',
  created: 1_795_255_200,
  total: 7_140,
  status: 'paid',
  invoice_pdf: '/api/invoice-files/1.pdf',
  invoice_xml: null,
  corrects: null,
  ledger: null,
}

const show = (invoices: readonly InvoiceSummary[]) =>
  renderWithApi(<Page />, { session: givenSession(), answers: { invoices: { find: () => pageWith(invoices) } } })

test('says that there are no invoices yet', async () => {
  await show([])
  await expect.element(page.getByText('Du hast noch keine Rechnungen.')).toBeVisible()
  await expectNoFindings()
})

test('leads to the file of each invoice', async () => {
  await show([INVOICE])
  const file = page.getByRole('link', { name: 'R-2026-00001 als PDF' })
  await expect.element(file).toHaveAttribute('href', '/api/invoice-files/1.pdf')
  await expectNoFindings()
})
