import { Button, Checkbox, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { ApiError } from '../../../api/api-error.ts'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import form from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { PrintedTextarea, PrintedTextInput } from '../../../ui/forms/printed-inputs.tsx'
import { useAction } from '../../../ui/forms/use-action.ts'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { Block, BlockSection, States } from './block.tsx'

const REFUSED = new Error('Der Platz ist inzwischen vergeben.')
const FIELDS_REFUSED = new ApiError({
  name: 'BadRequest',
  code: 400,
  errors: { name: 'Name ist zu lang', email: 'E-Mail ist schon vergeben' },
})

export const FormBlocks = () => (
  <BlockSection title="Formulare">
    <States>
      <Block title="Mit Prüfung">
        <ExampleForm />
      </Block>
      <Block title="Felder">
        <TextInput label="Text" description="Mit einem Hinweis" defaultValue="Hund" />
        <TextInput label="Fehlerhaft" error="Name ist erforderlich" />
        <TextInput label="Gesperrt" disabled defaultValue="Hund" />
        <Textarea label="Mehrere Zeilen" autosize minRows={2} defaultValue="Der Hund bellt." />
        <Select label="Auswahl" data={['Hund', 'Katze']} defaultValue="Hund" allowDeselect={false} />
        <Checkbox size="md" label="Angekreuzt" defaultChecked />
        <Switch size="md" label="Eingeschaltet" defaultChecked />
      </Block>
      <Block title="Was gedruckt wird">
        <PrintedTextInput label="Titel" defaultValue="Hund 🐕" />
        <PrintedTextarea label="Text" defaultValue="Katze 🐈 und Maus" autosize minRows={2} />
      </Block>
      <Block title="Abgelehnt">
        <FormFailure title="Nicht gespeichert" error={REFUSED} />
        <FormFailure title="Zwei Felder" error={FIELDS_REFUSED} />
      </Block>
      <Block title="Aktionen">
        <Actions />
      </Block>
    </States>
  </BlockSection>
)

const ExampleForm = () => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: '', email: '' },
    faultsOf: ({ name, email }) => ({
      name: name.trim() === '' ? 'Name ist erforderlich' : null,
      email: email.includes('@') ? null : 'Bitte gib eine E-Mail-Adresse an',
    }),
    send: async ({ name }) => showToast({ tone: 'success', text: `${name} ist eingetragen` }),
  })
  const [name, email] = [field('name'), field('email')]
  return (
    <form className={form.form} {...formProps}>
      <TextInput key={name.key} label="Name" {...name.props} />
      <EmailInput key={email.key} label="E-Mail" {...email.props} />
      <FormFailure error={failure} />
      <div className={sections.actions}>
        <Button type="submit" color="coral" loading={isBusy}>
          Eintragen
        </Button>
      </div>
    </form>
  )
}

const Actions = () => {
  const success = useAction({ run: async () => undefined, done: 'Gesendet' })
  const refusal = useAction({ run: () => Promise.reject(REFUSED) })
  const inPlace = useAction({ run: () => Promise.reject(REFUSED), failsInPlace: true })
  const endless = useAction({ run: () => new Promise<never>(() => undefined) })
  return (
    <>
      <div className={sections.actions}>
        <Button loading={success.isBusy} onClick={() => void success.run()}>
          Gelingt
        </Button>
        <Button variant="default" loading={refusal.isBusy} onClick={() => void refusal.run()}>
          Misslingt mit Meldung
        </Button>
        <Button variant="default" loading={inPlace.isBusy} onClick={() => void inPlace.run()}>
          Misslingt an Ort und Stelle
        </Button>
        <Button variant="default" loading={endless.isBusy} onClick={() => void endless.run()}>
          Dauert
        </Button>
      </div>
      <FormFailure title="Nicht gesendet" error={inPlace.failure} />
    </>
  )
}
