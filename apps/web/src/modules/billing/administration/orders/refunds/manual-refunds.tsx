import type { ManualRefund } from '@gebaerdenraum/domain/billing/manual-refunds.contract'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../../api/client.ts'
import { openDialog } from '../../../../../ui/dialogs/dialog-host.tsx'
import { germanDay } from '../../../../../ui/german-dates.ts'
import { germanMoney } from '../../../../../ui/german-money.ts'
import { byId, type Column, DataTable } from '../../../../../ui/lists/data-table.tsx'
import { quoteName } from '../../../../../ui/quote-name.ts'
import tables from '../../../../../ui/table.module.css'
import { showToast } from '../../../../../ui/toast.tsx'
import { OpenList } from '../components/open-list.tsx'
import classes from '../components/orders.module.css'
import { TextDialog } from '../components/text-dialog.tsx'
import { REFUNDS_KEY, refundsQuery } from '../queries.ts'

/** Money that no provider can give back. */
export const ManualRefunds = () => {
  const client = useQueryClient()
  const done = async (refund: ManualRefund, focusHeading: () => void) => {
    const whom = refund.customer ?? 'unbekannt'
    const isDone = await openDialog(TextDialog, {
      title: `Erstattung an ${quoteName(whom)} als erledigt markieren`,
      body: (
        <p>
          {germanMoney(refund.amount)}, Rechnung {refund.invoice ?? 'unbekannt'}. Überwiesen wird bei eurer Bank; hier
          steht nur, dass es getan ist.
        </p>
      ),
      label: 'Wann und wie?',
      maxLength: 300,
      confirmLabel: 'Als erledigt markieren',
      failureTitle: 'Das konnte nicht gespeichert werden',
      send: (note) => api['manual-refunds'].patch(refund._id, { done: true, note }),
    })
    if (!isDone) return
    showToast({ tone: 'success', text: `Erstattung an ${quoteName(whom)} ist erledigt` })
    await client.invalidateQueries({ queryKey: REFUNDS_KEY })
    focusHeading()
  }
  return (
    <OpenList
      id="refunds"
      title="Erstattungen von Hand"
      intro="Überwiesenes Geld kann niemand automatisch zurückgeben. Bei einer zurückgenommenen Rechnung entscheidet ihr, ob Geld zurückgeht oder eine neue Rechnung folgt."
      noun="Erstattungen"
      useRows={useRefunds}
      empty={{ icon: IconCircleCheck, open: 'Nichts zu überweisen.', all: 'Noch keine Erstattungen.' }}
    >
      {(refunds, focusHeading) => (
        <DataTable
          label="Erstattungen von Hand"
          columns={[
            ...COLUMNS,
            {
              head: 'Stand',
              isActions: ({ doneAt }) => !doneAt,
              cell: (refund) =>
                refund.doneAt ? (
                  `Erledigt am ${germanDay(refund.doneAt)}: ${refund.note}`
                ) : (
                  <Button
                    variant="default"
                    onClick={() => void done(refund, focusHeading)}
                    aria-label={`Erledigt: Erstattung an ${refund.customer ?? 'unbekannt'}`}
                  >
                    Erledigt
                  </Button>
                ),
            },
          ]}
          rows={refunds}
          rowKey={byId}
        />
      )}
    </OpenList>
  )
}

const useRefunds = (isOpen: boolean, page: number) => useQuery(refundsQuery(isOpen, page))

const COLUMNS: readonly Column<ManualRefund>[] = [
  {
    head: 'An',
    cell: ({ customer, email }) => (
      <>
        <span className={tables.name}>{customer ?? 'Unbekannt'}</span>
        <span className={tables.mail} translate="no">
          {email}
        </span>
      </>
    ),
  },
  { head: 'Betrag', cell: ({ amount }) => <span className={classes.money}>{germanMoney(amount)}</span> },
  {
    head: 'Rechnung',
    cell: ({ invoice, creditNote }) => (
      <>
        {invoice ?? '–'}
        {creditNote && <div className={tables.mail}>Korrektur {creditNote}</div>}
      </>
    ),
  },
  { head: 'Seit', className: tables.day, cell: ({ createdAt }) => germanDay(createdAt) },
]
