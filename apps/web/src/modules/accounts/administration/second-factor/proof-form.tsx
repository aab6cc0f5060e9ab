import type { SecondFactor } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import { Button, TextInput } from '@mantine/core'
import { api } from '../../../../api/client.ts'
import formClasses from '../../../../ui/forms/form.module.css'
import { FormFailure } from '../../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../../ui/forms/use-submit-form.ts'
import sections from '../../../../ui/page-sections.module.css'
import { PasswordField } from '../../forms/password-field.tsx'
import classes from './security.module.css'

type Purpose = 'setup' | 'change' | 'codes'
type Props = {
  readonly userId: string
  readonly purpose: Purpose
  readonly onDone: (state: SecondFactor) => void
  readonly onCancel?: () => void
}

/** Somebody may have found the screen unlocked: changes ask for the password, and for a code where there is a device. */
export const ProofForm = ({ userId, purpose, onDone, onCancel }: Props) => {
  const asksCode = purpose !== 'setup'
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { password: '', code: '' },
    faultsOf: ({ password, code }) => ({
      password: password === '' ? requiredText('Passwort') : null,
      code: asksCode && code.trim() === '' ? requiredText('Code') : null,
    }),
    send: async ({ password, code }) => {
      if (purpose === 'codes')
        onDone(await api['second-factors'].patch(userId, { newRecoveryCodes: true, password, code }))
      else onDone(await api['second-factors'].create({ password, ...(asksCode && { code }) }))
    },
  })
  const [password, code] = [field('password'), field('code')]
  return (
    <form className={`${formClasses.form} ${classes.form}`} {...formProps}>
      <PasswordField key={password.key} label="Passwort" autoComplete="current-password" {...password.props} />
      {asksCode && (
        <TextInput
          key={code.key}
          label="Code"
          description="Aus deiner App, oder ein Wiederherstellungscode"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          {...code.props}
        />
      )}
      <FormFailure error={failure} />
      <div className={sections.actions}>
        <Button type="submit" color="coral" loading={isBusy}>
          {BUTTONS[purpose]}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Abbrechen
          </Button>
        )}
      </div>
    </form>
  )
}

const BUTTONS: Readonly<Record<Purpose, string>> = {
  setup: 'Einrichten',
  change: 'Neues Gerät einrichten',
  codes: 'Neue Codes erzeugen',
}
