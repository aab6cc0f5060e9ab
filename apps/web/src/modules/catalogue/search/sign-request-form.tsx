import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { showToast } from '../../../ui/toast.tsx'
import { OwnSignRequests } from './own-sign-requests.tsx'
import classes from './sign-request-form.module.css'

type Props = { readonly text: string; readonly onClose: () => void }

/** Requests a sign that the catalogue does not have. */
export const SignRequestForm = ({ text: searched, onClose }: Props) => {
  const [text, setText] = useState(searched)
  const [comment, setComment] = useState('')
  const request = useMutation({
    mutationFn: () => api['sign-requests'].create({ text, comment }),
    onSuccess: () => {
      showToast({ tone: 'success', text: `Danke! Dein Wunsch ${quoteName(text.trim())} ist angekommen.` })
      onClose()
    },
  })
  const errors = request.error instanceof ApiError ? request.error.errors : {}
  const hasFieldErrors = Object.keys(errors).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    request.mutate()
  }
  return (
    <TitledModal title="Gebärde wünschen" onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label="Welche Gebärde fehlt dir?"
          value={text}
          maxLength={120}
          required
          withAsterisk={false}
          error={errors['text']}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Textarea
          label="Anmerkung (freiwillig)"
          description="Zum Beispiel: In welchem Zusammenhang brauchst du sie?"
          value={comment}
          maxLength={1000}
          autosize
          minRows={3}
          error={errors['comment']}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {request.error && !hasFieldErrors && (
          <Text c="red" role="alert">
            {request.error.message}
          </Text>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" color="coral" loading={request.isPending}>
            Wunsch senden
          </Button>
        </div>
      </form>
      <OwnSignRequests />
    </TitledModal>
  )
}
