import type { CustomerType } from '@gebaerdenraum/domain/accounts/customer-types'
import type { LicenceChoice } from '@gebaerdenraum/domain/accounts/licence-choice'
import type {
  CheckoutState,
  InvoicePreview,
  Ordered,
  PaymentMethod,
} from '@gebaerdenraum/domain/billing/checkout.contract'
import { countryOf } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { type LicenceWish, offerFor, wishOn } from '@gebaerdenraum/domain/billing/licence-wish'
import { findOrderOptions } from '@gebaerdenraum/domain/billing/order-options'
import type { Country } from '@gebaerdenraum/domain/kernel/countries'
import { Button, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LoadError } from '../../../ui/load-error.tsx'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { CustomRequest } from '../choose/custom-request.tsx'
import { CustomerFields } from '../choose/customer-fields.tsx'
import { LicenceChooser } from '../choose/licence-chooser.tsx'
import { methodText } from '../payment/method-text.ts'
import { PaymentChoice } from '../payment/payment-choice.tsx'
import { checkoutQuery, offersQuery, previewQuery } from '../queries.ts'
import { AddressStep } from './address-step.tsx'
import { licenceName, offerText } from './offer-text.ts'
import classes from './order.module.css'
import { OrderReview } from './order-review.tsx'
import { OrderStepSection } from './order-step-section.tsx'
import { type OrderStep, orderSteps, stateOfStep, stepAfter } from './order-steps.ts'
import { placeOrder } from './place-order.ts'

export type OrderStart = {
  readonly wish: LicenceWish
  readonly customerType: CustomerType
  readonly country: Country
}

type Props = {
  readonly checkout: CheckoutState
  readonly start: OrderStart
  /** Whether a complete address is reviewed too; a missing one is always asked for. */
  readonly reviewsAddress?: boolean
  /** Told of the licence that was chosen, before it is ordered. */
  readonly onChosen?: (choice: LicenceChoice) => void
  /** When a button opened it, which has gone with that. */
  readonly takesFocus?: boolean
  readonly failureTitle: string
  readonly onOrdered: (ordered: Ordered) => Promise<unknown>
}

