import { Alert, Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { DemoMailsLink } from '../components/demo-mails-link.tsx'
import { Entrance } from '../components/entrance.tsx'
import { TextLink } from '../components/text-link.tsx'
import { emailFault } from '../forms/email-fault.ts'

/** Asks for a mail with which a new password can be set. Says nothing of whether the address is known. */
export const Page = () => {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo ? (
    <Entrance heading="E-Mail gesendet">
      <Alert variant="light" icon={<IconMailForward aria-hidden />} role="status">
        Wenn zu <strong>{sentTo}</strong> ein Konto gehört, haben wir dir eine E-Mail geschickt. Mit dem Link darin
        vergibst du ein neues Passwort.
      </Alert>
      <p>
        Nichts angekommen? Schau auch in deinen Spam-Ordner. Hast du in der letzten Stunde schon einen Link bekommen,
        kannst du ihn weiterhin verwenden.
      </p>
      <Button variant="default" onClick={() => setSentTo(null)}>
        Noch einmal senden
      </Button>
      <DemoMailsLink />
      <TextLink to="/login" align="center">
        Zur Anmeldung
      </TextLink>
    </Entrance>
  ) : (
    <Entrance heading="Passwort zurücksetzen">
      <ResetForm onSent={setSentTo} />
      <TextLink to="/login" align="center">
        Zurück zur Anmeldung
      </TextLink>
    </Entrance>
  )
}

const ResetForm = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { email: '' },
    faultsOf: ({ email }) => ({ email: emailFault(email) }),
    send: async (values) => {
      const email = values.email.trim()
      const body = { action: 'passwordReset', email }
      await request({ method: 'POST', path: 'verifications', body, isSessionless: true })
      onSent(email)
    },
  })
  const email = field('email')
  return (
    <form className={formClasses.form} {...formProps}>
      <p>
        Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort vergibst.
      </p>
      <EmailInput
        key={email.key}
        label="E-Mail"
        autoComplete="username"
        required
        withAsterisk={false}
        {...email.props}
      />
      <FormFailure title="Senden der Wiederherstellungs-Mail" error={failure} />
      <Button type="submit" color="coral" size="lg" fullWidth loading={isBusy}>
        E-Mail senden
      </Button>
    </form>
  )
}
