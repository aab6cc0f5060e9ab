import type { CheckoutState } from '@gebaerdenraum/domain/billing/checkout.contract'
import { Alert } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'

/** In the demonstration nobody pays, and nobody should type in a real card. */
export const SandboxNotice = ({ provider }: Pick<CheckoutState, 'provider'>) =>
  provider === 'sandbox' && (
    <Alert variant="light" icon={<IconFlask aria-hidden />} title="Probebetrieb">
      Es wird nichts abgebucht. Bitte gib keine echte Karte und kein echtes Konto ein.
    </Alert>
  )
