import { readStoredJson, writeStoredJson } from '../../storage/browser-storage.ts'

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
  const value = readStoredJson(STORAGE_KEY, 'visit')
  return isPendingInvitation(value) ? value : null
}

/** Without storage the link in the mail is opened once more after a reload. */
export const storePendingInvitation = (invitation: PendingInvitation | null): void =>
  void writeStoredJson(STORAGE_KEY, invitation, { lifetime: 'visit' })

const isPendingInvitation = (value: unknown): value is PendingInvitation =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'token', 'team', 'teamName', 'teamDescription', 'email'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )
