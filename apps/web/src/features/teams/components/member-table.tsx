import { TEAM_ROLE_NAMES } from '@gebaerdenraum/domain/accounts/access/role-names'
import { ASSIGNABLE_ROLES, type AssignableRole } from '@gebaerdenraum/domain/accounts/access/team-roles'
import type { Team, TeamMember } from '@gebaerdenraum/domain/teams/teams.contract'
import { Button, Select } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import table from '../../../ui/table.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { refreshTeam } from '../use-team.ts'

type Props = { readonly team: Team; readonly members: readonly TeamMember[]; readonly userId: string }

/** The owner, then the members; roles are changed and people removed here, as far as the server allows it. */
export const MemberTable = ({ team, members, userId }: Props) => {
  const element = useRef<HTMLTableElement>(null)
  return (
    <table ref={element} tabIndex={-1} aria-label="Mitglieder" className={table.table}>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Rolle</th>
          <th scope="col" className={table.actions}>
            Aktionen
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <PersonCell person={team.owner} isSelf={team.owner._id === userId} />
          <td>{TEAM_ROLE_NAMES.owner}</td>
          <td className={table.actions} />
        </tr>
        {members.map((member) => (
          <MemberRow
            key={member.user._id}
            team={team}
            member={member}
            isSelf={member.user._id === userId}
            onRemoved={() => element.current?.focus()}
          />
        ))}
      </tbody>
    </table>
  )
}

const ROLES = ASSIGNABLE_ROLES.map((value) => ({ value, label: TEAM_ROLE_NAMES[value] }))

type RowProps = {
  readonly team: Team
  readonly member: TeamMember
  readonly isSelf: boolean
  /** The row that had the focus is gone then. */
  readonly onRemoved: () => void
}

const MemberRow = ({ team, member: { user, role, can }, isSelf, onRemoved }: RowProps) => {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const changeRole = async (teamRole: AssignableRole) => {
    setBusy(true)
    try {
      await api.users.patch(user._id, { teamRole })
      showToast({ tone: 'success', text: `${user.name} ist jetzt ${TEAM_ROLE_NAMES[teamRole]}` })
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message })
    } finally {
      await refreshTeam(client)
      setBusy(false)
    }
  }

  const remove = async () => {
    const isSure = await confirm({
      title: `${user.name} aus dem Team entfernen?`,
      body: `${user.name} verliert den Zugang über die Lizenz des Teams und zu den Ordnern von „${team.name}“. Was dort liegt, bleibt beim Team. Der Platz wird frei.`,
      confirmLabel: 'Entfernen',
      tone: 'danger',
    })
    if (!isSure) return
    setBusy(true)
    try {
      await api.users.patch(user._id, { team: null })
      showToast({ tone: 'success', text: 'Teammitglied erfolgreich entfernt' })
    } catch (error) {
      // As specified (specification 1, section 8): the list that follows shows who is still there.
      console.error(error)
    } finally {
      await refreshTeam(client)
      setBusy(false)
      onRemoved()
    }
  }

  return (
    <tr>
      <PersonCell person={user} isSelf={isSelf} />
      <td>
        {can.changeRole ? (
          <Select
            aria-label={`Rolle von ${user.name}`}
            data={ROLES}
            value={role}
            allowDeselect={false}
            disabled={isBusy}
            onChange={(next) => void changeRole(next as AssignableRole)}
          />
        ) : (
          TEAM_ROLE_NAMES[role]
        )}
      </td>
      <td className={table.actions}>
        {can.remove && !isSelf && (
          <Button
            variant="subtle"
            color="red"
            loading={isBusy}
            aria-label={`${user.name} entfernen`}
            onClick={() => void remove()}
          >
            Entfernen
          </Button>
        )}
      </td>
    </tr>
  )
}

const PersonCell = ({ person, isSelf }: { readonly person: Team['owner']; readonly isSelf: boolean }) => (
  <td>
    <span className={table.name}>
      <span translate="no">{person.name}</span>
      {isSelf && ' (du)'}
    </span>
    <span className={table.mail} translate="no">
      {person.email}
    </span>
  </td>
)
