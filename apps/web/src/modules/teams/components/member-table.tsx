import { TEAM_ROLE_NAMES } from '@gebaerdenraum/domain/accounts/access/role-names'
import { ASSIGNABLE_ROLES, type AssignableRole } from '@gebaerdenraum/domain/accounts/access/team-roles'
import type { Team, TeamMember } from '@gebaerdenraum/domain/teams/teams.contract'
import { Button, Select } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { useAction } from '../../../ui/forms/use-action.ts'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import table from '../../../ui/table.module.css'
import { refreshTeam } from '../use-team.ts'

type Props = { readonly team: Team; readonly members: readonly TeamMember[]; readonly userId: string }
/** The owner has no membership. */
type Row = { readonly person: Team['owner']; readonly member: TeamMember | null }

/** The owner, then the members. Roles are changed and people removed here, as far as the server allows it. */
export const MemberTable = ({ team, members, userId }: Props) => {
  const element = useRef<HTMLTableElement>(null)
  // The row that had the focus is removed.
  const { busy, changeRole, remove } = useMemberActions(team, () => element.current?.focus())
  const columns: readonly Column<Row>[] = [
    { head: 'Person', cell: ({ person }) => <Person person={person} isSelf={person._id === userId} /> },
    {
      head: 'Rolle',
      cell: ({ person, member }) =>
        member?.can.changeRole ? (
          <Select
            aria-label={`Rolle von ${person.name}`}
            data={ROLES}
            value={member.role}
            allowDeselect={false}
            disabled={busy !== null}
            onChange={(next) => void changeRole(member, next as AssignableRole)}
          />
        ) : (
          TEAM_ROLE_NAMES[member?.role ?? 'owner']
        ),
    },
    {
      head: 'Aktionen',
      isActions: true,
      cell: ({ person, member }) =>
        member?.can.remove &&
        person._id !== userId && (
          <Button
            variant="subtle"
            color="red"
            loading={busy === person._id}
            disabled={busy !== null}
            aria-label={`${person.name} entfernen`}
            onClick={() => void remove(member)}
          >
            Entfernen
          </Button>
        ),
    },
  ]
  const rows = [{ person: team.owner, member: null }, ...members.map((member) => ({ person: member.user, member }))]
  return (
    <DataTable ref={element} label="Mitglieder" columns={columns} rows={rows} rowKey={({ person }) => person._id} />
  )
}

const ROLES = ASSIGNABLE_ROLES.map((value) => ({ value, label: TEAM_ROLE_NAMES[value] }))

/** Changes one member at a time. `busy` is the id of the account. */
const useMemberActions = (team: Team, onRemoved: () => void) => {
  const client = useQueryClient()
  const refresh = () => refreshTeam(client)
  const role = useAction({
    run: ({ member: { user }, teamRole }: RoleChange) => api.users.patch(user._id, { teamRole }),
    done: (_, { member: { user }, teamRole }) => `${user.name} ist jetzt ${TEAM_ROLE_NAMES[teamRole]}`,
    refresh,
  })
  const removal = useAction({
    run: ({ user }: TeamMember) => api.users.patch(user._id, { team: null }),
    done: 'Teammitglied erfolgreich entfernt',
    // As specified (specification 1, section 8): the refreshed list shows who is still there.
    failsInPlace: true,
    refresh,
  })

  const remove = async (member: TeamMember) => {
    const { name } = member.user
    const isSure = await confirm({
      title: `${name} aus dem Team entfernen?`,
      body: `${name} verliert den Zugang über die Lizenz des Teams und zu den Ordnern von ${quoteName(team.name)}. Was dort liegt, bleibt beim Team. Der Platz wird frei.`,
      confirmLabel: 'Entfernen',
      tone: 'danger',
    })
    if (!isSure) return
    await removal.run(member)
    onRemoved()
  }
  return {
    busy: role.running?.member.user._id ?? removal.running?.user._id ?? null,
    changeRole: (member: TeamMember, teamRole: AssignableRole) => role.run({ member, teamRole }),
    remove,
  }
}

type RoleChange = { readonly member: TeamMember; readonly teamRole: AssignableRole }

const Person = ({ person, isSelf }: { readonly person: Team['owner']; readonly isSelf: boolean }) => (
  <>
    <span className={table.name}>
      <span translate="no">{person.name}</span>
      {isSelf && ' (du)'}
    </span>
    <span className={table.mail} translate="no">
      {person.email}
    </span>
  </>
)
