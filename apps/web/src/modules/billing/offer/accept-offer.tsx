import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import type { OpenedOffer } from '@gebaerdenraum/domain/billing/offers/offers.contract'
import { Button, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import sections from '../../../ui/page-sections.module.css'
import { reloadSession } from '../../accounts/index.ts'
import { BillingAddressForm } from '../address/billing-address-form.tsx'
import classes from '../order/order.module.css'
import { OrderReview } from '../order/order-review.tsx'
import { OrderStepSection } from '../order/order-step-section.tsx'
import { type OrderStep, stateOfStep } from '../order/order-steps.ts'
import { checkoutQuery, offerPreviewQuery } from '../queries.ts'

type Props = { readonly offer: OpenedOffer; readonly token: string; readonly onCancel: () => void }

/** Address, price and order, in the steps of every order. */
export const AcceptOffer = (props: Props) => {
  const { data: checkout, error, refetch } = useQuery(checkoutQuery)
  return (
    <>
      <div className={sections.actions}>
        <Button variant="default" onClick={props.onCancel}>
          Abbrechen
        </Button>
      </div>
      {!checkout && error && (
        <LoadError title="Die Bestellung konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!checkout && !error && <Skeleton height="16rem" role="status" aria-label="Bestellung wird geladen" />}
      {checkout && <Steps {...props} customer={checkout.customer} />}
    </>
  )
}

const STEPS: readonly OrderStep[] = ['address', 'preview', 'submit']

const Steps = ({ offer, token, customer }: Omit<Props, 'onCancel'> & Pick<CheckoutState, 'customer'>) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [current, setCurrent] = useState<OrderStep>('address')
  return (
    <div className={classes.wizard}>
      <OrderStepSection
        step="address"
        number={1}
        state={stateOfStep(STEPS, 'address', current)}
        summary={customer.company || customer.name}
        onReopen={() => setCurrent('address')}
      >
        <p className={sections.muted}>Dieses Angebot gilt nur für Firmen, Organisationen und öffentliche Stellen.</p>
        <BillingAddressForm
          customer={customer.company === '' ? { ...customer, company: offer.organisation } : customer}
          preset={{ customerType: 'company', countryCode: customer.countryCode }}
          submitLabel="Weiter"
          onSaved={async () => {
            await client.invalidateQueries({ queryKey: checkoutQuery.queryKey })
            setCurrent('preview')
          }}
        />
      </OrderStepSection>
      {current === 'address' ? (
        (['preview', 'submit'] as const).map((step, index) => (
          <OrderStepSection key={step} step={step} number={index + 2} state="ahead">
            {null}
          </OrderStepSection>
        ))
      ) : (
        <OrderReview
          query={offerPreviewQuery(offer._id, token, JSON.stringify(customer))}
          method="invoice"
          licence={`Lizenz mit ${offer.seats} Plätzen für ${periodText(offer.period)}`}
          period={offer.period}
          isAgreed
          steps={STEPS}
          current={current}
          onStep={setCurrent}
          failureTitle="Fehler beim Annehmen des Angebots"
          onOrder={async ({ subscription_proration_date: prorationTimestamp, total }) => {
            await api['offer-acceptances'].create({ offer: offer._id, offerToken: token, prorationTimestamp, total })
            await reloadSession()
            await navigate({ to: '/bestellung-erfolgreich' })
          }}
        />
      )}
    </div>
  )
}
