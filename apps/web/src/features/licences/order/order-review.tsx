import type { Ordered, PaymentMethod } from '@gebaerdenraum/domain/licences/checkout.contract'
import { Alert, Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { germanMoney } from '../../../ui/german-money.ts'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { previewQuery } from '../queries.ts'
import { InvoicePreview } from './invoice-preview.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderStepSection } from './order-step-section.tsx'
import { type OrderStep, stateOfStep } from './order-steps.ts'

type Props = {
  readonly license: string
  readonly method: PaymentMethod
  readonly steps: readonly OrderStep[]
  readonly current: OrderStep
  readonly onStep: (step: OrderStep) => void
  readonly failureTitle: string
  readonly onOrdered: (ordered: Ordered) => Promise<unknown>
}

/** Price and order. The order names itself once for each price that was shown: sent again it is the same order. */
export const OrderReview = ({ license, method, steps, current, onStep, failureTitle, onOrdered }: Props) => {
  const { data: preview, error, refetch, isFetching } = useQuery(previewQuery(license, method.id))
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const priceAgain = () => {
    setKey(crypto.randomUUID())
    void refetch()
  }
  const order = async () => {
    if (!preview) return
    try {
      const answer = await api.checkout.patch(
        '-1',
        {
          license,
          paymentMethod: method.id,
          prorationTimestamp: preview.subscription_proration_date,
          total: preview.total,
        },
        { idempotencyKey },
      )
      if ('subscription' in answer) await onOrdered(answer)
    } catch (failure) {
      showToast({ tone: 'danger', text: 'Ein Fehler ist aufgetreten' })
      throw failure
    }
  }
  const place = (step: OrderStep) => ({
    step,
    number: steps.indexOf(step) + 1,
    state: stateOfStep(steps, step, current),
  })
  return (
    <>
      <OrderStepSection
        {...place('preview')}
        summary={preview && germanMoney(preview.total)}
        onReopen={() => {
          onStep('preview')
          priceAgain()
        }}
      >
        {error && !isFetching && (
          <Alert
            color="red"
            role="alert"
            icon={<IconAlertTriangle aria-hidden />}
            title="Fehler beim Verarbeiten der Bestellung"
          >
            {error.message}
          </Alert>
        )}
        {isFetching && <Skeleton height="12rem" role="status" aria-label="Der Preis wird berechnet" />}
        {preview && !isFetching && <InvoicePreview preview={preview} method={method.type} />}
        <div className={sections.actions}>
          {error && !isFetching ? (
            <Button variant="default" onClick={priceAgain}>
              Erneut versuchen
            </Button>
          ) : (
            <Button color="coral" disabled={!preview || isFetching} onClick={() => onStep('submit')}>
              Weiter
            </Button>
          )}
        </div>
      </OrderStepSection>
      <OrderStepSection {...place('submit')}>
        <OrderForm isReady={preview !== undefined && !isFetching} failureTitle={failureTitle} order={order} />
      </OrderStepSection>
    </>
  )
}
