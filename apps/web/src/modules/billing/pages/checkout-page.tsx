import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import { countryOf } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { FIRST_WISH } from '@gebaerdenraum/domain/billing/licence-wish'
import { DEFAULT_COUNTRY } from '@gebaerdenraum/domain/kernel/countries'
import { Alert, Button, Skeleton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import sections from '../../../ui/page-sections.module.css'
import { reloadSession, rememberedWish, rememberWish, saveRememberedChoice, useSession } from '../../accounts/index.ts'
import { PayingOnly } from '../components/paying-only.tsx'
import { ChoiceNotice } from '../order/choice-notice.tsx'
import { type OrderStart, OrderWizard } from '../order/order-wizard.tsx'
import { SandboxNotice } from '../payment/sandbox-notice.tsx'
import { checkoutQuery } from '../queries.ts'
import classes from './checkout-page.module.css'

/** The first licence of an account, or a new one after the last has ended. Nothing is loaded for those who cannot buy. */
export const Page = () => (
  <div className={sections.page}>
    <div className={classes.head}>
      <PageHeading>Lizenz erwerben</PageHeading>
      <LookFirst />
    </div>
    <PayingOnly>
      <LoadedCheckout />
    </PayingOnly>
  </div>
)

/** A way out for those who do not know yet whether they want to buy. */
const LookFirst = () =>
  useSession().isLicensed ? null : (
    <Button
      variant="subtle"
      renderRoot={(props) => <Link to="/gebaerden/{-$slug}" params={{ slug: undefined }} {...props} />}
    >
      Erst ansehen
    </Button>
  )

const LoadedCheckout = () => {
  const keeping = useQuery(keepWishQuery)
  const { data: checkout, error, refetch } = useQuery({ ...checkoutQuery, enabled: !keeping.isPending })
  return (
    <>
      {checkout && <Checkout checkout={checkout} refusal={keeping.error} />}
      {!checkout && error && (
        <LoadError title="Die Bestellung konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!checkout && !error && <Skeleton height="24rem" role="status" aria-label="Bestellung wird geladen" />}
    </>
  )
}

type CheckoutProps = {
  readonly checkout: CheckoutState
  /** What the server said to a licence that was chosen in this tab. */
  readonly refusal: Error | null
}

const Checkout = ({ checkout, refusal }: CheckoutProps) => {
  const [{ choice }] = useState(checkout)
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
      <ChoiceNotice choice={choice} refusal={refusal instanceof ApiError && refusal.code === 400 ? refusal : null} />
      <OrderWizard
        checkout={checkout}
        start={orderStart(checkout)}
        reviewsAddress
        onChosen={(chosen) => void api['licence-choices'].create(chosen).catch(() => undefined)}
        failureTitle="Fehler beim Verarbeiten der Bestellung"
        onOrdered={async () => {
          rememberWish(null)
          await reloadSession()
          await navigate({ to: '/bestellung-erfolgreich' })
        }}
      />
    </>
  )
}

/**
 * The earlier choice, from this device or another. A stored address determines the prices; a person who buys for another
 * one changes it here.
 */
const orderStart = ({ customer, choice }: CheckoutState): OrderStart => {
  const earlier = choice && {
    ...choice,
    wish:
      choice.state === 'gone' ? FIRST_WISH : { size: choice.licenseObject.size, period: choice.licenseObject.period },
  }
  const { wish, customerType, country } = earlier ?? rememberedWish() ?? FIRST
  return customer.isComplete
    ? { wish, customerType: customer.customerType, country: countryOf(customer) }
    : { wish, customerType, country }
}

const FIRST: OrderStart = { wish: FIRST_WISH, customerType: 'person', country: DEFAULT_COUNTRY }

/** Runs before the checkout is loaded, so that it includes the choice of this tab. */
const keepWishQuery = queryOptions({
  queryKey: ['licence-choices', 'keep'],
  queryFn: async () => {
    await saveRememberedChoice()
    return true
  },
  staleTime: 0,
  gcTime: 0,
  retry: false,
})
