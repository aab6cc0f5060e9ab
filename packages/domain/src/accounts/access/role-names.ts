import type { TeamRole, UserRole } from '../session.contract.ts'

/** What roles are called on the screen. */
export const USER_ROLE_NAMES: Readonly<Record<UserRole, string>> = {
  customers: 'Kunden',
  admins: 'Administratoren',
}

export const TEAM_ROLE_NAMES: Readonly<Record<TeamRole, string>> = {
  member: 'Mitglied',
  manager: 'Verwalter',
  owner: 'Inhaber',
}
