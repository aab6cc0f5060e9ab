import { newPasswordFault, PASSWORD_MIN_LENGTH } from '@gebaerdenraum/domain/accounts/password-rule'
import { mismatchText, requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import type { PasswordInputProps } from '@mantine/core'
import { PasswordField } from './password-field.tsx'

export const PASSWORD_HINT = `Mindestens ${PASSWORD_MIN_LENGTH} Zeichen, davon eine Zahl.`

const LABEL = 'Neues Passwort'
const REPEAT_LABEL = 'Passwort-Wiederholung'

export const newPasswordFaults = ({ password, repeat }: { readonly password: string; readonly repeat: string }) => ({
  password: newPasswordFault(password, LABEL),
  repeat: repeat === '' ? requiredText(REPEAT_LABEL) : repeat === password ? null : mismatchText(REPEAT_LABEL),
})

type Field = (name: 'password' | 'repeat') => {
  readonly key: string
  readonly props: Omit<PasswordInputProps, 'label'>
}

/** A new password and its repetition (specification 1, section 5). */
export const NewPasswordFields = ({ field }: { readonly field: Field }) => {
  const [password, repeat] = [field('password'), field('repeat')]
  return (
    <>
      <PasswordField
        key={password.key}
        label={LABEL}
        description={PASSWORD_HINT}
        autoComplete="new-password"
        {...password.props}
      />
      <PasswordField key={repeat.key} label={REPEAT_LABEL} autoComplete="new-password" {...repeat.props} />
    </>
  )
}
