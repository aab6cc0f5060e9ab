import { RECOVERY_CODE_COUNT } from '@gebaerdenraum/domain/accounts/recovery-codes'
import type { SecondFactor } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { germanDay } from '../../../../ui/german-dates.ts'
import sections from '../../../../ui/page-sections.module.css'

type Props = { readonly state: SecondFactor; readonly onChangeDevice: () => void; readonly onNewCodes: () => void }

/** Where few are left, it is time for new ones. */
const FEW = 3

export const EnrolledCard = ({ state, onChangeDevice, onNewCodes }: Props) => {
  const { confirmedAt, recoveryCodesLeft } = state
  return (
    <>
      <p>Jede Anmeldung fragt nach einem Code deines Geräts{confirmedAt && `, seit dem ${germanDay(confirmedAt)}`}.</p>
      <p>
        Wiederherstellungscodes: noch {recoveryCodesLeft} von {RECOVERY_CODE_COUNT}
      </p>
      {recoveryCodesLeft <= FEW && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} role="status">
          Bald sind deine Wiederherstellungscodes verbraucht. Erzeuge neue.
        </Alert>
      )}
      <div className={sections.actions}>
        <Button variant="default" onClick={onChangeDevice}>
          Gerät wechseln
        </Button>
        <Button variant="default" onClick={onNewCodes}>
          Neue Wiederherstellungscodes
        </Button>
      </div>
    </>
  )
}
