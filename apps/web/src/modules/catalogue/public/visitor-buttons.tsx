import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { LicenceButton, useMissingLicence, useSession } from '../../accounts/index.ts'
import classes from './visitor-buttons.module.css'

type Props = { readonly signUpLabel?: string }

/** What a visitor without a licence can do next (specification 1, section 2, Public sign page). */
export const VisitorButtons = ({ signUpLabel = 'Konto erstellen' }: Props) => {
  const { isLicensed } = useSession()
  const missing = useMissingLicence()
  if (isLicensed) return null
  if (missing) return <LicenceButton action={missing.action} color="coral" />
  return (
    <div className={classes.buttons}>
      <Button component={Link} to="/anmeldung" color="coral">
        {signUpLabel}
      </Button>
      <Button component={Link} to="/login" variant="default">
        Anmelden
      </Button>
    </div>
  )
}
