import { Button, TextInput } from '@mantine/core'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { type DialogProps, openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import { KeyHelp } from '../../../ui/dialogs/key-help.tsx'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { KeyList } from '../../../ui/key-list.tsx'
import sections from '../../../ui/page-sections.module.css'
import { Block, BlockSection } from './block.tsx'

const KEYS = [
  { keys: ['←', '→'], meaning: 'Zum vorigen oder nächsten Wort' },
  { keys: ['Leertaste'], meaning: 'Abspielen und anhalten' },
  { keys: ['Strg + Umschalt + Entf'], meaning: 'Alles löschen, was ausgewählt ist' },
]

type Opener = readonly [label: string, open: () => Promise<unknown>]

const OPENERS: readonly Opener[] = [
  ['Dialog', () => openDialog(TextDialog, { isFullScreen: false })],
  ['Auf dem Telefon bildschirmfüllend', () => openDialog(TextDialog, { isFullScreen: true })],
  ['Formular', () => openDialog(NameDialog, { tone: 'normal' })],
  ['Formular, das etwas löscht', () => openDialog(NameDialog, { tone: 'danger' })],
  ['Tasten', () => openDialog(KeysDialog, { hasGroups: false })],
  ['Tasten in Gruppen', () => openDialog(KeysDialog, { hasGroups: true })],
  ['Frage', () => confirm({ title: 'Liste teilen?', body: 'Wer den Link hat, sieht sie.', confirmLabel: 'Teilen' })],
  [
    'Gefährliche Frage',
    () =>
      confirm({
        title: '„Hund“ löschen?',
        body: 'Das lässt sich nicht rückgängig machen.',
        confirmLabel: 'Löschen',
        tone: 'danger',
      }),
  ],
  [
    'Hinweis',
    () =>
      confirm({
        title: 'Den Namen gibt es schon',
        body: 'Bitte wähle einen anderen.',
        confirmLabel: 'Verstanden',
        cancelLabel: null,
      }),
  ],
]

export const DialogBlocks = () => (
  <BlockSection title="Dialoge">
    <div className={sections.actions}>
      {OPENERS.map(([label, open]) => (
        <Button key={label} variant="default" onClick={() => void open()}>
          {label}
        </Button>
      ))}
    </div>
    <Block title="Tasten auf der Seite">
      <KeyList entries={KEYS} label="Tasten" />
    </Block>
  </BlockSection>
)

const TextDialog = ({ request, onClose }: DialogProps<{ readonly isFullScreen: boolean }, null>) => (
  <TitledModal title="Ein Dialog" onClose={() => onClose(null)} isFullScreenOnPhones={request.isFullScreen}>
    <p>Er schließt mit Escape, mit dem Kreuz und mit einem Klick daneben.</p>
  </TitledModal>
)

const NameDialog = ({ request: { tone }, onClose }: DialogProps<{ readonly tone: 'normal' | 'danger' }, string>) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: '' },
    faultsOf: ({ name }) => ({ name: name.trim() === '' ? 'Name ist erforderlich' : null }),
    send: async ({ name }) => {
      if (name === 'Hund') throw new Error('Den Namen gibt es schon.')
      onClose(name)
    },
  })
  const name = field('name')
  return (
    <DialogForm
      title={tone === 'danger' ? 'Konto löschen' : 'Neue Liste'}
      formProps={formProps}
      failure={failure}
      isBusy={isBusy}
      failureTitle="Das hat nicht geklappt"
      submitLabel={tone === 'danger' ? 'Löschen' : 'Anlegen'}
      tone={tone}
      onCancel={() => onClose(null)}
    >
      <TextInput key={name.key} label="Name" description="„Hund“ wird abgelehnt." data-autofocus {...name.props} />
    </DialogForm>
  )
}

const KeysDialog = ({ request, onClose }: DialogProps<{ readonly hasGroups: boolean }, null>) => (
  <KeyHelp
    title="Tastenkürzel"
    onClose={() => onClose(null)}
    entries={
      request.hasGroups
        ? [
            { title: 'Abspielen', entries: KEYS.slice(0, 2) },
            { title: 'Ändern', entries: KEYS.slice(2) },
          ]
        : KEYS
    }
  >
    Auf dem Mac ist Strg die Befehlstaste.
  </KeyHelp>
)
