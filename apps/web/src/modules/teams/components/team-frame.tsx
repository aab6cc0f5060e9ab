import { missingLicenceText } from '@gebaerdenraum/domain/accounts/access/team-licence'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Alert, Anchor, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { LicenceContact, useSession } from '../../accounts/index.ts'
import { useTeam } from '../use-team.ts'
import classes from './team-pages.module.css'

type Props = {
  readonly heading: string
  readonly children: (team: Team, userId: string) => ReactNode
}

/** A page about the caller's team: heading, warnings, and the page itself once the team is there. */
export const TeamFrame = ({ heading, children }: Props) => {
  const { team, error, refetch, userId } = useTeam()
  return (
    <div className={classes.page}>
      <PageHeading>{heading}</PageHeading>
      {team && <LicenceWarning team={team} />}
      {team && children(team, userId)}
      {team === null && (
        <EmptyState icon={IconUsersGroup} title="Du gehörst zu keinem Team.">
          <p>Wenn dich jemand einlädt, bekommst du eine E-Mail mit einem Link.</p>
        </EmptyState>
      )}
      {team === undefined && error && (
        <LoadError title="Dein Team konnte nicht geladen werden" error={error} onRetry={refetch} />
      )}
      {team === undefined && !error && (
        <div role="status" aria-label="Team wird geladen">
          <Skeleton height="12rem" />
        </div>
      )}
    </div>
  )
}

/** A team whose licence does not hold, or is too small for it, has a problem that its people should know of. */
const LicenceWarning = ({ team: { seats, can, owner } }: { readonly team: Team }) => {
  const licence = useSession().session?.team?.licence
  const missing = licence ? missingLicenceText(licence) : null
  if (missing) {
    return (
      <Warning>
        {missing} Bis ihr wieder eine aktive Lizenz habt, seht ihr nur ausgewählte Inhalte.{' '}
        {can.bill ? <ToLicence /> : <LicenceContact contact={owner} />}
      </Warning>
    )
  }
  if (!seats || seats.free >= 0) return null
  return (
    <Warning>
      In eurer Lizenz fehlen {-seats.free} Plätze. Entfernt Mitglieder, storniert Einladungen oder wählt eine größere
      Lizenz.
    </Warning>
  )
}

const Warning = ({ children }: { readonly children: ReactNode }) => (
  <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="Problem mit der Lizenz" role="status">
    {children}
  </Alert>
)

const ToLicence = () => (
  <Anchor underline="always" renderRoot={(props) => <Link to="/app/einstellungen/konto/abo" {...props} />}>
    Lizenz verwalten
  </Anchor>
)
