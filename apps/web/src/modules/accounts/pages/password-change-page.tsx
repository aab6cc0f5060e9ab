import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client.ts'
import { useSession } from '../../../api/session.ts'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { NewPasswordFields, newPasswordFaults } from '../forms/new-password-fields.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import classes from './account-pages.module.css'

/** A new password for who knows the old one. The other sign-ins of the account end, this one stays. */
export const Page = () => {
  const { session } = useSession()
  const navigate = useNavigate()
  const { field, formProps, refusal, isBusy } = useSubmitForm({
    initialValues: { oldPassword: '', password: '', repeat: '' },
    faultsOf: (values) => ({
      oldPassword: values.oldPassword === '' ? requiredText('Altes Passwort') : null,
      ...newPasswordFaults(values),
    }),
    send: async ({ oldPassword, password }) => {
      await api.users.patch(session!.user._id, { oldPassword, password })
      showToast({ tone: 'success', text: 'Passwort geändert' })
      await navigate({ to: '/app/einstellungen' })
    },
  })
  const old = field('oldPassword')
  return (
    <section className={classes.narrow}>
      <PageHeading>Passwort ändern</PageHeading>
      <p className={classes.lead}>Auf anderen Geräten musst du dich danach neu anmelden.</p>
      <form className={formClasses.form} {...formProps}>
        {/* For password managers: the account whose password changes. */}
        <input type="text" name="username" autoComplete="username" value={session?.user.email ?? ''} readOnly hidden />
        <PasswordField key={old.key} label="Altes Passwort" autoComplete="current-password" {...old.props} />
        <NewPasswordFields field={field} />
        <FormFailure title="Fehler beim Ändern des Passworts" error={refusal} />
        <div className={classes.actions}>
          <Button type="submit" color="coral" loading={isBusy}>
            Passwort ändern
          </Button>
        </div>
      </form>
    </section>
  )
}
