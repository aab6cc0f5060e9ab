import { TEAM_ROLE_NAMES } from '@gebaerdenraum/domain/accounts/access/role-names'
import type { AdministeredTeam } from '@gebaerdenraum/domain/teams/administration-teams.contract'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { byId, type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import sections from '../../../ui/page-sections.module.css'
import table from '../../../ui/table.module.css'
import { personAddress } from '../../accounts/administration/index.ts'

/** The owner, then the members, each a link to the person. */
export const MembersCard = ({ team: { owner, members } }: { readonly team: AdministeredTeam }) => (
  <section className={sections.card} aria-labelledby="team-members">
    <h2 id="team-members">Mitglieder</h2>
    <DataTable
      labelledBy="team-members"
      columns={COLUMNS}
      rows={[{ ...owner, role: 'owner' }, ...members]}
      rowKey={byId}
    />
  </section>
)

type Person = AdministeredTeam['owner'] & { readonly role: keyof typeof TEAM_ROLE_NAMES }

const COLUMNS: readonly Column<Person>[] = [
  {
    head: 'Person',
    cell: ({ _id, name, email }) => (
      <>
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
      </>
    ),
  },
  { head: 'Rolle', cell: ({ role }) => TEAM_ROLE_NAMES[role] },
]
