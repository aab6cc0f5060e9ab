import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../../api/client.ts'
import type { DialogProps } from '../../../../../ui/dialogs/dialog-host.tsx'
import { DialogForm } from '../../../../../ui/forms/dialog-form.tsx'
import { EmailInput } from '../../../../../ui/forms/email-input.tsx'
import { useSubmitForm } from '../../../../../ui/forms/use-submit-form.ts'
import sections from '../../../../../ui/page-sections.module.css'
import { showToast } from '../../../../../ui/toast.tsx'
import { emailFault } from '../../../forms/email-fault.ts'
import { cachePerson } from '../queries.ts'

/** Creates an account; the person sets a password by mail. Resolves to its id. */
export const NewAccountDialog = ({ onClose }: DialogProps<object, string>) => {
  const client = useQueryClient()
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: '', email: '' },
    faultsOf: ({ name, email }) => ({
      name: name.trim() === '' ? 'Name ist erforderlich' : null,
      email: emailFault(email),
    }),
    send: async ({ name, email }) => {
      const person = await api.people.create({ name: name.trim(), email: email.trim() })
      cachePerson(client, person)
      showToast({ tone: 'success', text: `Konto angelegt. Der Link für das Passwort ging an ${person.email}` })
      onClose(person._id)
    },
  })
  const [name, email] = [field('name'), field('email')]
  return (
    <DialogForm
      title="Konto anlegen"
      formProps={formProps}
      failure={failure}
      isBusy={isBusy}
      failureTitle="Das Konto konnte nicht angelegt werden"
      submitLabel="Konto anlegen"
      onCancel={() => onClose(null)}
    >
      <p className={sections.muted}>
        Die Person bekommt eine E-Mail mit einem Link, unter dem sie ihr Passwort festlegt. Er gilt zwei Wochen.
      </p>
      <TextInput key={name.key} label="Name" required withAsterisk={false} data-autofocus {...name.props} />
      <EmailInput key={email.key} label="E-Mail" required withAsterisk={false} {...email.props} />
    </DialogForm>
  )
}
