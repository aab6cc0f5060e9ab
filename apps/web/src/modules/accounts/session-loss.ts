/** Why a sign-in no longer holds, in the words of the login page's query `message` (specification 1, section 4). */
export type SessionLoss = 'token-not-allowed' | 'session-expired'

/** The server's message for a sign-in that was pushed out by newer ones (decisions, "The API"). */
const TOKEN_NOT_ALLOWED = 'Token not allowed'

/** Reads the reason out of the server's refusal. */
export const sessionLossFrom = ({ message }: { readonly message: string }): SessionLoss =>
  message === TOKEN_NOT_ALLOWED ? 'token-not-allowed' : 'session-expired'

let atStart: SessionLoss | null = null

/** Why the sign-in that this browser had stored was refused when the page was loaded; null for everyone else. */
export const sessionLossAtStart = (): SessionLoss | null => atStart

/** Null as soon as the person has been told, or has signed in. */
export const noteSessionLossAtStart = (loss: SessionLoss | null): void => {
  atStart = loss
}
