/** Invitations and what has become of them (specification 1, section 4; decisions, Teams). */

export const INVITATION_DAYS = 14
/** An open invitation is brought to mind once. */
export const REMINDER_DAYS = 7
/** One call takes no more. The invite page sends larger lists in batches. */
export const INVITATIONS_AT_ONCE_MAX = 200

export type InvitationFacts = {
  readonly consumedAt: string | null
  readonly invalidatedAt: string | null
  readonly expiresAt: string
}
export type InvitationState = 'open' | 'consumed' | 'cancelled' | 'expired'

/** Times as ISO 8601. What was done to it counts more than its running out. */
export const invitationState = (
  { consumedAt, invalidatedAt, expiresAt }: InvitationFacts,
  now: string,
): InvitationState => {
  if (consumedAt !== null) return 'consumed'
  if (invalidatedAt !== null) return 'cancelled'
  return Date.parse(expiresAt) <= Date.parse(now) ? 'expired' : 'open'
}

/** Why an invitation cannot be accepted, as the quoted sentences; null for an open one. */
export const INVALID_INVITATION_TEXTS: Readonly<Record<InvitationState, string | null>> = {
  open: null,
  consumed: 'Der Einladungslink wurde bereits verwendet.',
  cancelled: 'Die Einladung wurde durch einen Verwalter des Teams storniert.',
  expired: 'Die Einladung ist bereits abgelaufen.',
}

/** Message of an invitation unless somebody writes another. */
export const defaultInvitationMessage = (teamName: string): string =>
  `Hiermit lade ich dich ein, unserem Team „${teamName}“ beizutreten. Für dich ist die Lizenz kostenlos.`
