import { showsInvoices } from '@gebaerdenraum/domain/accounts/access/settings-cards'
import type { InvoiceStatus } from '@gebaerdenraum/domain/billing/invoices/invoice-status'
import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import { Anchor } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { germanMoney } from '../../../ui/german-money.ts'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { QueryView } from '../../../ui/lists/query-view.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import sections from '../../../ui/page-sections.module.css'
import tables from '../../../ui/table.module.css'
import { useSession } from '../../accounts/index.ts'
import { PayingOnly } from '../components/paying-only.tsx'
import { dayOf } from '../order/preview-texts.ts'
import { INVOICES_PER_PAGE, invoicesQuery } from '../queries.ts'

/** Every invoice of the account, each to open as PDF. */
export const Page = () => (
  <div className={sections.page}>
    <PageHeading>Rechnungen</PageHeading>
    <Invoices />
  </div>
)

/** Also for members who paid for themselves before they joined their team. */
const Invoices = () => {
  const { session } = useSession()
  if (session && showsInvoices(session)) return <OwnInvoices />
  return (
    <PayingOnly>
      <OwnInvoices />
    </PayingOnly>
  )
}

const OwnInvoices = () => {
  const [page, setPage] = useState(1)
  return (
    <QueryView
      query={useQuery(invoicesQuery(page))}
      failed="Deine Rechnungen konnten nicht geladen werden"
      loading="Rechnungen werden geladen"
      height="16rem"
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState icon={IconFileInvoice} title="Du hast noch keine Rechnungen.">
          <p>Nach deiner ersten Bestellung findest du sie hier als PDF.</p>
        </EmptyState>
      }
    >
      {({ data: invoices, total }) => (
        <section className={sections.card}>
          <DataTable label="Rechnungen" columns={COLUMNS} rows={invoices} rowKey={({ id }) => id} />
          <ListPagination
            label="Seiten der Rechnungen"
            page={page}
            pageSize={INVOICES_PER_PAGE}
            total={total}
            onChange={setPage}
          />
        </section>
      )}
    </QueryView>
  )
}

const COLUMNS: readonly Column<InvoiceSummary>[] = [
  {
    head: 'Nummer',
    cell: ({ number, kind, corrects }) => (
      <>
        <span className={tables.name} translate="no">
          {number}
        </span>
        {kind === 'credit-note' && <span className={sections.muted}>Gutschrift zu {corrects}</span>}
      </>
    ),
  },
  { head: 'Datum', className: tables.day, cell: ({ created }) => dayOf(created) },
  { head: 'Betrag', cell: ({ total }) => germanMoney(total) },
  { head: 'Status', cell: ({ kind, status }) => (kind === 'credit-note' ? '' : STATUS_TEXTS[status]) },
  {
    head: 'Herunterladen',
    cell: ({ number, invoice_pdf, invoice_xml }) => (
      <span className={sections.actions}>
        {invoice_pdf && (
          <Anchor
            href={invoice_pdf}
            target="_blank"
            rel="noreferrer"
            underline="always"
            aria-label={`${number} als PDF`}
          >
            PDF
          </Anchor>
        )}
        {invoice_xml && (
          <Anchor href={invoice_xml} underline="always" aria-label={`${number} als E-Rechnung`}>
            E-Rechnung
          </Anchor>
        )}
      </span>
    ),
  },
]

const STATUS_TEXTS: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Entwurf',
  open: 'Offen',
  paid: 'Bezahlt',
  uncollectible: 'Nicht einbringbar',
  void: 'Berichtigt',
}
