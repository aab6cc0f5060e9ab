import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { germanDay } from '../../../../../ui/german-dates.ts'
import sections from '../../../../../ui/page-sections.module.css'
import { teamAddress } from '../people-texts.ts'
import classes from './person.module.css'

/** Into which teams the person is invited. */
export const InvitationsCard = ({ person: { openInvitations } }: { readonly person: Person }) =>
  openInvitations.length > 0 && (
    <section className={sections.card} aria-labelledby="person-invitations">
      <h2 id="person-invitations">Offene Einladungen</h2>
      <ul className={classes.list}>
        {openInvitations.map(({ _id, team, expiresAt }) => (
          <li key={_id}>
            <Anchor
              underline="always"
              renderRoot={(props) => <Link to={teamAddress(team._id)} {...props} />}
              translate="no"
            >
              {team.name}
            </Anchor>
            , gilt bis {germanDay(expiresAt)}
          </li>
        ))}
      </ul>
    </section>
  )
