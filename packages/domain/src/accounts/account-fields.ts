import { z } from 'zod'
import { INVALID_EMAIL_TEXT, requiredText } from './field-messages.ts'
import { newPasswordFault, PASSWORD_LIMIT } from './password-rule.ts'

const NAME_MAX_LENGTH = 120
const EMAIL_MAX_LENGTH = 254
const NAME_CHARACTERS_TEXT = 'Name enthält unzulässige Zeichen'

/**
 * Names stand in mails, sent to an address nobody has confirmed yet: no control characters or line breaks (a header of
 * their own), no marks that turn the direction of writing (they hide what is written), and no web addresses (else the
 * sign-up would send advertising to strangers).
 */
export const nameField = z
  .string()
  .trim()
  .min(1, requiredText('Name'))
  .max(NAME_MAX_LENGTH, `Name darf höchstens ${NAME_MAX_LENGTH} Zeichen lang sein`)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, NAME_CHARACTERS_TEXT)
  .regex(/^(?!.*(?::\/\/|www\.))/i, NAME_CHARACTERS_TEXT)

export const emailField = z
  .string()
  .trim()
  .min(1, requiredText('E-Mail'))
  .max(EMAIL_MAX_LENGTH, INVALID_EMAIL_TEXT)
  .pipe(z.email(INVALID_EMAIL_TEXT))

export const newPasswordField = z.string().check((context) => {
  const fault = newPasswordFault(context.value)
  if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value })
})

/** A password that is compared, not chosen: only its being there is asked. */
export const knownPasswordField = (field: string) => z.string().min(1, requiredText(field)).max(PASSWORD_LIMIT)
