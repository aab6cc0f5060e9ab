import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import formClasses from '../../../ui/forms/form.module.css'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import type { LoginFailure } from '../login-messages.ts'
import { LoginFailureBox } from './login-failure.tsx'

type Props = {
  readonly email: string
  readonly failure: LoginFailure | null
  readonly isBusy: boolean
  readonly onSubmit: (code: string) => Promise<void>
  readonly onCancel: () => void
}

/** The second step of signing in: the code that the device shows, or one of the recovery codes. */
export const SecondFactorForm = ({ email, failure, isBusy, onSubmit, onCancel }: Props) => {
  const [way, setWay] = useState<Way>('device')
  const { form, field, formProps } = useSubmitForm({
    initialValues: { code: '' },
    faultsOf: ({ code }) => ({ code: code.trim() === '' ? `${WAYS[way].label} ist erforderlich` : null }),
    send: ({ code }) => onSubmit(code),
  })
  const { label, description, other, ...input } = WAYS[way]
  const change = () => {
    setWay(other.way)
    form.setValues({ code: '' })
    form.clearErrors()
  }
  const code = field('code')
  return (
    <form className={formClasses.form} {...formProps}>
      <p>
        Dein Passwort für <strong translate="no">{email}</strong> stimmt.
      </p>
      <TextInput
        key={`${way} ${code.key}`}
        label={label}
        description={description}
        {...input}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        withAsterisk={false}
        // The field is what this step is about, and nobody was anywhere else on it.
        autoFocus
        {...code.props}
      />
      <LoginFailureBox failure={failure} />
      <Button type="submit" color="coral" size="lg" fullWidth loading={isBusy}>
        Bestätigen
      </Button>
      <Button variant="default" fullWidth onClick={change}>
        {other.label}
      </Button>
      <Button variant="subtle" fullWidth onClick={onCancel}>
        Mit einem anderen Konto anmelden
      </Button>
    </form>
  )
}

type Way = 'device' | 'recovery'

const WAYS = {
  device: {
    label: 'Code',
    description: 'Sechs Ziffern aus deiner Authenticator-App',
    inputMode: 'numeric',
    other: { way: 'recovery', label: 'Wiederherstellungscode benutzen' },
  },
  recovery: {
    label: 'Wiederherstellungscode',
    description: 'Einer der Codes, die du beim Einrichten aufgehoben hast. Jeder gilt einmal.',
    inputMode: 'text',
    other: { way: 'device', label: 'Code aus der App benutzen' },
  },
} as const
