import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { germanDay } from '../../../ui/german-dates.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { useSession } from '../../accounts/index.ts'

/** Whoever is signed in and pays a licence need not look for the name of his contract. */
export const OwnContractNotice = () => {
  const { session } = useSession()
  const { subscription } = session ?? {}
  if (subscription?.status !== 'active' || session?.user.billingType !== 'paying') return null
  const end = subscription.periodEnd ? ` und endet am ${germanDay(subscription.periodEnd)}` : ''
  return (
    <Alert variant="light" icon={<IconInfoCircle aria-hidden />}>
      Du bist angemeldet: Deine Kündigung zum nächstmöglichen Zeitpunkt gilt sofort für deine Lizenz{' '}
      {quoteName(subscription.licenseObject.title)}. Sie verlängert sich dann nicht mehr{end}.
    </Alert>
  )
}
