import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { Button } from '@mantine/core'
import { IconMoodPuzzled } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import classes from './nothing-found.module.css'
import type { SignSearch } from './search-words.ts'

type NothingFoundProps = {
  readonly search: SignSearch
  readonly onRequest: () => void
  readonly onClearFilters: (change: Pick<SignSearch, 'category' | 'wordClass' | 'page'>) => void
}

/** An empty result says what was looked for, how to widen it, and lets one ask for the sign. */
export const NothingFound = ({ search, onRequest, onClearFilters }: NothingFoundProps) => {
  const text = search.search.trim()
  const isNarrowed = search.category !== null || search.wordClass !== null
  const wordClass = search.wordClass ? ` als ${WORD_CLASSES[search.wordClass].title}` : ''
  return (
    <EmptyState
      icon={IconMoodPuzzled}
      title={text ? `Keine Gebärde zu „${text}“${wordClass} gefunden` : 'Hier gibt es keine Gebärde'}
    >
      <p className={classes.text}>
        {isNarrowed
          ? 'Vielleicht gibt es sie in einer anderen Kategorie oder Wortart.'
          : 'Prüfe die Schreibweise, suche ein ähnliches Wort oder wünsche dir die Gebärde.'}
      </p>
      <div className={classes.actions}>
        {isNarrowed && (
          <Button variant="default" onClick={() => onClearFilters({ category: null, wordClass: null, page: 1 })}>
            Überall suchen
          </Button>
        )}
        <Button color="coral" onClick={onRequest}>
          Gebärde wünschen
        </Button>
      </div>
    </EmptyState>
  )
}
