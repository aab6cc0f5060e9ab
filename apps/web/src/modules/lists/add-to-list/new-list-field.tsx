import { FILE_NAME_MAX } from '@gebaerdenraum/domain/files/file-names'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { newId } from '../../../api/new-id.ts'
import { PrintedTextInput } from '../../../ui/forms/printed-inputs.tsx'
import classes from './add-to-list-modal.module.css'
import type { useAddToList } from './use-add-to-list.ts'

/** Makes a new list with the sign in it, in the viewer's own folder. */
export const NewListField = ({ create }: Pick<ReturnType<typeof useAddToList>, 'create'>) => {
  const [name, setName] = useState('')
  // The same for as long as the same is wanted: pressed again after a lost answer, it makes no second list.
  const [id, setId] = useState(newId)
  const change = (next: string) => {
    setName(next)
    setId(newId)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') create.mutate({ id, name: name.trim() }, { onSuccess: () => change('') })
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <PrintedTextInput
        className={classes.field!}
        label="Neue Lernliste"
        placeholder="Name der Lernliste"
        value={name}
        maxLength={FILE_NAME_MAX}
        autoComplete="off"
        error={refusalOf(create.error)}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Button type="submit" className={classes.create!} disabled={name.trim() === ''} loading={create.isPending}>
        Anlegen
      </Button>
    </form>
  )
}

const refusalOf = (error: Error | null): string | null => {
  if (!error) return null
  return (error instanceof ApiError && error.errors['name']) || error.message
}
