import type { WholeSubscription } from '@gebaerdenraum/domain/licences/subscriptions.contract'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { confirmPayment } from '../payment/confirm-payment.ts'
import { checkoutQuery } from '../queries.ts'
import classes from './licence-overview.module.css'
import { paymentText } from './licence-texts.ts'

/** What could not be collected, and what its payer can do: confirm it where his bank asks for that, or pay otherwise. */
export const FailedPayment = ({ subscription }: { readonly subscription: WholeSubscription }) => {
  const isToConfirm = subscription.payment?.needsConfirmation === true
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={isToConfirm ? 'Deine Bank wartet auf deine Bestätigung' : 'Zahlung fehlgeschlagen'}
    >
      <div className={classes.failed}>
        <p>
          {paymentText(subscription)}{' '}
          {isToConfirm
            ? 'Deine Bank möchte, dass du die Zahlung selbst bestätigst. Mit „Lizenz ändern“ kannst du auch eine andere Zahlungsart hinterlegen.'
            : 'Mit „Lizenz ändern“ kannst du eine andere Zahlungsart hinterlegen.'}
        </p>
        {isToConfirm && <ConfirmButton />}
      </div>
    </Alert>
  )
}

const ConfirmButton = () => {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => confirmPayment(await api['payment-confirmations'].create({})),
    onSuccess: () => showToast({ tone: 'success', text: 'Danke, die Zahlung ist bestätigt.' }),
    onSettled: () => client.invalidateQueries({ queryKey: checkoutQuery.queryKey }),
  })
  return (
    <>
      <FormFailure title="Die Zahlung ist nicht bestätigt" error={error} />
      <div className={sections.actions}>
        <Button color="coral" loading={isPending} onClick={() => mutate()}>
          Zahlung bestätigen
        </Button>
      </div>
    </>
  )
}
