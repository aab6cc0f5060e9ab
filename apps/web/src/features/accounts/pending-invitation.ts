/** An invitation that was opened and is to be accepted after signing up or in. It lives as long as the tab. */
export type PendingInvitation = {
  readonly id: string
  readonly token: string
  readonly team: string
  readonly teamName: string
  readonly teamDescription: string
  /** The address that was invited: only its account can accept. */
  readonly email: string
}

const STORAGE_KEY = 'gebaerdenraum-invitation'

export const readPendingInvitation = (): PendingInvitation | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return isPendingInvitation(value) ? value : null
  } catch {
    return null
  }
}

export const storePendingInvitation = (invitation: PendingInvitation | null): void => {
  try {
    if (invitation) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(invitation))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage the link in the mail is opened once more.
  }
}

const isPendingInvitation = (value: unknown): value is PendingInvitation =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'token', 'team', 'teamName', 'teamDescription', 'email'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )
