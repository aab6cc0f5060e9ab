import type { AdministeredTeam } from '@gebaerdenraum/domain/teams/administration-teams.contract'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { germanDay } from '../../../ui/german-dates.ts'
import { Facts } from '../../../ui/lists/facts.tsx'
import sections from '../../../ui/page-sections.module.css'
import { heldLicenceText, personAddress } from '../../accounts/administration/index.ts'

/** Who leads the team, and which licence it shares. */
export const TeamCard = ({ team }: { readonly team: AdministeredTeam }) => {
  const { owner, seats, heldLicence } = team
  return (
    <section className={sections.card} aria-labelledby="team-facts">
      <h2 id="team-facts">Team</h2>
      <Facts
        rows={[
          ['Beschreibung', team.description],
          [
            'Inhaber',
            <Anchor
              key="owner"
              underline="always"
              renderRoot={(props) => <Link to={personAddress(owner._id)} {...props} />}
              translate="no"
            >
              {owner.name}
            </Anchor>,
          ],
          ['Angelegt', germanDay(team.createdAt)],
          ['Lizenz', heldLicence ? heldLicenceText(heldLicence) : 'keine'],
          ['Plätze', seatsText(seats)],
        ]}
      />
    </section>
  )
}

const seatsText = ({ size, members, openInvitations, ownerHasAccess, free }: AdministeredTeam['seats']): string => {
  const taken = [
    ...(ownerHasAccess ? ['1 Inhaber'] : []),
    members === 1 ? '1 Mitglied' : `${members} Mitglieder`,
    `${openInvitations} eingeladen`,
  ]
  return `${size}: ${taken.join(', ')}, ${free} frei`
}
