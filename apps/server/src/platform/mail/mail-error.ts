type SmtpFault = {
  readonly code?: unknown
  readonly originalCode?: unknown
  readonly responseCode?: unknown
  readonly response?: unknown
  readonly command?: unknown
}

/**
 * A mail that was not sent. Mail servers repeat the address in what they answer, and this error comes into the log, so
 * it keeps codes only.
 */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** Sending it again would change nothing: there is no such mailbox, or nobody wants this message. */
  readonly isPermanent: boolean

  constructor(message: string, isPermanent: boolean) {
    super(message)
    this.isPermanent = isPermanent
  }
}

export const mailErrorOf = (error: unknown): MailError => {
  const { code, originalCode, responseCode, response, command } = (error ?? {}) as SmtpFault
  const status = statusOf(response)
  const facts = [code, originalCode, responseCode, status, command].filter(isCode)
  return new MailError(`Mail not sent (${facts.join(', ')})`, isPermanentFault({ code, responseCode, command }, status))
}

/** Codes and commands are short words; anything longer might be somebody's address. */
const isCode = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w. ]{1,24}$/.test(value))

/** RFC 3463: `550 5.1.1 no such user` → `5.1.1`. */
const statusOf = (response: unknown): string | undefined =>
  typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined

/**
 * Only an answer about this addressee or this message is for good. A refused sign-in, sender or relay (5.7, "policy")
 * is a fault of our own set-up: the mails wait until somebody has mended it.
 */
const isPermanentFault = ({ code, responseCode, command }: SmtpFault, status: string | undefined): boolean => {
  if (code === 'EENVELOPE' && command === 'API') return true
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return isAboutThisMail && Number(responseCode) >= 500 && !status?.startsWith('5.7.')
}
