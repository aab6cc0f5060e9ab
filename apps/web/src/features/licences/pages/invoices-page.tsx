import { showsInvoices } from '@gebaerdenraum/domain/accounts/access/settings-cards'
import type { InvoiceStatus } from '@gebaerdenraum/domain/billing/invoices/invoice-status'
import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import { Anchor, Skeleton } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { germanMoney } from '../../../ui/german-money.ts'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
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
  const { data, error, refetch } = useQuery(invoicesQuery(page))
  return (
    <>
      {!data && error && (
        <LoadError title="Deine Rechnungen konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="16rem" role="status" aria-label="Rechnungen werden geladen" />}
      {data?.total === 0 && (
        <EmptyState icon={IconFileInvoice} title="Du hast noch keine Rechnungen.">
          <p>Nach deiner ersten Bestellung findest du sie hier als PDF.</p>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <section className={sections.card}>
          <InvoiceTable invoices={data.data} />
          <ListPagination
            label="Seiten der Rechnungen"
            page={page}
            pageSize={INVOICES_PER_PAGE}
            total={data.total}
            onChange={setPage}
          />
        </section>
      )}
    </>
  )
}

const InvoiceTable = ({ invoices }: { readonly invoices: readonly InvoiceSummary[] }) => (
  <table className={tables.table} aria-label="Rechnungen">
    <thead>
      <tr>
        <th scope="col">Nummer</th>
        <th scope="col">Datum</th>
        <th scope="col">Betrag</th>
        <th scope="col">Status</th>
        <th scope="col">Herunterladen</th>
      </tr>
    </thead>
    <tbody>
      {invoices.map(({ id, number, kind, corrects, created, total, status, invoice_pdf, invoice_xml }) => (
        <tr key={id}>
          <td>
            <span className={tables.name} translate="no">
              {number}
            </span>
            {kind === 'credit-note' && <span className={sections.muted}>Gutschrift zu {corrects}</span>}
          </td>
          <td className={tables.day}>{dayOf(created)}</td>
          <td>{germanMoney(total)}</td>
          <td>{kind === 'credit-note' ? '' : STATUS_TEXTS[status]}</td>
          <td>
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
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const STATUS_TEXTS: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Entwurf',
  open: 'Offen',
  paid: 'Bezahlt',
  uncollectible: 'Nicht einbringbar',
  void: 'Berichtigt',
}
