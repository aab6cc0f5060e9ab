import { TEAM_ROLE_NAMES } from '@gebaerdenraum/domain/accounts/access/role-names'
import { ASSIGNABLE_ROLES, type AssignableRole } from '@gebaerdenraum/domain/accounts/access/team-roles'
import type { Team, TeamMember } from '@gebaerdenraum/domain/teams/teams.contract'
import { Button, Select } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import table from '../../../ui/table.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { refreshTeam } from '../use-team.ts'

type Props = { readonly team: Team; readonly members: readonly TeamMember[]; readonly userId: string }
/** The owner has no membership. */
type Row = { readonly person: Team['owner']; readonly member: TeamMember | null }

/** The owner, then the members. Roles are changed and people removed here, as far as the server allows it. */
export const MemberTable = ({ team, members, userId }: Props) => {
  const element = useRef<HTMLTableElement>(null)
  // The row that had the focus is gone then.
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
            disabled={busy.has(person._id)}
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
            loading={busy.has(person._id)}
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

/** Changes of members; several can be on their way. `busy` has the ids of their accounts. */
const useMemberActions = (team: Team, onRemoved: () => void) => {
  const client = useQueryClient()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const setBusyOf = (id: string, isBusy: boolean) =>
    setBusy((previous) => new Set([...previous].filter((other) => other !== id).concat(isBusy ? id : [])))

  const changeRole = async ({ user }: TeamMember, teamRole: AssignableRole) => {
    setBusyOf(user._id, true)
    try {
      await api.users.patch(user._id, { teamRole })
      showToast({ tone: 'success', text: `${user.name} ist jetzt ${TEAM_ROLE_NAMES[teamRole]}` })
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message })
    } finally {
      await refreshTeam(client)
      setBusyOf(user._id, false)
    }
  }

  const remove = async ({ user }: TeamMember) => {
    const isSure = await confirm({
      title: `${user.name} aus dem Team entfernen?`,
      body: `${user.name} verliert den Zugang über die Lizenz des Teams und zu den Ordnern von „${team.name}“. Was dort liegt, bleibt beim Team. Der Platz wird frei.`,
      confirmLabel: 'Entfernen',
      tone: 'danger',
    })
    if (!isSure) return
    setBusyOf(user._id, true)
    try {
      await api.users.patch(user._id, { team: null })
      showToast({ tone: 'success', text: 'Teammitglied erfolgreich entfernt' })
    } catch (error) {
      // As specified (specification 1, section 8): the refreshed list shows who is still there.
      console.error(error)
    } finally {
      await refreshTeam(client)
      setBusyOf(user._id, false)
      onRemoved()
    }
  }
  return { busy, changeRole, remove }
}

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
