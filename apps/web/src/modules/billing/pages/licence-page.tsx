import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import { countryOf } from '@gebaerdenraum/domain/billing/customers/billing-address'
import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import { Button, Skeleton } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { reloadSession } from '../../accounts/index.ts'
import { PayingOnly } from '../components/paying-only.tsx'
import { OrderWizard } from '../order/order-wizard.tsx'
import { FreeAccessNotice } from '../overview/free-access-notice.tsx'
import { LicenceOverview } from '../overview/licence-overview.tsx'
import { changedText } from '../overview/licence-texts.ts'
import { SandboxNotice } from '../payment/sandbox-notice.tsx'
import { checkoutQuery } from '../queries.ts'

/** The caller's own licence: as it stands, or on the way to another. */
export const Page = () => (
  <div className={sections.page}>
    <PageHeading>Lizenz</PageHeading>
    <FreeAccessNotice />
    <PayingOnly>
      <OwnLicence />
    </PayingOnly>
  </div>
)

const OwnLicence = () => {
  const { data: checkout, error, refetch } = useQuery(checkoutQuery)
  const [view, setView] = useState<'first' | 'changing' | 'back'>('first')
  const client = useQueryClient()
  if (!checkout) {
    return error ? (
      <LoadError title="Deine Lizenz konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="16rem" role="status" aria-label="Lizenz wird geladen" />
    )
  }
  const { subscription } = checkout
  if (!subscription || subscription.status === 'canceled') return <NoLicence former={subscription} />
  if (view !== 'changing') {
    return (
      <LicenceOverview subscription={subscription} takesFocus={view === 'back'} onChange={() => setView('changing')} />
    )
  }
  return (
    <>
      <div className={sections.actions}>
        <Button variant="default" onClick={() => setView('back')}>
          Abbrechen
        </Button>
      </div>
      <SandboxNotice provider={checkout.provider} />
      <OrderWizard
        checkout={checkout}
        start={startOf(checkout.customer, subscription)}
        takesFocus
        failureTitle="Fehler beim Ändern der Lizenz"
        onOrdered={async (ordered) => {
          showToast({ tone: 'success', text: changedText(ordered) })
          await Promise.all([client.invalidateQueries({ queryKey: checkoutQuery.queryKey }), reloadSession()])
          setView('back')
        }}
      />
    </>
  )
}

const startOf = (customer: CheckoutState['customer'], { licenseObject }: WholeSubscription) => ({
  wish: { size: licenseObject.size, period: licenseObject.period },
  customerType: customer.customerType,
  country: countryOf(customer),
})

const NoLicence = ({ former }: { readonly former: WholeSubscription | null }) => (
  <EmptyState icon={IconCertificate} title={former ? 'Deine Lizenz ist abgelaufen.' : 'Du hast noch keine Lizenz.'}>
    <p>{former ? `Zuletzt hattest du: ${former.licenseObject.title}.` : 'Mit einer Lizenz siehst du alle Gebärden.'}</p>
    <Button color="coral" renderRoot={(props) => <Link to="/anmeldung/bestellung" {...props} />}>
      Lizenz erwerben
    </Button>
  </EmptyState>
)
