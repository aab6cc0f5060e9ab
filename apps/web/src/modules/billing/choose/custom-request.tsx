import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import sections from '../../../ui/page-sections.module.css'
import { emailFault, useSession } from '../../accounts/index.ts'

const FEWEST_SEATS = 1
const MOST_SEATS = 100_000

/** More seats than the price list has, or other terms: asked for by anyone, answered by mail. */
export const CustomRequest = ({ intro = MORE_WANTED, message = '' }: Partial<RequestStart>) => {
  const [isSent, setSent] = useState(false)
  return isSent ? <Receipt /> : <RequestForm intro={intro} message={message} onSent={() => setSent(true)} />
}

type RequestStart = {
  readonly intro: string
  /** What the message begins with. */
  readonly message: string
}

const MORE_WANTED = 'Du brauchst mehr Plätze oder eine andere Laufzeit? Schreib uns, was du vorhast.'

const Receipt = () => (
  <p role="status" tabIndex={-1} ref={(element) => element?.focus()}>
    <strong>Danke, deine Anfrage ist angekommen.</strong> Wir melden uns mit einem Angebot per E-Mail, meist innerhalb
    von zwei Werktagen.
  </p>
)

const RequestForm = ({ intro, message: firstMessage, onSent }: RequestStart & { readonly onSent: () => void }) => {
  const { session } = useSession()
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: {
      name: session?.user.name ?? '',
      email: session?.user.email ?? '',
      organisation: '',
      seats: '',
      message: firstMessage,
    },
    faultsOf: ({ name, email, seats }) => ({
      name: name.trim() === '' ? requiredText('Name') : null,
      email: emailFault(email),
      seats: seatsFault(seats),
    }),
    send: async ({ seats, ...texts }) => {
      await api['custom-subscription-requests'].create({ ...texts, email: texts.email.trim(), seats: Number(seats) })
      onSent()
    },
  })
  const [name, email, organisation] = [field('name'), field('email'), field('organisation')]
  const [seats, message] = [field('seats'), field('message')]
  return (
    <form className={formClasses.form} aria-label="Lizenz anfragen" {...formProps}>
      <p>{intro}</p>
      <TextInput
        key={seats.key}
        label="Anzahl der Plätze"
        inputMode="numeric"
        required
        withAsterisk={false}
        {...seats.props}
      />
      <TextInput
        key={organisation.key}
        label="Einrichtung (freiwillig)"
        autoComplete="organization"
        maxLength={120}
        {...organisation.props}
      />
      <TextInput
        key={name.key}
        label="Name"
        autoComplete="name"
        required
        withAsterisk={false}
        maxLength={120}
        {...name.props}
      />
      <EmailInput key={email.key} label="E-Mail" autoComplete="email" required withAsterisk={false} {...email.props} />
      <Textarea
        key={message.key}
        label="Nachricht (freiwillig)"
        autosize
        minRows={3}
        maxLength={2000}
        {...message.props}
      />
      <FormFailure title="Deine Anfrage konnte nicht gesendet werden" error={failure} />
      <div className={sections.actions}>
        <Button type="submit" color="coral" loading={isBusy}>
          Anfrage senden
        </Button>
      </div>
    </form>
  )
}

const seatsFault = (text: string): string | null => {
  if (text.trim() === '') return requiredText('Anzahl der Plätze')
  const seats = Number(text)
  return Number.isInteger(seats) && seats >= FEWEST_SEATS && seats <= MOST_SEATS
    ? null
    : `Bitte gib eine ganze Zahl von ${FEWEST_SEATS} bis ${MOST_SEATS.toLocaleString('de-DE')} an`
}
