import type { ResentMail } from './people.contract.ts'

/**
 * Which mails an account can be sent again. Whoever has confirmed his address needs no confirmation any more; who has
 * not may have had his account opened by somebody else, and has no password then.
 */
export const resendableMails = (isEmailVerified: boolean): readonly ResentMail[] =>
  isEmailVerified ? ['passwordReset'] : ['signupEmail', 'initialPassword']
