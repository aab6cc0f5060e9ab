import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../modules/accounts/index.ts'
import { useCurrentRoute } from '../current-route.ts'
import type { RouteId } from '../routes.ts'
import { AccountMenu } from './account-menu.tsx'
import { BrandLink } from './brand-link.tsx'
import classes from './public-bar.module.css'

/** Product and the ways in; for those who are in, the way back to the app. */
export const PublicBar = () => {
  const { session: signedIn, isLicensed } = useSession()
  // Until the address is confirmed there is nothing to go to, and the sign-up must not tell whether there is an account.
  const session = signedIn?.user.isEmailVerified ? signedIn : null
  const { id } = useCurrentRoute()
  return (
    <header className={classes.bar}>
      <BrandLink to="/" />
      {session ? (
        <div className={classes.actions}>
          {isLicensed && (
            <Button variant="default" renderRoot={(props) => <Link to="/app/suche" {...props} />}>
              Zur App
            </Button>
          )}
          <AccountMenu />
        </div>
      ) : (
        <div className={classes.actions}>
          {!BRINGS_ITS_OWN_WAY_IN.has(id) && (
            <Button variant="default" renderRoot={(props) => <Link to="/login" {...props} />}>
              Anmelden
            </Button>
          )}
        </div>
      )}
    </header>
  )
}

const BRINGS_ITS_OWN_WAY_IN: ReadonlySet<string> = new Set<RouteId>([
  'list-overview-public',
  'login',
  'public-sign',
  'signup',
])
