import { z } from 'zod'
import { requiredText } from '../kernel/field-messages.ts'
import { personNameField } from '../kernel/line-field.ts'
import { newPasswordFault, PASSWORD_LIMIT } from './password-rule.ts'

export const NAME_MAX_LENGTH = 120

/** Of a person. */
export const nameField = personNameField('Name', NAME_MAX_LENGTH)

export const newPasswordField = z.string().check((context) => {
  const fault = newPasswordFault(context.value)
  if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value })
})

/** A password that is compared, not chosen: only its being there is asked. */
export const knownPasswordField = (field: string) => z.string().min(1, requiredText(field)).max(PASSWORD_LIMIT)
