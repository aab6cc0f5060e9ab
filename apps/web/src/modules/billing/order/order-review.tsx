import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { InvoicePreview as Preview } from '@gebaerdenraum/domain/billing/checkout.contract'
import { orderTexts } from '@gebaerdenraum/domain/billing/order-texts'
import { Alert, Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { newId } from '../../../api/new-id.ts'
import { germanMoney } from '../../../ui/german-money.ts'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import type { previewQuery } from '../queries.ts'
import { InvoicePreview } from './invoice-preview.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderStepSection } from './order-step-section.tsx'
import { type OrderStep, stateOfStep } from './order-steps.ts'
import { OrderTerms } from './order-terms.tsx'
import { factsOf } from './preview-texts.ts'

type Props = {
  /** What asks for the price. */
  readonly query: ReturnType<typeof previewQuery>
  readonly method: PaymentMethodType
  /** What the licence is called, with its period. */
  readonly licence: string
  /** Months. */
  readonly period: number
  /** Was offered, so that nobody has to look at the order. */
  readonly isAgreed?: boolean
  readonly steps: readonly OrderStep[]
  readonly current: OrderStep
  readonly onStep: (step: OrderStep) => void
  readonly failureTitle: string
  readonly onOrder: (preview: Preview, idempotencyKey: string) => Promise<unknown>
}

/** Price and order. The order names itself once for each price that was shown: sent again it is the same order. */
export const OrderReview = ({ query, method, isAgreed = false, steps, current, onStep, ...ordering }: Props) => {
  const { licence, period } = ordering
  const { data: preview, error, refetch, isFetching } = useQuery(query)
  const texts = preview && orderTexts(factsOf(preview, { method, isAgreed, period }))
  const [idempotencyKey, setKey] = useState(newId)
  const priceAgain = () => {
    setKey(newId())
    void refetch()
  }
  const order = async () => {
    if (!preview) return
    try {
      await ordering.onOrder(preview, idempotencyKey)
    } catch (failure) {
      showToast({ tone: 'danger', text: 'Ein Fehler ist aufgetreten' })
      // Refused for good: pressed again it is another try, which may go better.
      if (failure instanceof ApiError && failure.name === 'PaymentError') setKey(newId())
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
        {preview && !isFetching && <InvoicePreview {...{ preview, method, isAgreed, period }} />}
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
        {preview && texts && !isFetching && <OrderTerms {...{ preview, texts, licence }} />}
        <OrderForm texts={isFetching ? undefined : texts} failureTitle={ordering.failureTitle} order={order} />
      </OrderStepSection>
    </>
  )
}
