import type { ManualRefund } from '@gebaerdenraum/domain/billing/manual-refunds.contract'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import { germanDay } from '../../../../ui/german-dates.ts'
import { germanMoney } from '../../../../ui/german-money.ts'
import tables from '../../../../ui/table.module.css'
import { showToast } from '../../../../ui/toast.tsx'
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
      title: `Erstattung an „${whom}“ als erledigt markieren`,
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
    showToast({ tone: 'success', text: `Erstattung an „${whom}“ ist erledigt` })
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
        <table className={tables.table} aria-label="Erstattungen von Hand">
          <thead>
            <tr>
              <th scope="col">An</th>
              <th scope="col">Betrag</th>
              <th scope="col">Rechnung</th>
              <th scope="col">Seit</th>
              <th scope="col" className={tables.actions}>
                Stand
              </th>
            </tr>
          </thead>
          <tbody>
            {refunds.map((refund) => (
              <tr key={refund._id}>
                <td>
                  <span className={tables.name}>{refund.customer ?? 'Unbekannt'}</span>
                  <span className={tables.mail} translate="no">
                    {refund.email}
                  </span>
                </td>
                <td>
                  <span className={classes.money}>{germanMoney(refund.amount)}</span>
                </td>
                <td>
                  {refund.invoice ?? '–'}
                  {refund.creditNote && <div className={tables.mail}>Korrektur {refund.creditNote}</div>}
                </td>
                <td className={tables.day}>{germanDay(refund.createdAt)}</td>
                <td className={refund.doneAt ? undefined : tables.actions}>
                  {refund.doneAt ? (
                    `Erledigt am ${germanDay(refund.doneAt)}: ${refund.note}`
                  ) : (
                    <Button
                      variant="default"
                      onClick={() => void done(refund, focusHeading)}
                      aria-label={`Erledigt: Erstattung an ${refund.customer ?? 'unbekannt'}`}
                    >
                      Erledigt
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </OpenList>
  )
}

const useRefunds = (isOpen: boolean, page: number) => useQuery(refundsQuery(isOpen, page))
