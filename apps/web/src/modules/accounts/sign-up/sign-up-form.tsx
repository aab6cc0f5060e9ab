import { newPasswordFault } from '@gebaerdenraum/domain/accounts/password-rule'
import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import { Anchor, Button, Checkbox, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { emailFault } from '../forms/email-fault.ts'
import { PASSWORD_HINT } from '../forms/new-password-fields.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { readPendingInvitation } from '../pending-invitation.ts'
import { signUp } from './sign-up.ts'

export const SignUpForm = () => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: '', email: readPendingInvitation()?.email ?? '', password: '', acceptsTerms: false },
    faultsOf: ({ name, email, password, acceptsTerms }) => ({
      name: name.trim() === '' ? requiredText('Name') : null,
      email: emailFault(email),
      password: newPasswordFault(password),
      acceptsTerms: acceptsTerms ? null : 'Bitte stimme den Nutzungsbedingungen zu',
    }),
    send: signUp,
  })
  const [name, email, password] = [field('name'), field('email'), field('password')]
  const terms = field('acceptsTerms', 'checkbox')
  return (
    <form className={formClasses.form} {...formProps}>
      <TextInput
        key={name.key}
        label="Name"
        autoComplete="name"
        required
        withAsterisk={false}
        maxLength={120}
        {...name.props}
      />
      <EmailInput
        key={email.key}
        label="E-Mail"
        autoComplete="username"
        required
        withAsterisk={false}
        {...email.props}
      />
      <PasswordField
        key={password.key}
        label="Passwort"
        description={PASSWORD_HINT}
        autoComplete="new-password"
        {...password.props}
      />
      <Checkbox key={terms.key} size="md" label={<TermsText />} required {...terms.props} />
      <FormFailure error={failure} />
      <Button type="submit" color="coral" size="lg" fullWidth loading={isBusy}>
        Konto erstellen
      </Button>
    </form>
  )
}

/** In tabs of their own: what was typed so far would be lost. */
const TermsText = () => (
  <>
    Ich stimme den{' '}
    <Anchor underline="always" renderRoot={(props) => <Link to="/agb" target="_blank" {...props} />}>
      Nutzungsbedingungen
    </Anchor>{' '}
    zu und habe die{' '}
    <Anchor underline="always" renderRoot={(props) => <Link to="/datenschutz" target="_blank" {...props} />}>
      Datenschutzerklärung
    </Anchor>{' '}
    gelesen.
  </>
)
