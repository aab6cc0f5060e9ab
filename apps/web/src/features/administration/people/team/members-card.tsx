import { TEAM_ROLE_NAMES } from '@gebaerdenraum/domain/accounts/access/role-names'
import type { AdministeredTeam } from '@gebaerdenraum/domain/teams/administration-teams.contract'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import sections from '../../../../ui/page-sections.module.css'
import table from '../../../../ui/table.module.css'
import { personAddress } from '../people-texts.ts'

/** The owner, then the members, each a link to the person. */
export const MembersCard = ({ team: { owner, members } }: { readonly team: AdministeredTeam }) => (
  <section className={sections.card} aria-labelledby="team-members">
    <h2 id="team-members">Mitglieder</h2>
    <table className={table.table} aria-labelledby="team-members">
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Rolle</th>
        </tr>
      </thead>
      <tbody>
        {[{ ...owner, role: 'owner' as const }, ...members].map(({ _id, name, email, role }) => (
          <tr key={_id}>
            <td>
              <Anchor
                className={table.name!}
                renderRoot={(props) => <Link to={personAddress(_id)} {...props} />}
                translate="no"
              >
                {name}
              </Anchor>
              <span className={table.mail} translate="no">
                {email}
              </span>
            </td>
            <td>{TEAM_ROLE_NAMES[role]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
