import type { AdministeredTeamSummary } from '@gebaerdenraum/domain/teams/administration-teams.contract'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { germanDay } from '../../../../ui/german-dates.ts'
import table from '../../../../ui/table.module.css'
import { Tag } from '../../orders/components/tag.tsx'
import { TEAM_LICENCE_TEXTS, teamAddress } from '../people-texts.ts'

export const TeamsTable = ({ teams }: { readonly teams: readonly AdministeredTeamSummary[] }) => (
  <table className={table.table} aria-label="Teams">
    <thead>
      <tr>
        <th scope="col">Team</th>
        <th scope="col">Lizenz</th>
        <th scope="col">Plätze</th>
        <th scope="col">Seit</th>
      </tr>
    </thead>
    <tbody>
      {teams.map((team) => (
        <tr key={team._id}>
          <td>
            <Anchor
              className={table.name!}
              renderRoot={(props) => <Link to={teamAddress(team._id)} {...props} />}
              translate="no"
            >
              {team.name}
            </Anchor>
            <span className={table.mail}>
              {team.owner.name}, {team.owner.email}
            </span>
          </td>
          <td>
            <Tag text={TEAM_LICENCE_TEXTS[team.licence]} tone={team.licence === 'active' ? 'teal' : 'gray'} />
          </td>
          <td>{seatsText(team)}</td>
          <td className={table.day}>{germanDay(team.createdAt)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const seatsText = ({ seats }: AdministeredTeamSummary): string => `${seats.size - seats.free} von ${seats.size} belegt`
