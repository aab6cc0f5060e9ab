import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import { REMINDER_TITLES } from '@gebaerdenraum/domain/billing/invoices/reminders'
import { Anchor, Button, Checkbox, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { germanDay } from '../../../../../ui/german-dates.ts'
import { germanMoney } from '../../../../../ui/german-money.ts'
import { type Column, DataTable } from '../../../../../ui/lists/data-table.tsx'
import { Tag } from '../../../../../ui/lists/tag.tsx'
import tables from '../../../../../ui/table.module.css'
import classes from '../components/orders.module.css'
import { invoiceState, overdueText, proposalText } from './invoice-texts.ts'

type Props = {
  readonly invoices: readonly InvoiceSummary[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string, isChosen: boolean) => void
  readonly onPay: (invoice: InvoiceSummary) => void
  readonly onVoid: (invoice: InvoiceSummary) => void
  readonly onRemind: (invoice: InvoiceSummary) => void
  readonly onEnd: (invoice: InvoiceSummary) => void
}

/** Invoices with what became of them and what can be done. */
export const InvoiceTable = ({ invoices, chosen, onChoose, ...actions }: Props) => {
  const columns: readonly Column<InvoiceSummary>[] = [
    {
      head: 'Rechnung',
      cell: (invoice) =>
        canBeReminded(invoice) ? (
          <Checkbox
            size="md"
            label={<InvoiceName invoice={invoice} />}
            checked={chosen.has(invoice.id)}
            onChange={(event) => onChoose(invoice.id, event.currentTarget.checked)}
          />
        ) : (
          <InvoiceName invoice={invoice} />
        ),
    },
    { head: 'Betrag', cell: ({ total }) => <span className={classes.money}>{germanMoney(total)}</span> },
    { head: 'Stand', cell: (invoice) => <InvoiceState invoice={invoice} /> },
    { head: 'Aktionen', isActions: true, cell: (invoice) => <InvoiceActions invoice={invoice} {...actions} /> },
  ]
  return <DataTable label="Rechnungen" columns={columns} rows={invoices} rowKey={({ id }) => id} />
}

export const canBeReminded = ({ ledger }: InvoiceSummary): boolean => ledger !== null && ledger.next !== null

const InvoiceName = ({ invoice: { number, created, corrects, ledger } }: { readonly invoice: InvoiceSummary }) => (
  <>
    <span className={tables.name} translate="no">
      {number}
    </span>
    <span className={tables.mail}>
      {ledger?.customer}, {germanDay(new Date(created * 1000).toISOString())}
      {corrects && `, Korrektur zu ${corrects}`}
    </span>
  </>
)

const InvoiceState = ({ invoice }: { readonly invoice: InvoiceSummary }) => {
  const { text, tone } = invoiceState(invoice)
  const { ledger, status, kind } = invoice
  const notes = [
    overdueText(invoice),
    proposalText(invoice),
    ledger?.paidOn && status === 'paid' && `am ${germanDay(ledger.paidOn)}`,
    status === 'open' && kind === 'invoice' && ledger?.daysOverdue === 0 && `fällig am ${germanDay(ledger.dueOn)}`,
    ...(ledger?.reminders ?? []).map(({ level, sentAt }) => `${REMINDER_TITLES[level]} am ${germanDay(sentAt)}`),
  ].filter((note): note is string => typeof note === 'string' && note !== '')
  return (
    <>
      <Tag text={text} tone={tone} />
      {notes.map((note) => (
        <div key={note} className={tables.mail}>
          {note}
        </div>
      ))}
    </>
  )
}

type ActionsProps = { readonly invoice: InvoiceSummary } & Pick<Props, 'onPay' | 'onVoid' | 'onRemind' | 'onEnd'>

const InvoiceActions = ({ invoice, onPay, onVoid, onRemind, onEnd }: ActionsProps) => {
  const { number, kind, status, ledger, invoice_pdf, invoice_xml } = invoice
  const canVoid = kind === 'invoice' && status !== 'void'
  return (
    <span className={classes.rowActions}>
      {invoice_pdf && (
        <Anchor href={invoice_pdf} target="_blank" rel="noreferrer" underline="always" aria-label={`${number} als PDF`}>
          PDF
        </Anchor>
      )}
      {invoice_xml && (
        <Anchor href={invoice_xml} underline="always" aria-label={`${number} als XML`}>
          XML
        </Anchor>
      )}
      {canVoid && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              variant="default"
              rightSection={<IconChevronDown size={18} aria-hidden />}
              aria-label={`Rechnung ${number} bearbeiten`}
            >
              Bearbeiten
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {ledger?.isTransferred && <Menu.Item onClick={() => onPay(invoice)}>Als bezahlt markieren …</Menu.Item>}
            {ledger && ledger.next !== null && (
              <Menu.Item onClick={() => onRemind(invoice)}>{REMINDER_TITLES[ledger.next]} senden …</Menu.Item>
            )}
            <Menu.Item onClick={() => onVoid(invoice)}>Zurücknehmen …</Menu.Item>
            {ledger?.licence && <Menu.Item onClick={() => onEnd(invoice)}>Lizenz sofort beenden …</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
