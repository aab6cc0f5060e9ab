import { Alert, Anchor, Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Credentials } from '../sign-in.ts'
import classes from './login-form.module.css'

type Props = {
  readonly failure: string | null
  readonly isBusy: boolean
  readonly onSubmit: (credentials: Credentials) => void
}

export const LoginForm = ({ failure, isBusy, onSubmit }: Props) => {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() === '' ? 'E-Mail ist erforderlich' : null),
      password: (value) => (value === '' ? 'Passwort ist erforderlich' : null),
    },
  })
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(onSubmit)}>
      <TextInput
        label="E-Mail"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <div className={classes.password}>
        <PasswordInput
          label="Passwort"
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': 'Passwort anzeigen' }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Anchor className={classes.forgotten!} renderRoot={(props) => <Link to="/passwort-zuruecksetzen" {...props} />}>
          Passwort vergessen?
        </Anchor>
      </div>
      {failure && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {failure}
        </Alert>
      )}
      <Button type="submit" color="coral" size="lg" fullWidth loading={isBusy}>
        Anmelden
      </Button>
    </form>
  )
}