/** Licence, address, payment, and the order itself: one after the other, each open to change. */
export const OrderWizard = (props: Props) => {
  const { checkout, start, reviewsAddress = false, onChosen, takesFocus = false, failureTitle, onOrdered } = props
  const client = useQueryClient()
  // Stays a step once it was one: it can be opened again.
  const [steps] = useState(() => orderSteps(reviewsAddress || !checkout.customer.isComplete))
  const [current, setCurrent] = useState<OrderStep>('license')
  const [chosen, setChosen] = useState(start)
  /** The licence as it was confirmed: another customer may be offered another, and is told so. */
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const [method, setMethod] = useState<PaymentMethod | null>(null)
  const { data: offers, error, refetch } = useQuery(offersQuery(chosen.country, chosen.customerType))
  const offer = offers && offerFor(offers, chosen.wish)

  if (!offers) {
    return error ? (
      <LoadError title="Die Preise konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="24rem" role="status" aria-label="Preise werden geladen" />
    )
  }
  const wish = wishOn(offers, chosen.wish)
  const options = offer && findOrderOptions(checkout.subscription, offer, new Date())
  const goOn = () => setCurrent(stepAfter(steps, current))
  const choose = () => {
    if (!offer) return
    setConfirmed(offer.id)
    onChosen?.({ license: offer.id, customerType: chosen.customerType, country: chosen.country })
    goOn()
  }
  /** A card that is typed into the provider's fields is not confirmed by its bank yet. */
  const confirmIfPaidLater = async (preview: InvoicePreview, { id, type }: PaymentMethod): Promise<void> => {
    const isPaidLater = preview.next_payment_attempt !== null
    const isNew = !checkout.paymentMethods.some((kept) => kept.id === id)
    if (checkout.provider !== 'stripe' || type !== 'card' || !isPaidLater || !isNew) return
    const { confirmNewCard } = await import('../payment/confirm-new-card.ts')
    await confirmNewCard({ publishableKey: checkout.publishableKey, id })
  }
  const summaries: Readonly<Partial<Record<OrderStep, string | undefined>>> = {
    license: offer && `${licenceName(offer)}: ${offerText(offer, offers)}`,
    address: checkout.customer.company || checkout.customer.name,
    payment: method ? methodText(method) : undefined,
  }
  const isPriced = current === 'preview' || current === 'submit'
  const bodies: Readonly<Record<OrderStep, () => ReactNode>> = {
    license: () => (
      <>
        {steps.includes('address') && (
          <CustomerFields
            customerType={chosen.customerType}
            country={chosen.country}
            countries={offers.countries}
            onChange={(customer) => setChosen({ ...chosen, ...customer })}
          />
        )}
        <LicenceChooser offers={offers} wish={wish} onChange={(next) => setChosen({ ...chosen, wish: next })} />
        {wish.size === 'custom' ? (
          <CustomRequest />
        ) : (
          <>
            {options?.methods.length === 0 && (
              <p className={sections.muted} role="status">
                {options.refusals.join(' ')}
              </p>
            )}
            <div className={sections.actions}>
              <Button color="coral" onClick={choose} disabled={!options || options.methods.length === 0}>
                Weiter
              </Button>
            </div>
          </>
        )}
      </>
    ),
    address: () => (
      <AddressStep
        customer={checkout.customer}
        kind={chosen}
        note={
          <p className={sections.muted} aria-live="polite">
            {offer && `${licenceName(offer)}: ${offerText(offer, offers)}`}
          </p>
        }
        onKindChange={(kind) => setChosen({ ...chosen, ...kind })}
        onDone={async (customer) => {
          const next = { ...chosen, customerType: customer.customerType, country: countryOf(customer) }
          const [theirs] = await Promise.all([
            client.fetchQuery(offersQuery(next.country, next.customerType)),
            client.invalidateQueries({ queryKey: checkoutQuery.queryKey }),
          ])
          setChosen(next)
          if (offerFor(theirs, next.wish)?.id === confirmed) return goOn()
          showToast({
            tone: 'warning',
            text: 'Diese Laufzeit gibt es für dich nicht. Bitte sieh dir deine Auswahl an.',
          })
          setCurrent('license')
        }}
      />
    ),
    payment: () =>
      options && (
        <PaymentChoice
          checkout={checkout}
          options={options}
          onChosen={(next) => {
            setMethod(next)
            goOn()
            // A new account is among the kept ones from now on; a card is once it was ordered with.
            void client.invalidateQueries({ queryKey: checkoutQuery.queryKey })
          }}
        />
      ),
    preview: () => null,
    submit: () => null,
  }
  return (
    <div className={classes.wizard}>
      {steps
        .filter((step) => step !== 'preview' && step !== 'submit')
        .map((step, index) => (
          <OrderStepSection
            key={step}
            step={step}
            number={index + 1}
            state={stateOfStep(steps, step, current)}
            summary={summaries[step]}
            onReopen={() => setCurrent(step)}
            takesFocus={takesFocus || index > 0}
          >
            {bodies[step]()}
          </OrderStepSection>
        ))}
      {isPriced && offer && method ? (
        <OrderReview
          key={`${offer.id} ${method.id}`}
          query={previewQuery(offer.id, method.id)}
          method={method.type}
          licence={licenceName(offer)}
          period={offer.period}
          steps={steps}
          current={current}
          onStep={setCurrent}
          failureTitle={failureTitle}
          onOrder={async (preview, idempotencyKey) => {
            const wish = {
              license: offer.id,
              paymentMethod: method.id,
              prorationTimestamp: preview.subscription_proration_date,
              total: preview.total,
            }
            await confirmIfPaidLater(preview, method)
            const ordered = await placeOrder(wish, idempotencyKey).catch((error: unknown) => {
              // A new card may be among the kept methods now, although its bank refused.
              void client.invalidateQueries({ queryKey: checkoutQuery.queryKey })
              throw error
            })
            await onOrdered(ordered)
          }}
        />
      ) : (
        (['preview', 'submit'] as const).map((step) => (
          <OrderStepSection key={step} step={step} number={steps.indexOf(step) + 1} state="ahead">
            {null}
          </OrderStepSection>
        ))
      )}
    </div>
  )
}
