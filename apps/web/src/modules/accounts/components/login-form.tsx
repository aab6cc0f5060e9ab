import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import { Button } from '@mantine/core'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import formClasses from '../../../ui/forms/form.module.css'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { PasswordField } from '../forms/password-field.tsx'
import type { LoginFailure } from '../login-messages.ts'
import type { Credentials } from '../sign-in.ts'
import { LoginFailureBox } from './login-failure.tsx'
import classes from './login-form.module.css'
import { TextLink } from './text-link.tsx'

type Props = {
  readonly failure: LoginFailure | null
  readonly isBusy: boolean
  readonly onSubmit: (credentials: Credentials) => Promise<void>
}

export const LoginForm = ({ failure, isBusy, onSubmit }: Props) => {
  const { field, formProps } = useSubmitForm({
    initialValues: { email: '', password: '' },
    faultsOf: ({ email, password }) => ({
      email: email.trim() === '' ? requiredText('E-Mail') : null,
      password: password === '' ? requiredText('Passwort') : null,
    }),
    send: onSubmit,
  })
  const [email, password] = [field('email'), field('password')]
  return (
    <form className={formClasses.form} {...formProps}>
      <EmailInput
        key={email.key}
        label="E-Mail"
        autoComplete="username"
        required
        withAsterisk={false}
        {...email.props}
      />
      <div className={classes.password}>
        <PasswordField key={password.key} label="Passwort" autoComplete="current-password" {...password.props} />
        <TextLink to="/passwort-zuruecksetzen" align="end">
          Passwort vergessen?
        </TextLink>
      </div>
      <LoginFailureBox failure={failure} />
      <Button type="submit" color="coral" size="lg" fullWidth loading={isBusy}>
        Anmelden
      </Button>
    </form>
  )
}
