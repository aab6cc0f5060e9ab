import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import { Alert, Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { ACCOUNT_DELETED } from '../login-messages.ts'
import classes from '../pages/account-pages.module.css'
import { clearSession } from '../sign-in.ts'

/** Deleting the account: says first what will happen, then asks for the password, then asks once more. */
export const DeleteSection = ({ session }: { readonly session: Session }) => (
  <section className={classes.block} aria-labelledby="delete">
    <h2 id="delete">Konto löschen</h2>
    <p>Wenn du dein Konto löschst, verschwinden sofort und für immer:</p>
    <ul>
      <li>dein Name, deine E-Mail-Adresse und deine Einstellungen,</li>
      <li>deine Favoriten und Gebärdenwünsche,</li>
      <li>alles, was du in deinen persönlichen Ordnern angelegt hast.</li>
    </ul>
    <p>
      {session.team ? 'Was im Ordner deines Teams liegt, bleibt beim Team. ' : ''}
      {session.user.subscription ? 'Deine Lizenz endet mit dem Konto.' : ''}
    </p>
    {session.teamRole === 'owner' && session.team ? (
      <Alert color="yellow" icon={<IconInfoCircle aria-hidden />}>
        Du bist Inhaber des Teams {quoteName(session.team.name)}. Übergib das Team oder löse es auf, bevor du dein Konto
        löschst.
      </Alert>
    ) : (
      <DeleteForm session={session} />
    )}
  </section>
)

const DeleteForm = ({ session: { user } }: { readonly session: Session }) => {
  const navigate = useNavigate()
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { password: '' },
    faultsOf: ({ password }) => ({ password: password === '' ? requiredText('Passwort') : null }),
    send: async ({ password }) => {
      const isSure = await confirm({
        title: `Konto ${user.email} endgültig löschen?`,
        body: 'Das lässt sich nicht rückgängig machen. Alle Daten dieses Kontos werden gelöscht.',
        confirmLabel: 'Konto endgültig löschen',
        tone: 'danger',
      })
      if (!isSure) return
      await api.users.remove(user._id, { password })
      clearSession()
      await navigate({ to: '/login', search: { message: ACCOUNT_DELETED } })
    },
  })
  const password = field('password')
  return (
    <form className={formClasses.form} {...formProps}>
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField key={password.key} label="Passwort" autoComplete="current-password" {...password.props} />
      <FormFailure title="Fehler beim Löschen des Kontos" error={failure} />
      <div className={classes.actions}>
        <Button type="submit" color="red" loading={isBusy}>
          Konto löschen …
        </Button>
      </div>
    </form>
  )
}
