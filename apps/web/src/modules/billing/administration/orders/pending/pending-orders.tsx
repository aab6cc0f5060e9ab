import type { PendingOrder } from '@gebaerdenraum/domain/billing/pending-orders.contract'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../../../api/client.ts'
import { confirm } from '../../../../../ui/dialogs/confirm.tsx'
import { openDialog } from '../../../../../ui/dialogs/dialog-host.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { useAction } from '../../../../../ui/forms/use-action.ts'
import { germanMoney } from '../../../../../ui/german-money.ts'
import { Facts } from '../../../../../ui/lists/facts.tsx'
import { PagedList } from '../../../../../ui/lists/paged-list.tsx'
import { Tag } from '../../../../../ui/lists/tag.tsx'
import sections from '../../../../../ui/page-sections.module.css'
import { quoteName } from '../../../../../ui/quote-name.ts'
import { showToast } from '../../../../../ui/toast.tsx'
import classes from '../components/orders.module.css'
import { TextDialog } from '../components/text-dialog.tsx'
import { PENDING_KEY, pendingOrdersQuery } from '../queries.ts'
import {
  addressText,
  changeText,
  customerOf,
  licenceText,
  REJECTION_TEMPLATES,
  taxText,
  waitingText,
} from './order-texts.ts'

/** Orders on invoice, the oldest first, each to approve or reject. */
export const PendingOrders = () => {
  const [page, setPage] = useState(1)
  const query = useQuery(pendingOrdersQuery(page))
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const decided = async () => {
    await client.invalidateQueries({ queryKey: PENDING_KEY })
    // The row that had the focus was removed.
    heading.current?.focus()
  }
  return (
    <section className={sections.card} aria-labelledby="pending-orders">
      <h2 id="pending-orders" ref={heading} tabIndex={-1}>
        Warten auf Freigabe
      </h2>
      <PagedList
        noun="Bestellungen"
        query={query}
        page={page}
        onPage={setPage}
        empty={<EmptyState icon={IconCircleCheck} title="Keine Bestellung wartet auf Freigabe." />}
      >
        {(orders) => (
          <div className={classes.list}>
            {orders.map((order) => (
              <OrderCard key={`${order._id} ${order.orderedAt}`} order={order} onDecided={decided} />
            ))}
          </div>
        )}
      </PagedList>
    </section>
  )
}

type Props = { readonly order: PendingOrder; readonly onDecided: () => Promise<void> }

const OrderCard = ({ order, onDecided }: Props) => {
  const customer = customerOf(order)
  const approval = useAction({
    run: async () => {
      await api.subscriptions.patch(order._id, { status: 'active' })
      await onDecided()
    },
    done: `Bestellung von ${quoteName(customer)} freigegeben`,
    failsInPlace: true,
  })
  const { isBusy, failure } = approval
  const { person, before, license, address, isOvertaken, isLeitwegId } = order

  const approve = async () => {
    const isSure = await confirm({
      title: `Bestellung von ${quoteName(customer)} freigeben?`,
      body: `${licenceText(license)} für ${germanMoney(order.total)}. Die Lizenz wird gebucht, Bestätigung und Rechnung gehen per E-Mail an ${person?.email ?? 'niemanden'}.`,
      confirmLabel: 'Freigeben',
    })
    if (isSure) await approval.run()
  }
  const reject = async () => {
    const isDone = await openDialog(TextDialog, {
      title: `Bestellung von ${quoteName(customer)} ablehnen`,
      body: (
        <p>
          {licenceText(license)}. Der Grund steht in der E-Mail an {person?.email ?? 'niemanden'}.
        </p>
      ),
      label: 'Grund',
      maxLength: 1000,
      templates: REJECTION_TEMPLATES,
      confirmLabel: 'Ablehnen',
      tone: 'danger',
      failureTitle: 'Die Bestellung konnte nicht abgelehnt werden',
      send: (reason) => api.subscriptions.patch(order._id, { status: 'canceled', reason }),
    })
    if (!isDone) return
    showToast({ tone: 'success', text: `Bestellung von ${quoteName(customer)} abgelehnt` })
    await onDecided()
  }
  return (
    <article className={classes.card} aria-label={`Bestellung von ${customer}`}>
      <div className={classes.head}>
        <h3>{customer}</h3>
        <Tag text={`Wartet ${waitingText(order.orderedAt, new Date())}`} />
      </div>
      <div className={classes.columns}>
        <Facts
          rows={[
            ['Bestellt', licenceText(license)],
            ['Art', changeText(order)],
            ['Bisher', before && licenceText(before)],
            ['Netto', germanMoney(order.net)],
            ['Mehrwertsteuer', taxText(order)],
            ['Gesamt', <strong key="total">{germanMoney(order.total)}</strong>],
          ]}
        />
        <Facts
          rows={[
            ['Konto', person && `${person.name}, ${person.email}`],
            ['Rechnung an', addressText(order)],
            ['USt-IdNr.', address.vatId],
            [isLeitwegId ? 'Leitweg-ID' : 'Referenz', address.reference],
          ]}
        />
      </div>
      {isOvertaken && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="Die Lizenz hat sich inzwischen geändert">
          Diese Bestellung lässt sich nicht mehr freigeben. Bitte lehne sie ab; sie kann neu bestellt werden.
        </Alert>
      )}
      {failure && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title="Nicht freigegeben">
          {failure.message}
        </Alert>
      )}
      <div className={sections.actions}>
        {!isOvertaken && (
          <Button color="coral" loading={isBusy} onClick={() => void approve()} aria-label={`Freigeben: ${customer}`}>
            Freigeben
          </Button>
        )}
        <Button variant="default" disabled={isBusy} onClick={() => void reject()} aria-label={`Ablehnen: ${customer}`}>
          Ablehnen
        </Button>
      </div>
    </article>
  )
}
