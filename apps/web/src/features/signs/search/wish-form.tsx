import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { OwnWishes } from './own-wishes.tsx'
import classes from './wish-form.module.css'

type WishFormProps = { readonly text: string; readonly onClose: () => void }

/** Asks the makers of the catalogue for a sign that it does not have. */
export const WishForm = ({ text: searched, onClose }: WishFormProps) => {
  const [text, setText] = useState(searched)
  const [comment, setComment] = useState('')
  const wish = useMutation({
    mutationFn: () => api['sign-requests'].create({ text, comment }),
    onSuccess: () => {
      showToast({ tone: 'success', text: `Danke! Dein Wunsch „${text.trim()}“ ist angekommen.` })
      onClose()
    },
  })
  const errors = wish.error instanceof ApiError ? wish.error.errors : {}
  const hasFieldErrors = Object.keys(errors).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    wish.mutate()
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
        {wish.error && !hasFieldErrors && (
          <Text c="red" role="alert">
            {wish.error.message}
          </Text>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" color="coral" loading={wish.isPending}>
            Wunsch senden
          </Button>
        </div>
      </form>
      <OwnWishes />
    </TitledModal>
  )
}
