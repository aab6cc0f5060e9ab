import type { KeptChoice } from '@gebaerdenraum/domain/billing/kept-choice'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { quoteName } from '../../../ui/quote-name.ts'
import { licenceName } from './offer-text.ts'

type Props = {
  readonly choice: KeptChoice | null
  /** What the server said to a choice that it does not keep. */
  readonly refusal: Error | null
}

/** Says where what was chosen before cannot be had any more, or not at the same price. */
export const ChoiceNotice = ({ choice, refusal }: Props) => {
  if (refusal) return <Changed title="Deine Auswahl gibt es nicht mehr">{refusal.message}</Changed>
  if (!choice || choice.state === 'offered') return null
  const name = licenceName(choice.licenseObject)
  return choice.state === 'gone' ? (
    <Changed title="Deine Auswahl gibt es nicht mehr">
      Du hattest {quoteName(name)} ausgewählt. Diese Lizenz bieten wir nicht mehr an. Bitte wähle eine andere.
    </Changed>
  ) : (
    <Changed title="Der Preis deiner Auswahl hat sich geändert">
      Du hattest {quoteName(name)} ausgewählt. Seitdem hat sich der Preis geändert. Unten steht der Preis, der jetzt
      gilt.
    </Changed>
  )
}

const Changed = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={title} role="status">
    {children}
  </Alert>
)
