import { z } from 'zod'
import { asciiEmail, EMAIL_MAX_LENGTH, emailAddressFault, isEmailAddress } from './email-address.ts'
import { INVALID_EMAIL_TEXT, requiredText } from './field-messages.ts'

/** An address as typed, without the white space around it; its domain may have letters of any script. */
export const emailField = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1, requiredText('E-Mail'))
  .max(EMAIL_MAX_LENGTH, INVALID_EMAIL_TEXT)
  .pipe(
    z
      .string()
      .check((context) => {
        const fault = emailAddressFault(context.value)
        if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value })
      })
      .meta({ format: 'idn-email' }),
  )

/** For what mail servers and other programs get: the domain is put into ASCII. */
export const asciiEmailField = z.string().transform(asciiEmail).refine(isEmailAddress, INVALID_EMAIL_TEXT)
