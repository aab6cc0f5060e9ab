import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import {
  VIEW_MINUTES,
  VIEW_REASON_MAX_LENGTH,
  VIEW_REASON_MIN_LENGTH,
  VIEW_REASON_TEXT,
} from '@gebaerdenraum/domain/accounts/people/view-reason'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { DialogProps } from '../../../../../ui/dialogs/dialog-host.tsx'
import { DialogForm } from '../../../../../ui/forms/dialog-form.tsx'
import { FormFailure } from '../../../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../../../ui/forms/use-submit-form.ts'
import { openView } from './open-view.ts'

/** Asks why, and opens a tab in which the app is shown as this person sees it. */
export const ViewDialog = ({ request: { person }, onClose }: DialogProps<{ readonly person: Person }, true>) => {
  const [isBlocked, setBlocked] = useState(false)
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { reason: '' },
    faultsOf: ({ reason }) => ({ reason: reason.trim().length < VIEW_REASON_MIN_LENGTH ? VIEW_REASON_TEXT : null }),
    send: async ({ reason }) => {
      const isOpen = await openView(person, reason.trim())
      setBlocked(!isOpen)
      if (isOpen) onClose(true)
    },
  })
  const reason = field('reason')
  return (
    <DialogForm
      title={`App als ${person.name} ansehen`}
      size="lg"
      formProps={formProps}
      failure={failure}
      isBusy={isBusy}
      failureTitle="Die Ansicht konnte nicht geöffnet werden"
      submitLabel="Ansicht öffnen"
      onCancel={() => onClose(null)}
    >
      <p>
        Ein neuer Tab zeigt die App {VIEW_MINUTES} Minuten lang so, wie {person.name} sie sieht. Du kannst dort nur
        lesen. Beginn, Ende und Grund stehen im Protokoll.
      </p>
      <Textarea
        key={reason.key}
        label="Grund"
        description="Zum Beispiel die Anfrage, um die es geht. Nimm nur Einblick, wenn es dafür nötig ist."
        autosize
        minRows={2}
        maxLength={VIEW_REASON_MAX_LENGTH}
        required
        withAsterisk={false}
        data-autofocus
        {...reason.props}
      />
      {isBlocked && (
        <FormFailure
          error={new Error('Dein Browser hat den neuen Tab blockiert. Erlaube ihn und versuche es erneut.')}
        />
      )}
    </DialogForm>
  )
}
