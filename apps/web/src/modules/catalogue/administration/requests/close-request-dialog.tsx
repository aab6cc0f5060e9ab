import { Button, Group, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { DialogProps } from '../../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../../ui/dialogs/titled-modal.tsx'
import forms from '../../../../ui/forms/form.module.css'
import { quoteName } from '../../../../ui/quote-name.ts'

type Request = {
  readonly status: 'done' | 'rejected'
  readonly text: string
  readonly note: string
  /** Who reads the note. */
  readonly hint: string
}

/** Closes a request, with an optional note. Resolves to the note. */
export const CloseRequestDialog = ({
  request: { status, text, note: before, hint },
  onClose,
}: DialogProps<Request, string>) => {
  const [note, setNote] = useState(before)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onClose(note.trim())
  }
  return (
    <TitledModal
      title={status === 'done' ? `${quoteName(text)} ist erledigt` : `${quoteName(text)} ablehnen`}
      onClose={() => onClose(null)}
    >
      <form onSubmit={submit} className={forms.form}>
        <Textarea
          label="Notiz"
          description={hint}
          data-autofocus
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(null)}>
            Abbrechen
          </Button>
          <Button type="submit">{status === 'done' ? 'Erledigt' : 'Ablehnen'}</Button>
        </Group>
      </form>
    </TitledModal>
  )
}
