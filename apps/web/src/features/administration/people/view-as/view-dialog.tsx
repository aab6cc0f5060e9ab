import type { Person } from '@gebaerdenraum/domain/people/people.contract'
import {
  VIEW_MINUTES,
  VIEW_REASON_MAX_LENGTH,
  VIEW_REASON_MIN_LENGTH,
  VIEW_REASON_TEXT,
} from '@gebaerdenraum/domain/people/view-reason'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { DialogProps } from '../../../../ui/dialog-host.tsx'
import formClasses from '../../../../ui/forms/form.module.css'
import { FormFailure } from '../../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../../ui/forms/use-submit-form.ts'
import sections from '../../../../ui/page-sections.module.css'
import { TitledModal } from '../../../../ui/titled-modal.tsx'
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
    <TitledModal title={`App als ${person.name} ansehen`} onClose={() => onClose(null)} size="lg">
      <form className={formClasses.form} {...formProps}>
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
        <FormFailure title="Die Ansicht konnte nicht geöffnet werden" error={failure} />
        <div className={sections.actions}>
          <Button type="submit" color="coral" loading={isBusy}>
            Ansicht öffnen
          </Button>
          <Button variant="default" onClick={() => onClose(null)}>
            Abbrechen
          </Button>
        </div>
      </form>
    </TitledModal>
  )
}
