import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { confirmPayment } from '../payment/confirm-payment.ts'
import { checkoutQuery } from '../queries.ts'
import classes from './licence-overview.module.css'
import { paymentText } from './licence-texts.ts'

type Props = {
  readonly subscription: WholeSubscription
  /** The button that was pressed has gone. */
  readonly onPaid: () => void
}

/** What could not be collected, and what its payer can do: confirm it where his bank asks for that, or pay otherwise. */
export const FailedPayment = ({ subscription, onPaid }: Props) => {
  const isToConfirm = subscription.payment?.needsConfirmation === true
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={isToConfirm ? 'Deine Bank wartet auf deine Bestätigung' : 'Zahlung fehlgeschlagen'}
    >
      <div className={classes.failed}>
        {isToConfirm && (
          <>
            <p>Deine Bank möchte, dass du die Zahlung selbst bestätigst.</p>
            <ConfirmButton onPaid={onPaid} />
          </>
        )}
        <p>
          {paymentText(subscription)} Mit „Lizenz ändern“ kannst du {isToConfirm && 'auch '}eine andere Zahlungsart
          hinterlegen.
        </p>
      </div>
    </Alert>
  )
}

const ConfirmButton = ({ onPaid }: Pick<Props, 'onPaid'>) => {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => confirmPayment(await api['payment-confirmations'].create({})),
    onSuccess: async () => {
      showToast({ tone: 'success', text: 'Danke, die Zahlung ist bestätigt.' })
      await client.invalidateQueries({ queryKey: checkoutQuery.queryKey })
      onPaid()
    },
    // Confirmed in another tab, or tried again meanwhile with another card.
    onError: () => client.invalidateQueries({ queryKey: checkoutQuery.queryKey }),
  })
  return (
    <>
      {error && (
        <p role="alert">
          <strong>{error.message}</strong>
        </p>
      )}
      <div className={sections.actions}>
        <Button color="coral" loading={isPending} onClick={() => mutate()}>
          Zahlung bestätigen
        </Button>
      </div>
    </>
  )
}
