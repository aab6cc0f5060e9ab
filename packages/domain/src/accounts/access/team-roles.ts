import type { TeamRole } from '../session.contract.ts'

/** Who may do what to whom in a team (specification 1, sections 5 and 6). */

export type Membership = { readonly userId: string; readonly role: TeamRole }

const RANK: Readonly<Record<TeamRole, number>> = { member: 0, manager: 1, owner: 2 }

/** Roles that can be given; there is one owner, and he stays it. */
export const ASSIGNABLE_ROLES = ['member', 'manager'] as const
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number]

export type TeamRefusal = 'owner-stays' | 'rank-too-low' | 'not-manager' | 'same-role' | 'owner-cannot-leave'
export type TeamVerdict = { readonly ok: true } | { readonly ok: false; readonly reason: TeamRefusal }

const OK: TeamVerdict = { ok: true }
const refuse = (reason: TeamRefusal): TeamVerdict => ({ ok: false, reason })

/** Managers and the owner see members with their roles, invite and cancel. */
export const managesTeam = (role: TeamRole | null): boolean => role !== null && RANK[role] >= RANK.manager

/** A member may be changed only by a manager or owner whose rank is at or above his; the owner by nobody. */
export const canChangeRole = (actor: Membership, target: Membership, role: AssignableRole): TeamVerdict => {
  if (target.role === 'owner') return refuse('owner-stays')
  if (!managesTeam(actor.role)) return refuse('not-manager')
  if (RANK[actor.role] < RANK[target.role]) return refuse('rank-too-low')
  return target.role === role ? refuse('same-role') : OK
}

/** Managers and the owner remove anybody but the owner; everybody else only himself. */
export const canRemove = (actor: Membership, target: Membership): TeamVerdict => {
  if (actor.userId === target.userId) return actor.role === 'owner' ? refuse('owner-cannot-leave') : OK
  if (target.role === 'owner') return refuse('owner-stays')
  return managesTeam(actor.role) ? OK : refuse('not-manager')
}

/** The refusals as sentences, for server and screen alike. */
export const TEAM_REFUSAL_TEXTS: Readonly<Record<TeamRefusal, string>> = {
  'owner-stays': 'Der Inhaber des Teams kann nicht geändert oder entfernt werden.',
  'rank-too-low': 'Diese Person hat eine höhere Rolle als du.',
  'not-manager': 'Das dürfen nur Verwalter und der Inhaber des Teams.',
  'same-role': 'Diese Person hat die Rolle schon.',
  'owner-cannot-leave': 'Als Inhaber kannst du dein Team nicht verlassen.',
}
