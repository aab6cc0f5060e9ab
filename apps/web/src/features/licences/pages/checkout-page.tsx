import { countryOf } from '@gebaerdenraum/domain/billing/billing-address'
import type { CheckoutState } from '@gebaerdenraum/domain/licences/checkout.contract'
import { Alert, Skeleton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import sections from '../../../ui/page-sections.module.css'
import { reloadSession } from '../../accounts/index.ts'
import { rememberedWish } from '../choose/remembered-wish.ts'
import { PayingOnly } from '../components/paying-only.tsx'
import { type OrderStart, OrderWizard } from '../order/order-wizard.tsx'
import { SandboxNotice } from '../payment/sandbox-notice.tsx'
import { checkoutQuery } from '../queries.ts'

/** The first licence of an account, or a new one after the last has ended. Nothing is loaded for those who cannot buy. */
export const Page = () => (
  <div className={sections.page}>
    <PageHeading>Lizenz erwerben</PageHeading>
    <PayingOnly>
      <LoadedCheckout />
    </PayingOnly>
  </div>
)

const LoadedCheckout = () => {
  const { data: checkout, error, refetch } = useQuery(checkoutQuery)
  return (
    <>
      {checkout && <Checkout checkout={checkout} />}
      {!checkout && error && (
        <LoadError title="Die Bestellung konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!checkout && !error && <Skeleton height="24rem" role="status" aria-label="Bestellung wird geladen" />}
    </>
  )
}

const Checkout = ({ checkout }: { readonly checkout: CheckoutState }) => {
  const navigate = useNavigate()
  const status = checkout.subscription?.status
  if (status === 'active' || status === 'pending-approval') {
    return (
      <Alert icon={<IconInfoCircle aria-hidden />} title="Du hast schon eine Lizenz">
        {status === 'active' ? 'Ändern kannst du sie ' : 'Deine Bestellung wird gerade geprüft. Mehr dazu steht '}
        <Link to="/app/einstellungen/konto/abo">bei deiner Lizenz</Link>.
      </Alert>
    )
  }
  return (
    <>
      <SandboxNotice provider={checkout.provider} />
      <OrderWizard
        checkout={checkout}
        start={startOf(checkout)}
        failureTitle="Fehler beim Verarbeiten der Bestellung"
        onOrdered={async () => {
          await reloadSession()
          await navigate({ to: '/bestellung-erfolgreich' })
        }}
      />
    </>
  )
}

/** Who has given his address is asked for the licence only. */
const startOf = ({ customer }: CheckoutState): OrderStart => {
  const remembered = rememberedWish()
  return customer.isComplete
    ? { ...remembered, customerType: customer.customerType, country: countryOf(customer) }
    : remembered
}
