import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../features/accounts/index.ts'
import { useCurrentRoute } from '../current-route.ts'
import { AccountMenu } from './account-menu.tsx'
import { BrandLink } from './brand-link.tsx'
import classes from './public-bar.module.css'

/** Product and the ways in; for those who are in, the way back to the app. */
export const PublicBar = () => {
  const { session, isLicensed } = useSession()
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
          {id !== 'login' && (
            <Button variant="default" renderRoot={(props) => <Link to="/login" {...props} />}>
              Anmelden
            </Button>
          )}
        </div>
      )}
    </header>
  )
}
