import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { pastedWords } from '@gebaerdenraum/domain/lists/pasted-words'
import { Button, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { DialogProps } from '../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { findMatches } from './find-matches.ts'
import { ImportReview } from './import-review.tsx'
import classes from './import-words.module.css'

/** What the list has already. */
type Request = { readonly signIds: readonly string[] }

/** Turns pasted words into signs for the list. What is found is shown before anything is added. */
export const ImportWordsModal = ({ request, onClose }: DialogProps<Request, readonly ListSign[]>) => {
  const [text, setText] = useState('')
  const { words, left } = pastedWords(text)
  const search = useMutation({ mutationFn: () => findMatches(words) })
  const giveUp = () => onClose(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.mutate()
  }
  return (
    <TitledModal title="Wörter einfügen" onClose={giveUp} size="46rem">
      {search.data ? (
        <ImportReview
          matches={search.data}
          left={left}
          signIds={request.signIds}
          onAdd={onClose}
          onBack={search.reset}
        />
      ) : (
        <form className={classes.form} onSubmit={submit}>
          <Textarea
            label="Wörter"
            description="Füge Wörter ein: eins pro Zeile oder mit Komma getrennt."
            value={text}
            autosize
            minRows={8}
            maxRows={16}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {search.error && (
            <Text c="var(--danger)" role="alert">
              {search.error.message}
            </Text>
          )}
          <div className={classes.actions}>
            <Button variant="default" onClick={giveUp}>
              Abbrechen
            </Button>
            <Button type="submit" disabled={words.length === 0} loading={search.isPending}>
              {words.length === 0 ? 'Gebärden suchen' : `Gebärden zu ${words.length} ${wordForm(words.length)} suchen`}
            </Button>
          </div>
        </form>
      )}
    </TitledModal>
  )
}

const wordForm = (count: number): string => (count === 1 ? 'Wort' : 'Wörtern')
