import { pictogramPath } from '@gebaerdenraum/domain/catalogue/pictogram-path'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/client.ts'
import { ChoiceGrid } from '../../../../ui/choice-grid.tsx'
import type { DialogProps } from '../../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../../ui/dialogs/titled-modal.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import classes from './symbol-modal.module.css'

const SEARCH_AFTER_MS = 200
/** More are found with another word, not by scrolling. */
const SHOWN = 60

const pictogramsQuery = (search: string) =>
  queryOptions({
    queryKey: ['pictograms', search],
    queryFn: ({ signal }) => api.pictograms.find({ search, $limit: SHOWN }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 600_000,
  })

/** Pictograms to choose from. Resolves to the name of the chosen one. */
export const SymbolModal = ({ onClose }: DialogProps<null, string | null>) => {
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text.trim(), SEARCH_AFTER_MS)
  const { data, error, refetch } = useQuery(pictogramsQuery(search))
  return (
    <TitledModal title="Symbol wählen" onClose={() => onClose(null)} size="lg">
      <TextInput
        type="search"
        size="md"
        label="Symbol suchen"
        description="Auf Englisch oder nach einer Gebärde, die das Symbol schon hat: „dog“ oder „Hund“"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      {error && !data && (
        <LoadError title="Die Symbole konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      <p className={classes.count} role="status">
        {data ? countText(data.total, data.data.length) : ''}
      </p>
      <ChoiceGrid label="Symbole" items={data?.data ?? []} keyOf={({ _id }) => _id}>
        {({ _id: name }, tabIndex) => (
          <button
            type="button"
            className={classes.choice}
            tabIndex={tabIndex}
            title={name}
            onClick={() => onClose(name)}
          >
            <img src={pictogramPath(name)} alt={name.replaceAll('-', ' ')} width={48} height={48} loading="lazy" />
          </button>
        )}
      </ChoiceGrid>
    </TitledModal>
  )
}

const countText = (total: number, shown: number): string => {
  if (total === 0) return 'Kein Symbol gefunden'
  return shown < total ? `${shown} von ${total} Symbolen` : `${total === 1 ? 'Ein Symbol' : `${total} Symbole`}`
}
